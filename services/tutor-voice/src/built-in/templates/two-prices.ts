import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { untwisted, type Template } from './template.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'

const MONEY =
  /(?:\b(?:paid|pays?|total|totals|totalling|totaling|raised?|raises|revenue|receipts?|proceeds|takings|takes?|took|made|makes|collected?|collects|earned|brought in|brings? in|spent|spends?|worth|money|came to|comes to|sum|amount|income|sales)\b)/
const THINGS =
  /^\s*(?!and |for |each |or |per )(?:[a-z]+ )?(?:tickets?|people|persons?|visitors?|guests?|seats?|coins?|stamps?|items?|pens?|books?|fruits?|pieces|notes?|bills|spectators|customers|students|drinks|cups|bottles|shirts|meals|cards)\b/
const PRICE_BEFORE =
  /\b(?:costs?|costing|at|for|pay|pays|priced at|price of|are|is|worth|cost|charges?|and|tickets?|adults?|kids?|child|children|students?)\s*$/
const PRICE_AFTER =
  /^\s*(?:dollars?|euros?|cents?|pounds?)?\s*(?:each|for|per|a piece|apiece|an? (?:adult|child|kid|student|ticket)|,|\.|and|;|\b(?:child|adult|kid|student|senior)|tickets?\b(?= and|,|\.))/

/** `tickets cost 14 for adults and 9 for kids, 53 people paid 617, how many adults`: two prices, a count and the money. */
export const twoPrices: Template = (asked) => {
  const text = asked.plain.replaceAll(/\b(?:of )?(?:the )?2 (?=kinds|types|sorts|prices)/g, '')
  if (!/\bhow many\b/.test(text) || !/\b(?:tickets?|costs?|price[ds]?|coins?|pay|each|sold|sells?)\b/.test(text))
    return null
  if (!untwisted(asked, 'each paid earns spent spends per other and')) return null
  if (/\b(?:discount|free|average|more|profit|chickens?|legs|heads)\b/.test(text)) return null
  const found = quantitiesOf(text)
  if (found.length !== 4 || found.some(({ unit }) => unit !== '')) return null
  const count = found.filter(isCount)
  if (count.length !== 1) return null
  const others = found.filter((one) => one !== count[0])
  const money = others.filter(isMoney)
  if (money.length !== 1) return null
  const prices = others.filter((one) => one !== money[0])
  if (!prices.every(isPrice)) return null
  const [total, sum] = [count[0]!.value, money[0]!.value]
  const [a, b] = prices.map(({ value }) => value) as [r.Rational, r.Rational]
  return priceLines({ total, sum, a, b })
}

const isCount = ({ after }: Quantity): boolean => THINGS.test(after) && !PRICE_ONLY.test(after)
const PRICE_ONLY = /^\s*(?:dollars?|euros?|cents?)\b/
const isMoney = ({ before, after }: Quantity): boolean =>
  MONEY.test(before) ||
  /^\s*(?:[a-z]+ )?(?:tickets?|seats?|items?|pens?|books?|shirts|drinks)(?: were sold| are sold| sold)? for\s*$/.test(
    before,
  ) ||
  /^\s*(?:dollars?|euros?)?\s*(?:in total|altogether|total|in all)\b/.test(after)
const isPrice = ({ before, after }: Quantity): boolean => PRICE_BEFORE.test(before) && PRICE_AFTER.test(after)

interface Prices {
  total: r.Rational
  sum: r.Rational
  a: r.Rational
  b: r.Rational
}

/** From `ax + b(total - x) = sum`. Null if this gives no whole numbers of things. */
function priceLines({ total, sum, a, b }: Prices): string[] | null {
  const difference = r.subtract(a, b)
  if (difference.n === 0n || !r.isWhole(total)) return null
  const x = r.divide(r.subtract(sum, r.multiply(b, total)), difference)
  const y = r.subtract(total, x)
  if (!r.isWhole(x) || x.n < 0n || y.n < 0n) return null
  const [price, other, all] = [show.number(a), show.number(b), show.number(total)]
  return [
    `Call the number of those at \\(${price}\\) \\(x\\); of those at \\(${other}\\) there are \\(${all} - x\\).`,
    `\\(${price}x + ${other}(${all} - x) = ${show.number(sum)}\\)`,
    `So \\(${show.number(difference)}x = ${show.number(r.multiply(difference, x))}\\): there are \\(${x.n}\\) at \\(${price}\\), and \\(${y.n}\\) at \\(${other}\\).`,
  ]
}
