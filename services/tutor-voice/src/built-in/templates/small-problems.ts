import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { withoutAsking } from './arithmetic.ts'
import { form, N, untwisted, type Template } from './template.ts'

const num = r.readDecimal

const SETS = form(
  String.raw`(?:in|of|from|out of) (?:a |an )?(?:class|group|school|town|company|survey|team|club|total|party|village|office)?(?: of)? ?N(?: [a-z]+)?,? N [^\d]*? N [^\d]*? N [^\d]*?\bboth\b(?: [a-z]+)*[,.;]? ?how many[^\d]*? (?:neither|none of (?:them|the 2))[^\d]*?`,
)

/** `of 40 people 25 play football, 18 tennis and 10 both, how many neither`. */
export const neither: Template = (asked) => {
  const match = SETS.exec(asked.plain)
  if (match === null || !untwisted(asked, 'neither none') || /%|\bonly\b/.test(asked.plain)) return null
  const [all, a, b, both] = match.slice(1).map(num) as [r.Rational, r.Rational, r.Rational, r.Rational]
  const union = r.subtract(r.add(a, b), both)
  if ([a, b].some((one) => r.compare(both, one) > 0) || r.compare(union, all) > 0) return null
  return [
    `In one or both: \\(${show.number(a)} + ${show.number(b)} - ${show.number(both)} = ${show.number(union)}\\), because those in both were counted twice.`,
    `Neither: \\(${show.number(all)} - ${show.number(union)} = ${show.number(r.subtract(all, union))}\\)`,
  ]
}

const COLOUR = '(?:red|blue|green|white|black|yellow|orange|pink|purple|brown)'
const SINGLE = new RegExp(
  String.raw`^[^\d]*?((?:\d+ ${COLOUR}(?: [a-z]+)?(?:, and |, | and )){1,4}\d+ ${COLOUR})(?: [a-z]+)?[.,;]? (?:what is|what's|find|if|one|you|i|a)?[^\d]*?\b(?:probability|chance)\b[^\d]*?\b(?:of (?:drawing|picking|choosing|getting|pulling)(?: out)?|that (?:it|one|a ball|a marble|the ball|the marble|it's)(?: drawn)? is|it is) (?:an? |one )?(?:single )?(${COLOUR})(?: one| ball| marble| sock| chip)?(?: at random)?\s*[?.]*$`,
)

/** `4 red, 5 blue and 1 green marble, the probability of drawing a blue one`. */
export const singleDraw: Template = (asked) => {
  const match = SINGLE.exec(asked.plain)
  if (
    match === null ||
    !untwisted(asked) ||
    /\b(?:2|both|replac\w*|twice|not|or)\b/.test(asked.plain.replace(match[1]!, ''))
  )
    return null
  const held = [...match[1]!.matchAll(/(?<!\d)(\d+) ([a-z]+)/g)].map(([, count, colour]) => ({
    count: BigInt(count!),
    colour: colour!,
  }))
  const total = held.reduce((sum, { count }) => sum + count, 0n)
  const wanted = held.filter(({ colour }) => colour === match[2])
  if (wanted.length !== 1 || new Set(held.map(({ colour }) => colour)).size !== held.length || total === 0n) return null
  return [
    `There are \\(${held.map(({ count }) => count).join(' + ')} = ${total}\\) in all, and \\(${wanted[0]!.count}\\) of them ${match[2]}.`,
    `The probability: \\(${show.result(r.rational(wanted[0]!.count, total))}\\)`,
  ]
}

const TERM = form(
  String.raw`(?:the )?(\d+)(?:st|nd|rd|th) term (?:of|in) (?:the |an? )?(?:arithmetic )?(?:sequence |series |progression )?:?(\d+), ?(\d+), ?(\d+)(?:, ?(\d+))?(?:,? ?\.\.\.)?`,
)
const SUM_TO = form(
  String.raw`(?:the )?sum of (?:all )?(?:the )?(?:first )?(?:numbers|integers|whole numbers|positive integers|natural numbers) (?:from 1 to|1 to|from 1 through|up to) (\d+)(?: inclusive)?`,
)

/** `the 10th term of 3, 7, 11` if the steps are equal, and `sum of the numbers from 1 to 100`. */
export const sequences: Template = (asked) => {
  const text = withoutAsking(asked.plain)
  const end = SUM_TO.exec(text)?.[1]
  if (end !== undefined) {
    const n = BigInt(end)
    return [
      'The first and the last together are as much as the second and the last but one, and so on.',
      `\\(\\frac{${n} \\times ${n + 1n}}{2} = ${(n * (n + 1n)) / 2n}\\)`,
    ]
  }
  const match = TERM.exec(text)
  if (match === null) return null
  const [n, ...terms] = match.slice(1).filter(Boolean).map(BigInt) as [bigint, ...bigint[]]
  const step = terms[1]! - terms[0]!
  if (n < 1n || terms.some((term, index) => term !== terms[0]! + step * BigInt(index))) return null
  return [
    `Each term is \\(${step}\\) more than the one before.`,
    `\\(${terms[0]} + ${n - 1n} \\times ${step < 0n ? `(${step})` : step} = ${terms[0]! + (n - 1n) * step}\\)`,
  ]
}

