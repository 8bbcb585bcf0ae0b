/** Days and times as a mail says them. */

/** '27 November 2026', as the day is called in the zone. */
export function dayInWords(instant: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zone }).format(instant)
}

/** '27 November 2026, 10:00 (Europe/Madrid)'. */
export function timeInWords(instant: Date, zone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone }).format(instant)
  return `${dayInWords(instant, zone)}, ${time} (${zone.replaceAll('_', ' ')})`
}

/** 'Monday 23 November' of a day key. */
export function dayKeyInWords(day: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** '1 question', '2 questions'. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
