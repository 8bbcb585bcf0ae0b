import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { withoutAsking } from './arithmetic.ts'
import { form, untwisted, type Template } from './template.ts'

const HUNDRED = r.rational(100)
const num = r.readDecimal

const SHARE_FORMS: [RegExp, 'part-first' | 'whole-first'][] = [
  [form(String.raw`N (?:is|makes|are) (?:what|which|how many) (?:percent|percentage|%) of N`), 'part-first'],
  [form(String.raw`(?:percent|percentage|%) of N is N`), 'whole-first'],
  [form(String.raw`(?:what|which) (?:percent|percentage|%) of N is N`), 'whole-first'],
  [form(String.raw`(?:what |which )?(?:percent|percentage|%) is N of N`), 'part-first'],
  [form(String.raw`(?:what |which )?(?:percent|percentage|%) is N out of N`), 'part-first'],
  [form(String.raw`N as a (?:percent|percentage|%) of N`), 'part-first'],
  [form(String.raw`N out of N (?:is|in|as)(?: what| which| a| an)? (?:percent|percentage|%)`), 'part-first'],
  [form(String.raw`(?:percent|percentage|%) of N (?:is|are|makes) N`), 'whole-first'],
  [form(String.raw`express N as a (?:percent|percentage|%) of N`), 'part-first'],
]

const IN_PERCENT =
  /^(?:express |write |convert |turn |change )?(\d+(?:\.\d+)?)(?: ?\/ ?| over )(\d+(?:\.\d+)?) (?:in|to|into|as)(?: a| an)? (?:%|percents?|percentages?|prozent)(?: form)?$/
const DECIMAL_IN_PERCENT =
  /^(?:express |write |convert |turn |change )?(\d*\.\d+) (?:in|to|into|as)(?: a| an)? (?:%|percents?|percentages?|prozent)(?: form)?$/

/** `what is 3/8 in percent`, `0.35 as a percent`. */
export const inPercent: Template = ({ plain }) => {
  const text = withoutAsking(plain)
  const match = IN_PERCENT.exec(text)
  if (match !== null && num(match[2]!).n > 0n) {
    const share = r.multiply(r.divide(num(match[1]!), num(match[2]!)), HUNDRED)
    return [
      'Multiply the fraction by 100.',
      `\\(\\frac{${match[1]}}{${match[2]}} \\times 100 = ${show.measure(share)}\\) percent`,
    ]
  }
  const point = DECIMAL_IN_PERCENT.exec(text)?.[1]
  if (point === undefined) return null
  return [`\\(${show.number(num(point))} \\times 100 = ${show.number(r.multiply(num(point), HUNDRED))}\\) percent`]
}

/** `18 is what percent of 60`. */
export const shares: Template = (asked) => {
  const text = withoutAsking(asked.plain)
  for (const [pattern, order] of SHARE_FORMS) {
    const match = pattern.exec(text) ?? pattern.exec(asked.plain.replace(/[?.\s]+$/, ''))
    if (match === null) continue
    const [part, total] = order === 'part-first' ? [num(match[1]!), num(match[2]!)] : [num(match[2]!), num(match[1]!)]
    const share = r.divide(part, total)
    return [
      'Divide the part by the whole, and multiply by 100.',
      `\\(\\frac{${show.number(part)}}{${show.number(total)}} \\times 100 = ${show.measure(r.multiply(share, HUNDRED))}\\), so it is \\(${show.measure(r.multiply(share, HUNDRED)).split(' ')[0]}\\) percent.`,
    ]
  }
  return null
}

const WHOLE = form(String.raw`N is N% of (?:what number|what|which number)`)
const OF_NUMBER = form(
  String.raw`(?:if )?N% of (?:a number|a certain number|some number|x|n|my number|the number) (?:is|equals|=) N[.,;]? (?:then )?(?:what is|find|what's) (?:the number|x|n|it|that number|my number|the original number)`,
)
const CHANGED_NUMBER = form(
  String.raw`(?:if )?(?:a|some) (?:number|value|quantity) (?:is |was )?(increased|decreased|reduced|raised) by N% (?:is|gives|equals|becomes|results in|to give|to get|to) N[.,;]? (?:what is|what was|find) (?:the |that )?(?:original )?(?:number|value|quantity|it)`,
)

