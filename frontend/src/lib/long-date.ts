/** An instant (ISO 8601) as a date in a zone: '27 November 2026'. */
export function longDate(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(new Date(instant))
}

/** An instant with its time of day: '27 November 2026 at 10:00'. */
export function longTime(instant: string, zone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: zone })
  return format.format(new Date(instant))
}
