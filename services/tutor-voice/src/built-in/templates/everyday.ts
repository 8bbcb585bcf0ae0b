import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { withoutAsking } from './arithmetic.ts'
import { quantitiesOf, valuesOf } from './quantities.ts'
import { form, untwisted, type Template } from './template.ts'

const TO_DECIMAL =
  /^(?:convert |write |express |turn |change )?(\d+) ?\/ ?(\d+) (?:to|into|as|in)(?: a)? decimals?(?: form| number)?$/
const TO_FRACTION =
  /^(?:convert |write |express |turn |change )?(\d*\.\d+)(%?) (?:to|into|as)(?: a)? (?:fraction|common fraction)(?: in (?:lowest|simplest) (?:terms|form))?$/

/** `5/6 as a decimal`, `0.125 as a fraction`. */
export const conversions: Template = ({ plain }) => {
  const text = withoutAsking(
    plain.replace(/(?: as a (?:decimal|fraction))(?=[?.!\s]*$)/, (words) => `${words} `),
  ).trim()
  const whole = plain.replace(/^.*?(?=(?:convert|write|express|turn|change) |\d|\.\d)/, '').replace(/[?.!\s]+$/, '')
  const [top, bottom] = (TO_DECIMAL.exec(text) ?? TO_DECIMAL.exec(whole))?.slice(1).map(BigInt) ?? []
  if (top !== undefined && bottom !== undefined && bottom > 0n) {
    return [
      `Divide the numerator by the denominator: \\(${top} \\div ${bottom}\\)`,
      `\\(${show.result(r.rational(top, bottom))}\\)`,
    ]
  }
  const [, point, percent] = TO_FRACTION.exec(whole) ?? []
  if (point === undefined) return null
  const value = r.divide(r.readDecimal(point), r.rational(percent === '%' ? 100 : 1))
  return [
    'Write it over a power of 10, and reduce.',
    `\\(${point}${percent === '%' ? '\\%' : ''} = ${show.fraction(value)}\\)`,
  ]
}

const CONSECUTIVE = [
  form(
    String.raw`[^\d]*?\bsum of (?:the )?(\d+) consecutive (odd |even )?(?:positive )?(?:integers|numbers|whole numbers) (?:is|equals|=|are) N[^\d]*?`,
  ),
  form(
    String.raw`[^\d]*?\b(\d+) consecutive (odd |even )?(?:positive )?(?:integers|numbers|whole numbers) (?:add up to|sum to|have (?:a |the )?sum (?:of )?|total|with (?:a |the )?sum (?:of )?|add to|sum up to)[^\d]*? ?N[^\d]*?`,
  ),
]

/** `the sum of three consecutive even integers is 72, what are they`. */
export const consecutive: Template = (asked) => {
  const match = CONSECUTIVE.map((pattern) => pattern.exec(asked.plain)).find((found) => found !== null)
  if (
    match === undefined ||
    !untwisted(asked, 'consecutive') ||
    /\b(?:product|square|multiple|average|prime)\w*\b/.test(asked.plain)
  )
    return null
  const [count, sum, step] = [BigInt(match[1]!), r.readDecimal(match[3]!), match[2] === undefined ? 1n : 2n]
  if (count < 2n || count > 12n) return null
  const first = r.divide(r.subtract(sum, r.rational((step * count * (count - 1n)) / 2n)), r.rational(count))
  const parity = match[2] === undefined ? null : match[2].trim() === 'odd' ? 1n : 0n
  if (!r.isWhole(first) || (parity !== null && ((first.n % 2n) + 2n) % 2n !== parity)) return null
  const all = Array.from({ length: Number(count) }, (_, index) => first.n + step * BigInt(index))
  return [
    `Call the first one \\(x\\); each next one is \\(${step}\\) more.`,
    `The sum: \\(${count}x + ${(step * count * (count - 1n)) / 2n} = ${show.number(sum)}\\), so \\(x = ${first.n}\\).`,
    `They are ${all.map((value) => `\\(${value}\\)`).join(', ')}.`,
  ]
}

const DICE_SUM = form(
  String.raw`[^\d]*?\b(?:sum|total|add up to|sum to|adds? to)\b[^\d]*? (\d+)[^\d]*?\b2 (?:fair |standard |six-sided )?dice[^\d]*?`,
)
const SUM_DICE = form(
  String.raw`[^\d]*?\b2 (?:fair |standard |six-sided )?dice\b[^\d]*?\b(?:sum|total|add up to|sum to|adds? to)\b[^\d]*? (\d+)\s*[?.]?`,
)

/** `the probability of a sum of 7 with two dice`. */
export const diceSums: Template = (asked) => {
  const text = asked.plain
  if (!/\b(?:prob\w*|chance|likely|likelihood|odds)\b/.test(text) || !untwisted(asked)) return null
  if (
    /\b(?:over|above|below|under|greater|larger|smaller|or|between|odd|even|multiple|up|prime|product)\b(?! to)/.test(
      text.replace('add up to', 'sum to'),
    )
  )
    return null
  const digits = (DICE_SUM.exec(text) ?? SUM_DICE.exec(text))?.[1]
  const sum = Number(digits ?? 0)
  if (sum < 2 || sum > 12) return null
  const good = 6 - Math.abs(7 - sum)
  const pairs = Array.from({ length: 6 }, (_, index) => index + 1).filter((one) => sum - one >= 1 && sum - one <= 6)
  return [
    'Two dice have \\(6 \\times 6 = 36\\) equally likely results.',
    `The sum ${sum} comes from ${pairs.map((one) => `(${one}, ${sum - one})`).join(', ')}: \\(${good}\\) of them.`,
    `The probability: \\(\\frac{${good}}{36} = ${show.result(r.rational(good, 36))}\\)`,
  ]
}

