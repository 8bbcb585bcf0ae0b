import { dayNumber } from '@app/contracts/rules/day-key'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', options)
  formats.set(key, known)
  return known
}

/** A day key ('YYYY-MM-DD') in words: 'Friday, 27 November', with the year where asked for. */
export function dayText(day: string, { year = false } = {}): string {
  const midnight = new Date(dayNumber(day) * 86_400_000)
  const inWords = (options: Intl.DateTimeFormatOptions) => format({ timeZone: 'UTC', ...options }).format(midnight)
  const date = inWords({ day: 'numeric', month: 'long', ...(year && { year: 'numeric' }) })
  return `${inWords({ weekday: 'long' })}, ${date}`
}

/** The time of day of an instant (ISO 8601) in a zone: '07:42'. */
export function timeText(instant: string, zone: string): string {
  return format({ timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))
}

/** Minutes and seconds: 219.6 seconds are '3:40'. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
