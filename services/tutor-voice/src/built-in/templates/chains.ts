import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'
import { untwisted, type Template } from './template.ts'

const HUNDRED = r.rational(100)
const DOWN =
  /\b(?:discount\w*|off|reductions?|reduced|decreas\w*|drop(?:s|ped)?|falls?|fell|cut|markdown|marked down|lowered|lose[sd]?|loss|declin\w*|down|shrinks?)\b/
const UP =
  /\b(?:increas\w*|rises?|rose|raised?|markup|mark up|mark-up|marked up|marks up|grew|grows|growth|up|gains?|hike|higher)\b/

/** The direction of a percent, from the words at it: those before it, since the percent before, and those just after. */
function directionOf({ before, after }: Quantity): number {
  const next = after.split(/[,;.?]|\b(?:and|then|followed|before|after)\b/)[0] ?? ''
  const last = before.split(/[,;.]|\b(?:and|then|followed by)\b/).at(-1) ?? ''
  const of = (words: string): number => Number(UP.test(words)) - Number(DOWN.test(words))
  const both = (words: string): boolean => UP.test(words) && DOWN.test(words)
  if (both(next) || both(last)) return 0
  const [a, b] = [of(last), of(next)]
  return a === 0 ? b : b === 0 || a === b ? a : 0
}

