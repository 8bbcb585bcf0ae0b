import { m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, isWhole, mul, percentOf, rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { PRODUCTS } from '../../factory/products.ts'

export const priceBefore = problem({
  id: 'price-before',
  skill: 'percent-change',
  version: 3,
  levels: [-1.3, -0.6, 0.2],
  draw: (random, level) => {
    const down = random.step(10, level === 1 ? 50 : 65, level === 1 ? 10 : 5)
    const original = random.step(20, 600, level === 1 ? 20 : 10)
    const paid = mul(original, changedBy(-down))
    if (down === 50 || !isWhole(paid)) return null
    return { down, original, paid, saved: level === 3, product: random.pick(PRODUCTS) }
  },
  write: ({ down, original, paid, saved, product }) => {
    const key = saved ? percentOf(down, original) : rational(original)
    const wrongBefore = mul(paid, changedBy(down))
    const asked = saved ? 'How much below the regular price was that?' : 'What is the regular price?'
    return {
      stem: t`In a sale, a ${product} is offered at ${down}% below its regular price and costs ${money(paid)}. ${asked}`,
      key,
      show: money,
      wrong: [
        [
          saved ? percentOf(down, paid) : wrongBefore,
          'percent-taken-off-result',
          () =>
            t`This answer takes ${down}% of the sale price, ${money(paid)}. The ${down}% were taken off the regular price, which is larger; the sale price is ${100 - down}% of it.`,
        ],
        [
          saved ? original : percentOf(down, original),
          saved ? 'answered-other-quantity' : 'change-for-value',
          () =>
            saved
              ? t`${money(original)} is the regular price. The question asks how far below it the sale price of ${money(paid)} lies.`
              : t`${money(percentOf(down, original))} is the reduction. Added to ${money(paid)} it gives the regular price.`,
        ],
        [
          mul(paid, changedBy(-down)),
          'wrong-operation',
          () =>
            t`This answer takes another ${down}% off ${money(paid)}. That price is already reduced; the question goes back to the price before.`,
        ],
        [
          mul(paid, div(100, down)),
          'percent-of-wrong-base',
          () =>
            t`This answer reads ${money(paid)} as ${down}% of the regular price. It is what remains after the reduction: ${100 - down}%.`,
        ],
        [
          mul(paid, changedBy(100 - down)),
          'percent-of-wrong-base',
          () =>
            t`This answer adds ${100 - down}% to the sale price. ${money(paid)} is ${100 - down}% of the regular price, so divide by ${m`${changedBy(-down)}`}.`,
        ],
        [
          mul(original, changedBy(down)),
          'wrong-operation',
          () =>
            t`This answer goes back to the regular price of ${money(original)} and adds ${down}% once more. Going back once is enough.`,
        ],
        [
          div(original, changedBy(-down)),
          'one-period-off',
          () =>
            t`This answer divides by ${m`${changedBy(-down)}`} twice. ${money(paid)} divided by it once is the regular price.`,
        ],
        [
          add(paid, down),
          'percent-points-for-percent',
          () =>
            t`This answer adds ${down} to the price. ${down}% is a share of the regular price, not an amount of ${money(down)}.`,
        ],
        [
          percentOf(100 - down, paid),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${100 - down}% of ${money(paid)}. The sale price is itself ${100 - down}% of the regular price, so divide.`,
        ],
      ],
      because: t`${money(paid)} is ${100 - down}% of the regular price, so that is ${m`${paid} \div ${changedBy(-down)} = ${original}`}${saved ? t`, and the reduction is ${money(key)}` : ''}.`,
      quick: [
        t`${100 - down}% is ${money(paid)}, so 1% is ${m`\frac{${paid}}{${100 - down}} = ${div(paid, 100 - down)}`} and ${saved ? `${down}%` : '100%'} is ${money(key)}.`,
      ],
      full: [
        t`Let ${m`p`} be the regular price. The sale price is ${100 - down}% of it: ${m`${changedBy(-down)}p = ${paid}`}.`,
        t`Divide: ${m`p = \frac{${paid}}{${changedBy(-down)}} = ${original}`}.`,
        ...(saved ? [t`The difference is ${m`${original} - ${paid} = ${key}`}.`] : []),
      ],
      hints: [
        `The sale price is which percent of the regular price?`,
        t`${money(paid)} is ${100 - down}% of the price asked for.`,
      ],
    }
  },
  second: ([down = 0, paid = 0], stem) => {
    const regular = search([1, 5000], (x) => near(x * 100 - x * down, paid * 100))
    return stem.includes('How much') ? regular - paid : regular
  },
})
