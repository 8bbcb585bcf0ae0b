import { $, m, money, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, changedBy, div, isWhole, mul, percentOf, rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { PRODUCTS } from '../../factory/products.ts'

export const priceBefore = problem({
  id: 'price-before',
  skill: 'percent-change',
  version: 4,
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
    const asked = saved ? 'How many dollars below the regular price is that?' : 'What is the regular price?'
    return {
      stem: t`During a sale, a ${product} is offered at ${down}% off its regular price and costs ${money(paid)}. ${asked}`,
      key,
      show: money,
      wrong: [
        [
          saved ? percentOf(down, paid) : wrongBefore,
          'percent-taken-off-result',
          () =>
            saved
              ? t`This answer is ${m`${div(down, 100)} \times ${paid}`}, or ${down}% of the sale price. The discount is ${down}% of the regular price, which is higher.`
              : t`This answer is ${m`${paid} + ${div(down, 100)} \times ${paid}`}, which adds ${down}% of the sale price. The discount was ${down}% of the regular price, which is higher.`,
        ],
        [
          saved ? original : percentOf(down, original),
          saved ? 'answered-other-quantity' : 'change-for-value',
          () =>
            saved
              ? t`${money(original)} is the regular price. The question asks how far below it the sale price of ${money(paid)} is.`
              : t`${money(percentOf(down, original))} is the amount of the discount. Add it to ${money(paid)} to find the regular price.`,
        ],
        [
          mul(paid, changedBy(-down)),
          'wrong-operation',
          () =>
            saved
              ? t`This answer is ${m`${paid} \times ${changedBy(-down)}`}, another ${down}% off ${money(paid)}. That price already includes the discount, and the question asks for the size of the discount.`
              : t`This answer is ${m`${paid} \times ${changedBy(-down)}`}, another ${down}% off ${money(paid)}. That price already includes the discount, and the regular price must be higher.`,
        ],
        [
          mul(paid, div(100, down)),
          'percent-of-wrong-base',
          () =>
            t`This answer is ${m`${paid} \div ${div(down, 100)}`}, as if ${money(paid)} were ${down}% of the regular price. It is the other ${100 - down}%, what remains after the discount.`,
        ],
        [
          mul(paid, changedBy(100 - down)),
          'percent-of-wrong-base',
          () =>
            t`This answer is ${m`${paid} + ${changedBy(-down)} \times ${paid}`}. The sale price itself is ${100 - down}% of the regular price, so divide it by ${m`${changedBy(-down)}`}.`,
        ],
        [
          mul(original, changedBy(down)),
          'wrong-operation',
          () =>
            t`This answer is ${m`${original} \times ${changedBy(down)}`}: it finds the regular price of ${money(original)} and then adds ${down}% of it. The regular price already includes what was taken off.`,
        ],
        [
          div(original, changedBy(-down)),
          'one-period-off',
          () =>
            t`This answer divides ${money(paid)} by ${m`${changedBy(-down)}`} twice. Dividing once already gives the regular price.`,
        ],
        [
          add(paid, down),
          'percent-points-for-percent',
          () =>
            t`This answer adds ${money(down)} to the sale price. The discount is ${down} percent of the regular price, not ${down} dollars.`,
        ],
        [
          percentOf(100 - down, paid),
          'percent-of-wrong-base',
          () =>
            t`This answer multiplies ${money(paid)} by ${m`${changedBy(-down)}`}. The sale price is already ${100 - down}% of the regular price, so divide by that number instead.`,
        ],
      ],
      because: t`${money(paid)} is ${100 - down}% of the regular price, which is therefore ${m`${$(paid)} \div ${changedBy(-down)} = ${$(original)}`}${saved ? t`. The discount is ${m`${$(original)} - ${$(paid)} = ${$(key)}`}` : ''}.`,
      quick: [
        t`If ${100 - down}% of the regular price is ${money(paid)}, then 1% is ${m`\frac{${$(paid)}}{${100 - down}} = ${$(div(paid, 100 - down))}`} and ${saved ? t`${down}%, the discount,` : '100%'} is ${m`${saved ? down : 100} \times ${$(div(paid, 100 - down))} = ${$(key)}`}.`,
      ],
      full: [
        t`Let ${m`p`} be the regular price. The sale price is ${100 - down}% of it, so ${m`${changedBy(-down)}p = ${$(paid)}`}.`,
        t`Divide both sides by ${m`${changedBy(-down)}`}. The regular price is ${m`p = \frac{${$(paid)}}{${changedBy(-down)}} = ${$(original)}`}.`,
        ...(saved ? [t`The sale price is ${m`${$(original)} - ${$(paid)} = ${$(key)}`} below that.`] : []),
        t`Check: ${down}% of ${money(original)} is ${money(percentOf(down, original))}, and ${m`${$(original)} - ${$(percentOf(down, original))} = ${$(paid)}`}.`,
      ],
      hints: [t`The discount is ${down}% of which price?`, 'What percent of the regular price is the sale price?'],
    }
  },
  second: ([down = 0, paid = 0], stem) => {
    const regular = search([1, 5000], (x) => near(x * 100 - x * down, paid * 100))
    return stem.includes('How many') ? regular - paid : regular
  },
})