const ASKS_TOTAL =
  /\b(?:overall|net|total|combined|altogether|in all|equivalent|single|effective|result|what(?:'s| is) the (?:percent\w* )?change|by (?:what|how many) percent\w*|how much (?:has|did|does|is)|what happens|same)\b/
const ASKS_PRICE =
  /\b(?:final|new|sale|selling|end|resulting|now)\b(?: \w+)? ?(?:price|cost|value|amount|salary|population|rent)?|\bhow much (?:do(?:es)?|is|will|would|did) (?:it|i|you|he|she|they|the \w+) ?(?:be|cost|pay|worth)?|\bwhat (?:do|does|will|did|would) (?:i|it|he|she|you|they|the \w+) (?:pay|cost|sell for|end up|be worth)|\bwhat is (?:it|the (?:price|value|salary|population|rent|cost))\b/

const OTHER_QUESTION =
  /\b(?:why|of the (?:rest|remaining|original)|original price|originally|at first|each|compound\w*|interest|points?|of (?:them|which|all|those)|profit|loss|gain|tax|tip|before it|concentration|solution)\b/
const IN_TURN = /\b(?:then|followed|successive|after|another|again|next|extra|additional|further|later|and)\b/
/** Words after which a percent without a direction has the one of the percent before. */
const ALIKE = /\b(?:successive|another|again|and (?:then )?(?:a |an )?\d|extra|additional|further)\b/

/** Two or three percents one after the other, with or without the price that they begin with. */
export const percentChain: Template = (asked) => {
  const text = asked.plain
    .replaceAll(/\b(?:the )?same (?=\d)/g, '')
    .replaceAll(/\b2 (?=successive|consecutive|discounts)/g, '')
  const twists = 'then after before again another consecutive first second next additional extra reduced last other'
  if (!untwisted(asked, twists) || OTHER_QUESTION.test(text) || !IN_TURN.test(text)) return null
  const found = quantitiesOf(text)
  const steps = stepsIn(found, text)
  const [price, ...more] = found.filter(({ unit }) => unit === '')
  if (steps === null || more.length > 0 || steps.length + (price ? 1 : 0) !== found.length) return null
  if (price === undefined) return ASKS_TOTAL.test(text) || text.length <= 80 ? chainLines(steps, undefined) : null
  return isFirstPrice(price, found, text) ? chainLines(steps, price.value) : null
}

interface Step {
  value: r.Rational
  /** -1 for a reduction, 1 for a rise. */
  sign: number
}

function stepsIn(found: readonly Quantity[], text: string): Step[] | null {
  const percents = found.filter(({ unit }) => unit === '%')
  const [first = 0, ...others] = percents.map(directionOf)
  if (percents.length < 2 || percents.length > 3 || first === 0) return null
  if (others.includes(0) && !ALIKE.test(text)) return null
  return percents.map(({ value }, index) => ({ value, sign: [first, ...others][index] || first }))
}

/** True if the price is the one before all changes, and the last price is asked for. */
function isFirstPrice(price: Quantity, found: readonly Quantity[], text: string): boolean {
  const ask = text.split(/[.;,]\s+/).at(-1) ?? ''
  if (!ASKS_PRICE.test(text) || /%|percent/.test(ask.replaceAll(/\d%/g, ''))) return false
  // A price at the end may be what is left of it all.
  return found[0] === price && !/\bnow (?:costs?|is|sells?)\b/.test(text)
}

function chainLines(steps: readonly Step[], price: r.Rational | undefined): string[] | null {
  const factors = steps.map(({ value, sign }) =>
    r.divide(sign < 0 ? r.subtract(HUNDRED, value) : r.add(HUNDRED, value), HUNDRED),
  )
  if (factors.some(({ n }) => n <= 0n)) return null
  const product = factors.reduce(r.multiply)
  const change = r.multiply(r.subtract(product, r.ONE), HUNDRED)
  const tex = factors.map(show.number).join(' \\times ')
  const said =
    change.n === 0n
      ? 'no change'
      : `${change.n < 0n ? 'a decrease' : 'an increase'} of \\(${show.measure(r.absolute(change))}\\) percent`
  return [
    `Each change is a factor: ${factors.map((factor) => `\\(${show.number(factor)}\\)`).join(', ')}. Multiply them.`,
    `\\(${tex} = ${show.number(product)}\\), so in all it is ${said}.`,
    ...(price === undefined
      ? []
      : [
          `The price: \\(${show.number(price)} \\times ${show.number(product)} = ${show.measure(r.multiply(price, product))}\\)`,
        ]),
  ]
}

const BOUGHT =
  /\b(?:buys?|bought|costs? (?:him|her|me|them|the \w+)|cost price|cost|purchased?|purchases|paid|pays)\b[^\d]*$/
const SOLD = /\b(?:sells?|sold|selling price|resells?|resold|selling)\b[^\d]*$/

/** `bought for 40 and sold for 50, what is the percent profit`; also the selling price from the profit, and back. */
export const profits: Template = (asked) => {
  const text = asked.plain
  if (
    !/\b(?:profit|loss|gain|markup|mark up|marked up|marks up)\b/.test(text) ||
    !untwisted(asked, 'profit loss gain paid if')
  )
    return null
  if (
    /\b(?:each|dozen|per|fee|revenue|margin|of the selling price|on the selling price|discount|off|total|and (?:then|another)|pieces)\b/.test(
      text,
    )
  )
    return null
  const found = quantitiesOf(text)
  if (found.length !== 2) return null
  const [cost, price] = [
    found.find(
      ({ before }) => BOUGHT.test(before) && !SOLD.test(before.split(/\b(?:cost|costs|buys?|bought|paid)\b/).at(-1)!),
    ),
    found.find(({ before }) => SOLD.test(before)),
  ]
  const percent = found.find(({ unit }) => unit === '%')
  if (cost && price && cost !== price && cost.unit === '' && price.unit === '') {
    return /\b(?:percent\w*|%)/.test(text) && cost.value.n > 0n ? profitLines(cost.value, price.value) : null
  }
  if (cost === undefined || percent === undefined || cost === percent || cost.unit !== '') return null
  if (
    !/\b(?:selling price|sell (?:it )?for|sold for|what price|for how much|how much (?:does|did|do|must|should))\b/.test(
      text,
    )
  )
    return null
  const isLoss = /\bloss\b/.test(text)
  if (isLoss && /\b(?:profit|gain|mark\w*)\b/.test(text)) return null
  const factor = r.divide(isLoss ? r.subtract(HUNDRED, percent.value) : r.add(HUNDRED, percent.value), HUNDRED)
  return [
    `The ${isLoss ? 'loss' : 'profit'} is counted from the cost: multiply by \\(${show.number(factor)}\\).`,
    `\\(${show.number(cost.value)} \\times ${show.number(factor)} = ${show.measure(r.multiply(cost.value, factor))}\\)`,
  ]
}

function profitLines(cost: r.Rational, price: r.Rational): string[] {
  const profit = r.subtract(price, cost)
  const share = r.multiply(r.divide(profit, cost), HUNDRED)
  return [
    `The ${profit.n < 0n ? 'loss' : 'profit'} is \\(${show.number(price)} - ${show.number(cost)} = ${show.number(profit)}\\). Divide it by the cost.`,
    `\\(\\frac{${show.number(profit)}}{${show.number(cost)}} \\times 100 = ${show.measure(share)}\\) percent`,
  ]
}
