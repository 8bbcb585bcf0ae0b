import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const num = r.readDecimal
const DOLLARS = String.raw`(?: dollars?| euros?)?`

const SIMPLE = form(String.raw`[^\d]*?(?:on|of|if|from)? ?N${DOLLARS}(?!%)[^\d%]*? N%[^\d%]*? N years?[^\d%]*?`)

const YEARS_FIRST = form(String.raw`[^\d]*?(?:on|of|if|from)? ?N${DOLLARS}(?!%)[^\d%]*? N years?[^\d%]*? N%[^\d%]*?`)

/** Principal, percent and years, in either order. */
function loanOf(text: string): string[] | null {
  const match = SIMPLE.exec(text)
  if (match !== null) return match.slice(1)
  const other = YEARS_FIRST.exec(text)
  return other && [other[1]!, other[3]!, other[2]!]
}

/** `simple interest on 500 at 4% for 3 years`. */
export const simpleInterest: Template = (asked) => {
  const match = loanOf(asked.plain)
  if (
    match === null ||
    !/simple interest/.test(asked.plain) ||
    /compound/.test(asked.plain) ||
    !untwisted(asked, 'per after each if')
  )
    return null
  if (/\bmonth|what (?:is|was) the (?:rate|principal)|how many years\b/.test(asked.plain)) return null
  const [principal, percent, years] = [num(match[0]!), num(match[1]!), num(match[2]!)]
  const interest = r.divide(r.multiply(principal, r.multiply(percent, years)), r.rational(100))
  const total = /\b(total|amount|worth|balance|value|altogether|have)\b/.test(asked.plain)
  return [
    'Simple interest is principal times rate times years.',
    `\\(${show.number(principal)} \\times \\frac{${show.number(percent)}}{100} \\times ${show.number(years)} = ${show.measure(interest)}\\)`,
    ...(total
      ? [
          `With the principal: \\(${show.number(principal)} + ${show.number(interest)} = ${show.measure(r.add(principal, interest))}\\)`,
        ]
      : []),
  ]
}

const PERIODS: [RegExp, bigint][] = [
  [/\b(?:semi-?annually|half-yearly|twice a year|every 6 months)\b/, 2n],
  [/\bquarterly\b/, 4n],
  [/\bmonthly\b/, 12n],
]

/** `1000 is invested at 5% compound interest for 2 years, how much is it worth`. */
export const compoundInterest: Template = (asked) => {
  const text = asked.plain
  const match = loanOf(text)
  if (
    match === null ||
    !/\bcompound(?:ed)?\b/.test(text) ||
    /\bsimple\b/.test(text) ||
    /\b(?:daily|weekly|continuously)\b/.test(text)
  )
    return null
  if (!untwisted(asked, 'per after every twice monthly quarterly semiannually semi-annually half-yearly each if'))
    return null
  if (
    /what (?:is|was) the (?:rate|principal)|how many years|\bmonths\b(?! ?,)/.test(text.replace('every 6 months', ''))
  )
    return null
  const asksInterest =
    /how much interest|what is the (?:compound )?interest|interest (?:is )?earned|^(?:find |calculate )?(?:the )?compound interest (?:on|of|for)/.test(
      text,
    )
  if (!asksInterest && !/\b(worth|amount|balance|value|have|total|grow)\b/.test(text)) return null
  const perYear = PERIODS.find(([words]) => words.test(text))?.[1] ?? 1n
  const [principal, percent, years] = [num(match[0]!), num(match[1]!), num(match[2]!)]
  const periods = years.n * perYear
  if (!r.isWhole(years) || periods > 40n) return null
  const factor = r.add(r.ONE, r.divide(percent, r.rational(100n * perYear)))
  const amount = r.multiply(principal, r.power(factor, periods))
  const shown = money(amount)
  return [
    `The money is multiplied by \\(${show.number(factor)}\\) in each of \\(${periods}\\) periods.`,
    `\\(${show.number(principal)} \\times ${show.number(factor)}^{${periods}} ${shown.sign} ${shown.digits}\\)`,
    ...(asksInterest
      ? [
          `The interest is the growth: \\(${shown.digits} - ${show.number(principal)} ${shown.sign} ${money(r.subtract(amount, principal)).digits}\\)`,
        ]
      : []),
  ]
}

function money(value: r.Rational): { sign: string; digits: string } {
  const exact = show.decimal(value)
  if (exact !== null) return { sign: '=', digits: exact }
  const cents = (value.n * 200n + value.d) / (value.d * 2n)
  return { sign: '\\approx', digits: show.decimal(r.rational(cents, 100n))! }
}

const DOUBLING = form(
  String.raw`[^\d]*? (?:of )?N [^\d]*?\b(doubles|triples) every N (hours?|days?|years?|minutes?|weeks?|months?)[^\d]*?(?:after|in) N (hours?|days?|years?|minutes?|weeks?|months?)\s*[?.]?`,
)

/** `a population of 200 doubles every 3 hours, how many after 12 hours`. */
export const doubling: Template = (asked) => {
  const match = DOUBLING.exec(asked.plain)
  if (match === null || match[4]![0] !== match[6]![0] || !untwisted(asked, 'every after')) return null
  const [start, step, time] = [num(match[1]!), num(match[3]!), num(match[5]!)]
  const steps = step.n === 0n ? null : r.divide(time, step)
  if (steps === null || !r.isWhole(steps) || steps.n > 60n) return null
  const factor = match[2] === 'doubles' ? 2 : 3
  return [
    `\\(${show.number(time)} \\div ${show.number(step)} = ${steps.n}\\), so it ${match[2]} \\(${steps.n}\\) times.`,
    `\\(${show.number(start)} \\times ${factor}^{${steps.n}} = ${show.measure(r.multiply(start, r.power(r.rational(factor), steps.n)))}\\)`,
  ]
}