const WORKERS = String.raw`(workers|men|people|machines|printers|painters|pumps|employees|cooks|robots|builders|gardeners|taps|horses|cows)`
const TIME = String.raw`(days|hours|minutes|weeks)`
const DONE_IN = form(
  String.raw`(?:if )?(?:it takes )?(?:a team of )?N ${WORKERS}(?: can| could)?(?: [a-z]+){0,6}? (?:in )?N ${TIME}(?: to [a-z ]+)?[.,]? how (?:many|much|long)[^\d]*? N ${WORKERS}[^\d]*?`,
)
const TIME_FOR = form(
  String.raw`how (?:many|much|long)[^\d]*? N ${WORKERS}[^\d]*? (?:if|when) N ${WORKERS}[^\d]*? N ${TIME}[^\d]*?`,
)

/** `5 workers need 12 days, how many days do 4 workers need`: the same job by another number of workers. */
export const sameJob: Template = (asked) => {
  const text = asked.plain
  if (
    !untwisted(asked, 'if same') ||
    /\b(?:each|every|more|eat|produces?|makes?|prints?|per|cost|day each|join|leave)\b/.test(text)
  )
    return null
  const first = DONE_IN.exec(text)
  const second = first === null ? TIME_FOR.exec(text) : null
  const [many, noun, time, unit, other, again] = first
    ? [first[1]!, first[2]!, first[3]!, first[4]!, first[5]!, first[6]!]
    : [second?.[3] ?? '', second?.[4] ?? '', second?.[5] ?? '', second?.[6] ?? '', second?.[1] ?? '', second?.[2] ?? '']
  if (many === '' || noun !== again) return null
  const ask = first ? text.slice(text.lastIndexOf(' how ')) : text
  if (!new RegExp(String.raw`\bhow (?:long|much time|many ${unit})\b`).test(ask) && !/^\s*how long/.test(ask))
    return null
  const [a, t, b] = [many, time, other].map(r.readDecimal) as [r.Rational, r.Rational, r.Rational]
  if (b.n === 0n) return null
  const work = r.multiply(a, t)
  return [
    `The job is \\(${show.number(a)} \\times ${show.number(t)} = ${show.number(work)}\\) ${unit} of one of the ${noun}, if all work equally fast.`,
    `\\(\\frac{${show.number(work)}}{${show.number(b)}} = ${show.measure(r.divide(work, b))}\\) ${unit}`,
  ]
}

const MAKING = form(
  String.raw`(?:if )?N ${WORKERS}(?: can)? (?:make|produce|print|assemble|build|pack|fill) N ([a-z]+) in N ${TIME}[.,]? how many ([a-z]+)[^\d]*? N ${WORKERS}[^\d]*? N ${TIME}\s*[?.]?`,
)

/** `8 machines make 240 parts in 6 hours, how many parts do 5 machines make in 4 hours`. */
export const output: Template = (asked) => {
  const match = MAKING.exec(asked.plain)
  if (match === null || !untwisted(asked, 'if same')) return null
  const [, many, noun, made, thing, time, unit, wanted, other, again, later, span] = match
  if (noun !== again || thing !== wanted || unit !== span) return null
  const [a, m, t, b, u] = [many, made, time, other, later].map((digits) => r.readDecimal(digits!)) as [
    r.Rational,
    r.Rational,
    r.Rational,
    r.Rational,
    r.Rational,
  ]
  const rate = r.divide(m, r.multiply(a, t))
  return [
    `One of them makes \\(\\frac{${show.number(m)}}{${show.number(a)} \\times ${show.number(t)}} = ${show.measure(rate)}\\) in one of the ${unit}.`,
    `\\(${show.number(rate)} \\times ${show.number(b)} \\times ${show.number(u)} = ${show.measure(r.multiply(rate, r.multiply(b, u)))}\\)`,
  ]
}

/** `60 km/h there and 40 km/h back, average speed`: equal distances. */
export const thereAndBack: Template = (asked) => {
  const text = asked.plain
  if (
    !/\baverage speed\b/.test(text) ||
    !/\b(?:back|returns?|round trip|same (?:way|distance|route|road)|half (?:of )?(?:the|a) (?:way|distance|trip|journey))\b/.test(
      text,
    )
  )
    return null
  if (
    !untwisted(asked, 'average then another same second first rest last other half if per') ||
    /\b(?:hours? at|half (?:of )?the time|minutes|stops?)\b/.test(text)
  )
    return null
  const found = quantitiesOf(text)
  const values = valuesOf(found, 'km/h km/h') ?? valuesOf(found, 'mph mph')
  const [v, w] = values ?? []
  if (v === undefined || w === undefined || v.n === 0n || w.n === 0n) return null
  const sum = r.add(v, w)
  const product = r.multiply(r.rational(2), r.multiply(v, w))
  return [
    'The distances are equal, and the average speed is all distance over all time: twice the product over the sum.',
    `\\(\\frac{2 \\times ${show.number(v)} \\times ${show.number(w)}}{${show.number(v)} + ${show.number(w)}} = \\frac{${show.number(product)}}{${show.number(sum)}} = ${show.measure(r.divide(product, sum))}\\)`,
  ]
}