const MORE_THAN = new RegExp(
  String.raw`^(?:if )?${N} (more|less) than (?:${N} times|(twice)) a (?:certain )?number (?:is|equals) ${N}[.,;]? (?:what is|find) (?:the|that|this) number\s*[?.]*$`,
)

/** `7 more than 3 times a number is 34, what is the number`. */
export const puzzles: Template = (asked) => {
  const match = MORE_THAN.exec(asked.plain)
  if (match === null || !untwisted(asked, 'more less than twice if')) return null
  const [plus, times, result] = [num(match[1]!), num(match[3] ?? '2'), num(match[5]!)]
  if (times.n === 0n) return null
  const sign = match[2] === 'more' ? '+' : '-'
  const rest = sign === '+' ? r.subtract(result, plus) : r.add(result, plus)
  return [
    `Call the number \\(x\\): \\(${show.number(times)}x ${sign} ${show.number(plus)} = ${show.number(result)}\\)`,
    `So \\(${show.number(times)}x = ${show.number(rest)}\\), and \\(x = ${show.measure(r.divide(rest, times))}\\).`,
  ]
}

const FACTORS: Record<string, [bigint, bigint]> = {
  'hour minute': [60n, 1n],
  'minute second': [60n, 1n],
  'minute hour': [1n, 60n],
  'second minute': [1n, 60n],
  'day hour': [24n, 1n],
  'hour day': [1n, 24n],
  'hour second': [3600n, 1n],
  'week day': [7n, 1n],
  'km/h m/s': [5n, 18n],
  'm/s km/h': [18n, 5n],
}
const UNIT = String.raw`(hours?|minutes?|seconds?|days?|weeks?|km\/h|m\/s)`
const CONVERT = [
  new RegExp(String.raw`^(?:convert |change |turn )?${N} ${UNIT} (?:to|in|into) ${UNIT}\s*[?.]*$`),
  new RegExp(
    String.raw`^how many (?<to>hours|minutes|seconds|days) (?:is|are|in|are in|are there in) ${N} ${UNIT}\s*[?.]*$`,
  ),
]

/** `2.5 hours in minutes`, `72 km/h to m/s`. */
export const unitChanges: Template = ({ plain }) => {
  const text = plain.replace(/^(?:what is|please|pls) /, '')
  const first = CONVERT[0]!.exec(text)
  const second = first === null ? CONVERT[1]!.exec(text) : null
  const [digits, from, to] = first ? first.slice(1) : [second?.[2], second?.[3], second?.[1]]
  if (digits === undefined || from === undefined || to === undefined) return null
  const single = (unit: string): string => (unit.includes('/') ? unit : unit.replace(/s$/, ''))
  const factor = FACTORS[`${single(from)} ${single(to)}`]
  if (factor === undefined) return null
  const rate = r.rational(...factor)
  return [`\\(${digits} \\times ${show.fraction(rate)} = ${show.measure(r.multiply(num(digits), rate))}\\) ${to}`]
}

const BACK = form(
  String.raw`[^\d]*? (falls?|drops?|fell|dropped|decreases?|decreased|is reduced|rises?|rose|increases?|increased) (?:by )?N%[^\d%]*? by (?:what|how many|which) (?:percent|percentage|%)[^\d]*?\b(rise|increase|grow|go up|fall|drop|decrease|go down)\b[^\d]*?\b(?:back|original|again|same)\b[^\d]*?`,
)

/** `a price falls by 20%, by what percent must it rise to get back`. */
export const wayBack: Template = (asked) => {
  const match = BACK.exec(asked.plain)
  if (match === null || !untwisted(asked, 'must same then')) return null
  const isFall = /^(?:f|dr|de|is)/.test(match[1]!)
  if (isFall !== /rise|increase|grow|up/.test(match[3]!)) return null
  const percent = num(match[2]!)
  const left = isFall ? r.subtract(r.rational(100), percent) : r.add(r.rational(100), percent)
  if (left.n <= 0n || percent.n === 0n) return null
  return [
    `Take 100 at first: then it is \\(${show.number(left)}\\), and \\(${show.number(percent)}\\) away from 100.`,
    `The base is \\(${show.number(left)}\\) now: \\(\\frac{${show.number(percent)}}{${show.number(left)}} \\times 100 = ${show.measure(r.divide(r.multiply(percent, r.rational(100)), left))}\\) percent`,
  ]
}
