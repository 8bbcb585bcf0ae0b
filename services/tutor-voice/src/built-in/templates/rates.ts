import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const num = r.readDecimal
const UNIT = String.raw`(hours?|hrs?|minutes?|min|days?)`
const LENGTH = String.raw`(km|kilometers|kilometres|miles|mi|meters|metres)`
const SPEED = String.raw`(?:km\/h|kmh|kph|mph|km per hour|kilometers per hour|kilometres per hour|miles per hour|miles an hour|km an hour)`

const TOGETHER = form(String.raw`[^\d]*?(?:2 |3 )?[^\d]*? N ${UNIT}[^\d]*? N ${UNIT}(?:[^\d]*? N ${UNIT})?[^\d]*?`)
/** `6, 8 and 12 hours`: each of them in hours. */
const LISTED = new RegExp(String.raw`\b((?:\d+(?:\.\d+)?(?:, and |, | and )){1,2}\d+(?:\.\d+)?) ${UNIT}\b`)
/** `B needs 9`: the unit of the one before holds for it. */
const NO_UNIT = new RegExp(
  String.raw`(\b\d+(?:\.\d+)? ${UNIT}\b[^\d]*?\b(?:needs?|takes?|in|requires?|does it in|another|the other|second one|would take) )(\d+(?:\.\d+)?)(?=\s*(?:[.,;?]|and\b|alone\b|working\b|$))`,
)
const TOGETHER_WORDS =
  /\b(?:together|both|jointly|all 3|simultaneously|at the same time|at once|side by side|in parallel|combined|join forces|as a team)\b/
/** Words by which not all of them work all the time. */
const NOT_ALWAYS =
  /\b(?:switched|turned|off|joins?|joined|quits?|closed|shut|goes home|then|until|only|starts? late\w*|hours? in|at first|after that|helps? for|for (?:the )?(?:first )?\d)\b/
const BOTH_TAKE = form(
  String.raw`[^\d]*?\btogether[^\d]*? N ${UNIT}[^\d]*?\balone[^\d]*? N ${UNIT}[^\d]*?(?:how long|how many)[^\d]*?\balone[^\d]*?`,
)

/** `A needs 6 hours and B 3 hours, how long together`; also the time of one alone from the time together. */
export const work: Template = (asked) => {
  const text = asked.plain
    .replace(
      /\b(?:2|3) (?:[a-z]+ )?(?=pipes|taps|machines|workers|people|printers|painters|hoses|pumps|friends|cleaners|robots)/g,
      '',
    )
    .replaceAll(/\ball 3\b/g, 'together')
    .replace(LISTED, (_, list: string, unit: string) => list.replaceAll(/\d+(?:\.\d+)?/g, `$& ${unit}`))
    .replace(NO_UNIT, '$1$3 $2')
  if (
    !/\b(paint|paints|fill|fills|filling|build|builds|finish|finishes|complete|completes|do|does|job|work|works|task|print|prints|clean|cleans|mow|mows|dig|digs|produce|alone|pumps?|pipes?|taps?)\b/.test(
      text,
    )
  )
    return null
  if (/\b(drive|drives|travels?|speed|km|miles|mixture|solution)\b/.test(text)) return null
  if (NOT_ALWAYS.test(text.replaceAll(/\bonly needs\b/g, 'needs'))) return null
  const reversed = BOTH_TAKE.exec(text)
  if (
    reversed !== null &&
    sameUnit([reversed[2], reversed[4]]) &&
    untwisted(asked, 'together alone other second if third')
  ) {
    return aloneLines(num(reversed[1]!), num(reversed[3]!), unitOf(reversed[2]!))
  }
  const match = TOGETHER.exec(text)
  // What stands after the last number, without what still belongs to it.
  const ask = text.replace(/^.*\d/, '').replace(/^[^.,;]*?(?:[.,;]|(?=\bhow\b|\bworking\b|\bif\b))/, '')
  if (
    match === null ||
    !TOGETHER_WORDS.test(ask) ||
    !/\bhow (?:long|many)\b|what time/.test(ask) ||
    /\balone\b/.test(ask)
  )
    return null
  const times = [match[1], match[3], match[5]].filter((digits) => digits !== undefined).map(num)
  const sameUnits = sameUnit([match[2], match[4], match[6] ?? match[4]])
  if (!sameUnits || times.some(({ n }) => n === 0n) || !untwisted(asked, 'together alone same other if second another'))
    return null
  return togetherLines(times, unitOf(match[2]!))
}

function sameUnit(units: readonly (string | undefined)[]): boolean {
  return new Set(units.map((unit) => unitOf(unit ?? ''))).size === 1
}

function unitOf(word: string): string {
  return word.startsWith('h') ? 'hours' : word.startsWith('m') ? 'minutes' : 'days'
}

function togetherLines(times: readonly r.Rational[], unit: string): string[] {
  const rates = times.map((time) => r.divide(r.ONE, time))
  const rate = rates.reduce(r.add)
  return [
    `Rates add. In one of the ${unit}, each does this part of the job: ${rates.map((part) => `\\(${show.fraction(part)}\\)`).join(', ')}.`,
    `Together: \\(${rates.map(show.fraction).join(' + ')} = ${show.fraction(rate)}\\)`,
    `The whole job: \\(1 \\div ${show.fraction(rate)} = ${show.result(r.divide(r.ONE, rate))}\\) ${unit}.`,
  ]
}

function aloneLines(together: r.Rational, one: r.Rational, unit: string): string[] | null {
  if (together.n === 0n || r.compare(one, together) <= 0) return null
  const [joint, known] = [r.divide(r.ONE, together), r.divide(r.ONE, one)]
  const other = r.subtract(joint, known)
  return [
    `Rates add, so subtract the known one: \\(${show.fraction(joint)} - ${show.fraction(known)} = ${show.fraction(other)}\\)`,
    `Alone, the other needs \\(1 \\div ${show.fraction(other)} = ${show.result(r.divide(r.ONE, other))}\\) ${unit}.`,
  ]
}

