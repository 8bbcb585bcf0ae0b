import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { asking, quantitiesOf } from './quantities.ts'
import { untwisted, type Template } from './template.ts'

const LENGTHS: Record<string, string> = { 'km/h': 'km', mph: 'mile' }
const SIXTY = r.rational(60)

/** `2 hours and 30 minutes` as `2.5 hours`. */
function inHours(text: string): string {
  return text.replaceAll(
    /\b(\d+) ?(?:hours?|hrs?|h)(?:,? and|,)? (\d+) ?(?:minutes?|mins?)\b/g,
    (whole, hours: string, minutes: string) => {
      const total = show.decimal(r.add(r.readDecimal(hours), r.divide(r.readDecimal(minutes), SIXTY)))
      return total === null ? whole : `${total} hours`
    },
  )
}

const TWO_MOVERS =
  /\b(?:average|both|each|trains|cars|round trip|and back|returns?|another|meet|catch|apart|stops?|break|first|then|late|early|wind|current|river)\b/

/** One of distance, speed and time from the other two, however they are said. */
export const movement: Template = (asked) => {
  const text = inHours(
    asked.plain.replaceAll(/\bhalf an hour\b/g, '30 minutes').replaceAll(/\ban hour\b(?! and)/g, 'per hour'),
  )
  if (
    TWO_MOVERS.test(text.replaceAll('average speed', '')) ||
    !untwisted(asked, 'average per leave leaves') ||
    /\bhow much|\bpercent|\bfuel|\blit/.test(text)
  )
    return null
  const found = quantitiesOf(text)
  if (found.length !== 2 || found.some(({ value }) => value.n === 0n)) return null
  const speed = found.find(({ unit }) => unit in LENGTHS)
  const length = found.find(({ unit }) => ['km', 'mile'].includes(unit))
  const time = found.find(({ unit }) => unit === 'h' || unit === 'min')
  const hours = time && (time.unit === 'h' ? time.value : r.divide(time.value, SIXTY))
  if (speed && hours && /\bhow (?:far|many (?:km|kilomet(?:er|re)s|miles))\b|\bdistance\b/.test(text)) {
    const unit = speed.unit === 'mph' ? 'miles' : 'km'
    return [
      'Distance is speed times time.',
      `\\(${show.number(speed.value)} \\times ${show.number(hours)} = ${show.measure(r.multiply(speed.value, hours))}\\) ${unit}`,
    ]
  }
  if (speed && length && LENGTHS[speed.unit] === length.unit) {
    const asksTime = /\bhow (?:long|many (?:hours|minutes))\b|\btime\b/.test(asking(text))
    return asksTime ? timeLines(length.value, speed.value) : null
  }
  if (length && hours && /\bspeed\b|\bhow fast\b/.test(text)) return speedLines(length.value, hours, length.unit)
  return null
}

function speedLines(length: r.Rational, hours: r.Rational, unit: string): string[] {
  const speed = show.measure(r.divide(length, hours))
  return [
    'Speed is distance over time.',
    `\\(${show.number(length)} \\div ${show.number(hours)} = ${speed}\\) ${unit === 'km' ? 'km' : 'miles'} per hour`,
  ]
}

function timeLines(length: r.Rational, speed: r.Rational): string[] {
  const time = r.divide(length, speed)
  const minutes = r.multiply(time, SIXTY)
  return [
    'Time is distance over speed.',
    `\\(\\frac{${show.number(length)}}{${show.number(speed)}} = ${show.measure(time)}\\) hours`,
    ...(r.isWhole(minutes) ? [`In minutes: \\(${show.number(time)} \\times 60 = ${minutes.n}\\)`] : []),
  ]
}

/** `9:00`, `10:30 pm`, `2pm`. */
const CLOCK = /(?<![\d.])\b(\d{1,2})(?::(\d{2}))? ?(am|a\.m\.|pm|p\.m\.)?(?![\w:])/g

/** The times of day in a text, in minutes after midnight, and the text without them. Null if one is none. */
function clocksOf(text: string): { minutes: bigint[]; rest: string } | null {
  const times = [...text.matchAll(CLOCK)].filter(([, , minute, half]) => minute !== undefined || half !== undefined)
  const minutes = times.map(([, hour, minute, half]) => minutesOf(Number(hour), Number(minute ?? 0), half))
  if (minutes.includes(null)) return null
  const rest = times.reduce((shorter, [time]) => shorter.replace(time, 'that time'), text)
  return { minutes: minutes.filter((one) => one !== null), rest }
}

function minutesOf(hour: number, minute: number, half: string | undefined): bigint | null {
  if (minute > 59 || hour > (half === undefined ? 23 : 12) || (half !== undefined && hour === 0)) return null
  const hours = half === undefined ? hour : (hour % 12) + (half.startsWith('p') ? 12 : 0)
  return BigInt(hours * 60 + minute)
}

function clockOf(minutes: bigint): string {
  return `${minutes / 60n}:${String(minutes % 60n).padStart(2, '0')}`
}

