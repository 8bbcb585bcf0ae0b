import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, N, untwisted, type Template } from './template.ts'

const num = r.readDecimal
const SHARE = form(
  String.raw`(?:how do (?:i|you) )?(?:share|divide|split|distribute) N(?: [a-z]+)?[^\d]*? in (?:the |a )?ratio (?:of )?(\d+(?: ?: ?\d+)+)[^\d]*?`,
)

/** `share 120 in the ratio 3:5`, with two to five parts. */
export const ratioShares: Template = (asked) => {
  const match = SHARE.exec(asked.plain)
  if (match === null || !untwisted(asked)) return null
  const parts = match[2]!.split(':').map((part) => BigInt(part.trim()))
  const sum = parts.reduce((total, part) => total + part, 0n)
  if (sum === 0n || parts.length > 5) return null
  const one = r.divide(num(match[1]!), r.rational(sum))
  const shares = parts.map(
    (part) => `\\(${part} \\times ${show.number(one)} = ${show.measure(r.multiply(one, r.rational(part)))}\\)`,
  )
  return [
    `There are \\(${parts.join(' + ')} = ${sum}\\) parts, so one part is \\(\\frac{${match[1]}}{${sum}} = ${show.measure(one)}\\).`,
    `The shares: ${shares.join(', ')}.`,
  ]
}

const SUM_AND_DIFFERENCE = [
  form(String.raw`[^\d]*?sum of (?:the )?(?:2 )?numbers is N[^\d]*?difference[^\d]*? (?:is )?N[^\d]*?`),
  form(String.raw`(?:2 )?numbers (?:have|with) (?:a |the )?sum (?:of )?N[^\d]*?difference (?:of |is )?N[^\d]*?`),
]

/** `the sum of two numbers is 20 and their difference is 4`. */
export const sumAndDifference: Template = (asked) => {
  const match = SUM_AND_DIFFERENCE.map((pattern) => pattern.exec(asked.plain)).find((found) => found !== null)
  if (match === undefined || !untwisted(asked, 'difference') || /\b(squares?|product|cubes?)\b/.test(asked.plain))
    return null
  const [sum, difference] = [num(match[1]!), num(match[2]!)]
  const large = r.divide(r.add(sum, difference), r.rational(2))
  const small = r.subtract(sum, large)
  return [
    `\\(x + y = ${show.number(sum)}\\) and \\(x - y = ${show.number(difference)}\\). Add the equations: \\(2x = ${show.number(r.add(sum, difference))}\\)`,
    `So \\(x = ${show.measure(large)}\\) and \\(y = ${show.measure(small)}\\).`,
  ]
}

const PACE = [
  new RegExp(`^[^\\d]*?${N} (?:minutes|min|mins)[^\\d]*? ${N} questions?[^\\d]*$`),
  new RegExp(`^[^\\d]*?${N} questions?[^\\d]*? ${N} (?:minutes|min|mins)[^\\d]*$`),
]
const DONE = new RegExp(
  String.raw`^[^\d]*?(?:done|answered|finished|solved|at question|on question) (\d+) (?:of|out of) (\d+)(?: questions?)?[^\d]*? ${N} (?:minutes|min|mins)[^\d]*$`,
)

/** `10 minutes left for 6 questions, how much time per question`. */
export const pacing: Template = (asked) => {
  const text = asked.plain
  if (
    !/\b(pace|per question|each question|a question|for each|for one question|time (?:do i have|is that|for each))\b/.test(
      text,
    )
  )
    return null
  if (!untwisted(asked, 'left per each remaining rest average')) return null
  const done = DONE.exec(text)
  if (done !== null) return paceLines(num(done[3]!), num(done[2]!), num(done[1]!))
  const [first, second] = PACE.map((pattern) => pattern.exec(text))
  if (first) return paceLines(num(first[1]!), num(first[2]!), r.ZERO)
  return second ? paceLines(num(second[2]!), num(second[1]!), r.ZERO) : null
}

function paceLines(minutes: r.Rational, questions: r.Rational, done: r.Rational): string[] | null {
  const left = r.subtract(questions, done)
  if (left.n <= 0n || !r.isWhole(left) || minutes.n <= 0n) return null
  const seconds = r.divide(r.multiply(minutes, r.rational(60)), left)
  const rounded = (seconds.n * 2n + seconds.d) / (seconds.d * 2n)
  const clock = `${rounded / 60n}:${String(rounded % 60n).padStart(2, '0')}`
  return [
    `${done.n === 0n ? '' : `There are \\(${show.number(questions)} - ${show.number(done)} = ${left.n}\\) questions left. `}In seconds: \\(\\frac{${show.number(minutes)} \\times 60}{${left.n}} ${r.isWhole(seconds) ? '=' : '\\approx'} ${rounded}\\)`,
    `That is ${clock} minutes for each question, on average.`,
  ]
}