const TWO_LEGS = form(String.raw`[^\d]*? N ${LENGTH} at N ${SPEED}[^\d]*? N ${LENGTH} at N ${SPEED}[^\d]*?`)
const TWO_TIMES = form(
  String.raw`[^\d]*? N (hours?|minutes?) at N ${SPEED}[^\d]*? N (hours?|minutes?) at N ${SPEED}[^\d]*?`,
)
const THERE_AND_BACK = form(
  String.raw`[^\d]*? at N ${SPEED}[^\d]*?\b(?:back|returns?|home|way back)\b[^\d]*? at N ${SPEED}[^\d]*?`,
)

/** The average speed of two legs with distances, with times, or there and back. */
export const averageSpeed: Template = (asked) => {
  const text = asked.plain
  if (!/average speed/.test(text) || !untwisted(asked, 'average then another next same second first rest last per for'))
    return null
  const legs = TWO_LEGS.exec(text)
  if (legs !== null && legs[2] === legs[5])
    return legLines(num(legs[1]!), num(legs[3]!), [num(legs[4]!), num(legs[6]!)])
  const times = TWO_TIMES.exec(text)
  if (times !== null && times[2]![0] === times[5]![0])
    return timeLines([num(times[1]!), num(times[4]!)], [num(times[3]!), num(times[6]!)])
  const back = THERE_AND_BACK.exec(text)
  if (back === null || /\b(?:km|miles) at\b/.test(text)) return null
  const [there, home] = [num(back[1]!), num(back[2]!)]
  const average = r.divide(r.multiply(r.rational(2), r.multiply(there, home)), r.add(there, home))
  return [
    'Both ways are equally long. Call one way \\(d\\): the average speed is all distance over all time.',
    `\\(\\frac{2d}{\\frac{d}{${show.number(there)}} + \\frac{d}{${show.number(home)}}} = \\frac{2 \\times ${show.number(there)} \\times ${show.number(home)}}{${show.number(there)} + ${show.number(home)}} = ${show.result(average)}\\)`,
    'It is nearer to the slower speed, because more time is spent on it.',
  ]
}

function legLines(first: r.Rational, speed: r.Rational, [second, pace]: [r.Rational, r.Rational]): string[] | null {
  if (speed.n === 0n || pace.n === 0n) return null
  const [t, u] = [r.divide(first, speed), r.divide(second, pace)]
  const [distance, time] = [r.add(first, second), r.add(t, u)]
  return [
    `The legs take \\(\\frac{${show.number(first)}}{${show.number(speed)}} = ${show.number(t)}\\) and \\(\\frac{${show.number(second)}}{${show.number(pace)}} = ${show.number(u)}\\) hours.`,
    `All distance over all time: \\(\\frac{${show.number(distance)}}{${show.number(time)}} = ${show.measure(r.divide(distance, time))}\\)`,
  ]
}

function timeLines([t, u]: [r.Rational, r.Rational], [v, w]: [r.Rational, r.Rational]): string[] | null {
  const [first, second] = [r.multiply(t, v), r.multiply(u, w)]
  const time = r.add(t, u)
  if (time.n === 0n) return null
  return [
    `Weigh each speed by its time: \\(${show.number(t)} \\times ${show.number(v)} + ${show.number(u)} \\times ${show.number(w)} = ${show.number(r.add(first, second))}\\)`,
    `Divide by all the time: \\(\\frac{${show.number(r.add(first, second))}}{${show.number(time)}} = ${show.measure(r.divide(r.add(first, second), time))}\\)`,
  ]
}

const SPEED_OF = form(String.raw`[^\d]*? N ${LENGTH} in N hours?[^\d]*?(?:what is|what was|find|how fast)[^\d]*?`)
const TIME_OF = form(
  String.raw`(?:how long|how many hours)[^\d]*? N ${LENGTH} at (?:a speed of |an average speed of )?N ${SPEED}\s*[?.]?`,
)
const WAY_OF = form(
  String.raw`how (?:far|many (?:km|miles|kilometers|kilometres))[^\d]*?(?:N hours? at N ${SPEED}|at N ${SPEED} (?:for|in) N hours?)\s*[?.]?`,
)

/** One of distance, speed and time from the other two. */
export const distance: Template = (asked) => {
  if (!untwisted(asked, 'average per for')) return null
  const speed = SPEED_OF.exec(asked.plain)
  if (speed !== null && /\bspeed\b|how fast/.test(asked.plain) && num(speed[3]!).n > 0n) {
    return [
      'Speed is distance over time.',
      `\\(\\frac{${speed[1]}}{${speed[3]}} = ${show.measure(r.divide(num(speed[1]!), num(speed[3]!)))}\\) ${speed[2]} per hour`,
    ]
  }
  const time = TIME_OF.exec(asked.plain)
  if (time !== null && num(time[3]!).n > 0n) {
    return [
      'Time is distance over speed.',
      `\\(\\frac{${time[1]}}{${time[3]}} = ${show.measure(r.divide(num(time[1]!), num(time[3]!)))}\\) hours`,
    ]
  }
  const way = WAY_OF.exec(asked.plain)?.slice(1).filter(Boolean)
  if (way?.[0] === undefined || way[1] === undefined) return null
  return [
    'Distance is speed times time.',
    `\\(${way[0]} \\times ${way[1]} = ${show.measure(r.multiply(num(way[0]), num(way[1])))}\\)`,
  ]
}