/** `36 is 15% of what number`. */
export const wholes: Template = ({ plain }) => {
  const text = plain.replace(/[?.\s]+$/, '')
  const changed = CHANGED_NUMBER.exec(text)
  if (changed !== null) {
    return reverseLines({
      direction: /increased|raised/.test(changed[1]!) ? 1 : -1,
      percent: num(changed[2]!),
      price: num(changed[3]!),
    })
  }
  const match = WHOLE.exec(text)
  const of = match === null ? OF_NUMBER.exec(text) : null
  const [part, percent] = [match?.[1] ?? of?.[2], match?.[2] ?? of?.[1]].map((digits) => num(digits ?? '0'))
  if (part === undefined || percent === undefined || percent.n === 0n) return null
  const total = r.divide(r.multiply(part, HUNDRED), percent)
  return [
    `\\(${show.number(percent)}\\%\\) of the number is \\(${show.number(part)}\\), so divide by the share.`,
    `\\(${show.number(part)} \\div \\frac{${show.number(percent)}}{100} = ${show.measure(total)}\\)`,
  ]
}

const CHANGE = [
  form(
    String.raw`(?:percent|percentage|%) (?:change|increase|decrease|difference) (?:W)?from N W to N W?`
      .replace('(?:W)?', '')
      .replace(' W to', '[^\\d%]*? to')
      .replace(' W?', '[^\\d%]*'),
  ),
  form(
    String.raw`[^\d%]*?(?:goes|went|changes|changed|rises|rose|falls|fell|increases|increased|decreases|decreased|drops|dropped|grows|grew|is reduced|was reduced) from N (?:up |down )?to N[^\d%]*?(?:percent|percentage|%)[^\d]*?`,
  ),
  form(String.raw`by (?:what|how many) (?:percent|percentage)[^\d%]*? from N to N[^\d%]*?`),
  form(
    String.raw`(?:the |a )?(?:price|it|rent|value|cost|salary|ticket|stock) (?:was|were|used to be) N,? (?:and )?(?:now|is now|now it is|it is now|now is|now costs) N[.,;]? (?:what is the |what percent is the |how much |the )?(?:percent|percentage|%) (?:change|increase|decrease|rise|drop)[^\d%]*?`,
  ),
  form(String.raw`um wie ?viel (?:prozent|%) [^\d%]*? von N auf N[^\d%]*?`),
  form(
    String.raw`(?:what is |what was |find |calculate )?(?:the )?(?:percent|percentage|%) (?:change|increase|decrease|rise|drop|growth) (?:of |in )?[^\d%]*?(?:from|between) N (?:to|and) N[^\d%]*?`,
  ),
  form(
    String.raw`[^\d%]*?(?:goes|went|changes|changed|rises|rose|falls|fell|increases|increased|decreases|decreased|drops|dropped|grows|grew|is reduced|was reduced|is cut|was cut|marked down|climbs|climbed|jumped|sank) from N (?:[a-z]+ )?to N[^\d%]*?(?:percent|percentage|%)[^\d]*?`,
  ),
]

/** `percent change from 80 to 100`, `the price goes from 80 to 100, what is the percent change`. */
export const changes: Template = (asked) => {
  const texts = [asked.plain, withoutAsking(asked.plain)]
  const match = CHANGE.flatMap((pattern) => texts.map((text) => pattern.exec(text))).find((found) => found !== null)
  if (match === undefined || !untwisted(asked, 'difference') || /\bpoints?\b/.test(asked.plain)) return null
  const [old, now] = [num(match[1]!), num(match[2]!)]
  if (old.n === 0n) return null
  const change = r.multiply(r.divide(r.subtract(now, old), old), HUNDRED)
  const word = change.n < 0n ? 'a decrease' : 'an increase'
  return [
    `The change is \\(${show.number(now)} - ${show.number(old)} = ${show.number(r.subtract(now, old))}\\). Divide it by the old value.`,
    `\\(\\frac{${show.number(r.subtract(now, old))}}{${show.number(old)}} \\times 100 = ${show.measure(change)}\\)`,
    `That is ${word} of \\(${show.measure(r.absolute(change))}\\) percent.`,
  ]
}

const DOWN =
  /\b(discount|discounted|off|reduction|reduced|decrease|decreased|decreases|drop|drops|dropped|falls|fell|sale|cut|cheaper|markdown|marked down|lowered|loses)\b/
const UP = /\b(increase|increased|increases|rise|rises|rose|raise|raised|markup|marked up|grew|grows|growth)\b/
const BEFORE = /\b(original|originally|before|initial|initially|old|regular|list|previous|at first|full price)\b/

/** -1 for a reduction, 1 for a rise, 0 if the text says neither or both. */
function directionOf(text: string): number {
  return Number(UP.test(text)) - Number(DOWN.test(text))
}

const PERCENT_FIRST = form(
  String.raw`[^\d]*?N%[^\d%]*?(?:costs?|costing|is|are|was|were|pays?|paid|sells? for|sold for|for|at|price of|to|now)[^\d%]{0,12}? N(?!%)[^\d%]*?`,
)
const PRICE_FIRST = form(
  String.raw`[^\d]*?(?:costs?|costing|is|are|was|were|pays?|paid|sells? for|sold for|for|at|price of) N(?!%)[^\d%]*? (?:after|including|which includes|with) [^\d%]*?N%[^\d%]*?`,
)

