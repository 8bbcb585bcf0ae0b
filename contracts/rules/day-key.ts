/**
 * The one place that computes a day. A day is the candidate's local day, written 'YYYY-MM-DD'.
 * Zones are IANA names; instants are `Date`.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Names are matched without regard to case, so a caller could send endless spellings of one zone.
  if (formats.size < 1000) formats.set(zone, format)
  return format
}

/** The zone's canonical spelling, or undefined where there is no such zone. Plain offsets such as '+02:00' are no zones. */
export function canonicalZone(zone: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(zone)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The local day of an instant. Throws RangeError for an unknown zone or an invalid instant. */
export function dayKey(instant: Date, zone: string): string {
  const parts = formatFor(zone).formatToParts(instant)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`
}

/** Days since 1970-01-01, for arithmetic on day keys. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}

/** The day `count` days later (earlier where negative). */
export function addDays(day: string, count: number): string {
  return dayKey(new Date((dayNumber(day) + count) * 86_400_000), 'UTC')
}

/**
 * The first instant of a local day, to the second. Where a zone skipped the day (Samoa, 2011-12-30), it is the first
 * instant after it. Found by bisection, so that no offset is ever computed by hand: all zones lie within UTC-12 … UTC+14.
 */
export function dayStart(day: string, zone: string): Date {
  const midnight = dayNumber(day) * 86_400
  let before = midnight - 36 * 3600
  let after = midnight + 36 * 3600
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayKey(new Date(middle * 1000), zone) >= day) after = middle
    else before = middle
  }
  return new Date(after * 1000)
}

/** The instant at which a local day is over: the start of the next one. */
export function dayEnd(day: string, zone: string): Date {
  return dayStart(addDays(day, 1), zone)
}