/** `A train leaves at 9:00 at 80 km/h, a second one at 10:30 at 120 km/h in the same direction. When does it catch up?` */
export const catchingUpByClock: Template = (asked) => {
  const clocks = clocksOf(asked.plain)
  if (clocks === null || clocks.minutes.length !== 2) return null
  const text = asked.plain
  if (
    !/\b(?:catch|catches|overtake|overtakes|reach|reaches)\b/.test(text) ||
    /\b(?:toward|towards|opposite|meet|apart|stops?|break)\b/.test(text)
  )
    return null
  if (!untwisted(asked, 'leaves leave later another second same first starts start after other per')) return null
  if (/\bhow far\b|\bdistance\b/.test(text) || !/\bwhen\b|\bwhat time\b/.test(asking(text))) return null
  const found = quantitiesOf(clocks.rest)
  const [slow, fast] = found
  if (found.length !== 2 || slow!.unit !== fast!.unit || !(slow!.unit in LENGTHS)) return null
  const [start, late] = clocks.minutes as [bigint, bigint]
  const gain = r.subtract(fast!.value, slow!.value)
  if (late <= start || gain.n <= 0n || !isInOrder(asked.plain)) return null
  const head = r.rational(late - start, 60n)
  const lead = r.multiply(slow!.value, head)
  const time = r.divide(lead, gain)
  const arrival = r.add(r.rational(late), r.multiply(time, SIXTY))
  const at = r.isWhole(arrival) && arrival.n < 1440n ? ` That is at ${clockOf(arrival.n)}.` : ''
  return [
    `The first one is ahead by \\(${show.number(slow!.value)} \\times ${show.number(head)} = ${show.measure(lead)}\\) when the second one starts.`,
    `The gap closes by \\(${show.number(fast!.value)} - ${show.number(slow!.value)} = ${show.number(gain)}\\) in each hour.`,
    `So it takes \\(\\frac{${show.number(lead)}}{${show.number(gain)}} = ${show.measure(time)}\\) hours after the second one starts.${at}`,
  ]
}

/** True if the first clock stands with the first speed, and the second with the second. */
function isInOrder(text: string): boolean {
  const marks = [...text.matchAll(/\d{1,2}(?::\d{2}| ?[ap]\.?m)|(?<!\d)\d+(?:\.\d+)? ?(?:km|kph|mph|miles|mi\b)/g)].map(
    ([mark]) => (/:|[ap]\.?m$/.test(mark) && !/k?mph|kph/.test(mark) ? 't' : 'v'),
  )
  return ['tvtv', 'vtvt', 'tvvt', 'vttv'].includes(marks.join(''))
}

/** `Two towns are 300 km apart. Trains leave towards each other at 70 and 80 km/h. When do they meet?` */
export const meeting: Template = (asked) => {
  const clocks = clocksOf(
    asked.plain.replaceAll(
      /\b2 (?=trains|cars|cyclists|runners|towns|cities|people|friends|buses|trucks|stations|walkers|hikers|ships|boats|places|villages|bikers)/g,
      '',
    ),
  )
  if (clocks === null || clocks.minutes.length > 1) return null
  const text = clocks.rest
  if (
    !/\bmeet\b|\bpass each other\b|\bcross(?: each other)?\b/.test(text) ||
    !/\b(?:towards?|at each other|opposite|facing|to meet)\b/.test(text)
  )
    return null
  if (
    !untwisted(
      asked,
      'leave leaves start starts apart same each other another second first until before towards opposite per',
    )
  )
    return null
  if (/\b(?:later|how far|distance from|after (?!how|that))\b/.test(text.replace(/\bhow far apart\b/, 'how far')))
    return null
  if (!/\b(?:how long|how many hours|when|what time|after how)\b/.test(text)) return null
  const found = quantitiesOf(
    text.replace(/\b(\d+(?:\.\d+)?)( (?:and|resp\w*) \d+(?:\.\d+)? ?)(km\/h|kmh|kph|mph)/, '$1 $3$2$3'),
  )
  const lengths = found.filter(({ unit }) => unit === 'km' || unit === 'mile')
  const speeds = found.filter(({ unit }) => unit in LENGTHS)
  if (found.length !== 3 || lengths.length !== 1 || speeds.length !== 2 || speeds[0]!.unit !== speeds[1]!.unit)
    return null
  if (LENGTHS[speeds[0]!.unit] !== lengths[0]!.unit) return null
  return meetingLines(
    lengths[0]!.value,
    speeds.map(({ value }) => value),
    clocks.minutes[0],
  )
}

function meetingLines(length: r.Rational, speeds: readonly r.Rational[], start: bigint | undefined): string[] | null {
  const sum = speeds.reduce(r.add)
  if (sum.n === 0n) return null
  const time = r.divide(length, sum)
  const arrival = start === undefined ? null : r.add(r.rational(start), r.multiply(time, SIXTY))
  return [
    `They move towards each other, so the speeds add: \\(${speeds.map(show.number).join(' + ')} = ${show.number(sum)}\\)`,
    `\\(\\frac{${show.number(length)}}{${show.number(sum)}} = ${show.measure(time)}\\) hours until they meet`,
    ...(arrival !== null && r.isWhole(arrival) && arrival.n < 1440n ? [`That is at ${clockOf(arrival.n)}.`] : []),
  ]
}