/** `after a 20% discount it costs 48, what was the original price`. */
export const reverse: Template = (asked) => {
  const text = asked.plain
  const ask = text.split(/[.,;]\s+|\band\b/).at(-1) ?? ''
  if (
    !BEFORE.test(ask) ||
    !/\b(what|find|how much)\b|^\W*(?:the )?(?:original|old|regular|list) price\W*$/.test(ask) ||
    directionOf(text) === 0
  )
    return null
  const first = PERCENT_FIRST.exec(text)
  const second = first === null ? PRICE_FIRST.exec(text) : null
  const [percent, price] = first ? [first[1]!, first[2]!] : [second?.[2], second?.[1]]
  if (
    percent === undefined ||
    price === undefined ||
    !untwisted(asked, 'after before previous paid old reduced less if')
  )
    return null
  if (
    /\b(profit|saving|saves?|tip|by)\b(?! what)/.test(
      text.replace(
        /\b(?:reduced|increased|decreased|discounted|raised|marked (?:down|up)|rises?|rose|falls?|fell) by\b/g,
        '',
      ),
    )
  )
    return null
  return reverseLines({ direction: directionOf(text), percent: num(percent), price: num(price) })
}

interface Reversed {
  direction: number
  percent: r.Rational
  price: r.Rational
}

function reverseLines({ direction, percent, price }: Reversed): string[] | null {
  const left = direction < 0 ? r.subtract(HUNDRED, percent) : r.add(HUNDRED, percent)
  if (left.n <= 0n) return null
  const original = r.divide(r.multiply(price, HUNDRED), left)
  return [
    `After the change, \\(${show.number(left)}\\%\\) of the original is left: \\(100 ${direction < 0 ? '-' : '+'} ${show.number(percent)} = ${show.number(left)}\\).`,
    `Divide by that share: \\(${show.number(price)} \\div ${show.number(r.divide(left, HUNDRED))} = ${show.measure(original)}\\)`,
    `Check: \\(${show.number(r.divide(left, HUNDRED))}\\) of the original is \\(${show.number(price)}\\) again.`,
  ]
}

const NEW_VALUE = [
  form(
    String.raw`[^\d]*?(?:costs?|costing|for|price of|priced at|salary of|rent of|wage of|bill of|value of|worth|is|was|at) N(?!%)[^\d%]*?(?:by|a|an|of|at|with|gets|is|becomes) N%[^\d%]*?`,
  ),
  form(String.raw`(?:increase|decrease|reduce|raise) N by N%`),
]
const OFF = form(String.raw`N% off(?: of)?[^\d%]*? N`)

/** `a coat costs 80 and is reduced by 15%, what is the new price`, `20% off 50`, `increase 60 by 25%`. */
export const newValues: Template = (asked) => {
  const text = withoutAsking(asked.plain)
  const off = OFF.exec(text)
  const plain = off ? null : (NEW_VALUE[0]!.exec(text) ?? NEW_VALUE[1]!.exec(text))
  const [value, percent] = off ? [off[2]!, off[1]!] : [plain?.[1], plain?.[2]]
  const down = off !== null || DOWN.test(text) || /^(?:decrease|reduce)/.test(text)
  const up = off === null && UP.test(text)
  if (value === undefined || percent === undefined || down === up || BEFORE.test(text)) return null
  const asksNew =
    off !== null ||
    NEW_VALUE[1]!.test(text) ||
    /\b(new|sale|final|now|reduced|discounted) (?:price|value|cost|salary|amount)\b|what (?:do|does|will|would|must|did) (?:i|you|it|he|she|we|they) (?:have to )?(?:pay|cost)|how much (?:do|will|would|must|does|did) (?:i|you|he|she|we|they) (?:have to )?pay|how much (?:is|does) it (?:now|cost now|cost after)/.test(
      text,
    )
  if (!asksNew || !untwisted(asked, 'after reduced if')) return null
  return newLines({ direction: down ? -1 : 1, percent: num(percent), price: num(value) })
}

function newLines({ direction, percent, price }: Reversed): string[] {
  const change = r.divide(r.multiply(price, percent), HUNDRED)
  const result = direction < 0 ? r.subtract(price, change) : r.add(price, change)
  return [
    `\\(${show.number(percent)}\\%\\) of \\(${show.number(price)}\\) is \\(${show.measure(change)}\\).`,
    `\\(${show.number(price)} ${direction < 0 ? '-' : '+'} ${show.number(change)} = ${show.measure(result)}\\)`,
  ]
}
