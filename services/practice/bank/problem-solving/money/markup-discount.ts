import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { changedBy, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'

export const markupDiscount = problem({
  id: 'markup-discount',
  skill: 'profit',
  version: 4,
  levels: [-0.4, 0.2, 0.9],
  draw: (random, level) => {
    const cost = random.step(20, 400, 20)
    const markup = random.step(20, 100, level === 1 ? 20 : 10)
    const discount = random.step(10, 40, level === 1 ? 10 : 5)
    const list = mul(cost, changedBy(markup))
    const sold = mul(list, changedBy(-discount))
    if (!isWhole(mul(sold, 10)) || compare(sold, cost) <= 0 || markup === discount) return null
    return {
      cost,
      markup,
      discount,
      list,
      sold,
      rate: level === 3,
      setting: random.pick(['rug', 'guitar', 'dishwasher', 'jacket', 'telescope', 'stroller']),
    }
  },
  write: ({ cost, markup, discount, list, sold, rate, setting }) => {
    const profit = sub(sold, cost)
    const as = (value: typeof profit) => (rate ? mul(100, div(value, cost)) : value)
    return {
      stem: t`A dealer buys a ${setting} for ${money(cost)} and marks it ${markup}% above cost. It is sold at a discount of ${discount}% on the marked price. ${rate ? 'The profit is what percent of the cost?' : 'What is the profit?'}`,
      key: as(profit),
      show: rate ? percent : money,
      wrong: [
        [
          as(percentOf(markup - discount, cost)),
          'percents-simply-added',
          () =>
            t`This answer subtracts the percents: ${markup}% − ${discount}%. The discount is taken on the marked price of ${money(list)}, so it is ${money(percentOf(discount, list))} and not ${money(percentOf(discount, cost))}.`,
        ],
        [
          rate ? mul(100, div(profit, sold)) : sub(list, cost),
          rate ? 'profit-on-price' : 'stopped-early',
          () =>
            rate
              ? t`This answer compares the profit of ${money(profit)} with the selling price. The question asks for its share of the cost, ${money(cost)}.`
              : t`${money(sub(list, cost))} is the markup. The discount of ${money(percentOf(discount, list))} still comes off.`,
        ],
        [
          rate ? markup : sold,
          rate ? 'stopped-early' : 'answered-other-quantity',
          () =>
            rate
              ? t`${markup}% is the markup before the discount.`
              : t`${money(sold)} is the selling price. The profit is what exceeds the cost of ${money(cost)}.`,
        ],
        [
          rate ? as(sold) : percentOf(discount, list),
          rate ? 'value-for-change' : 'change-for-value',
          () =>
            rate
              ? t`This is the selling price as a percent of the cost. The profit is its distance from 100%.`
              : t`${money(percentOf(discount, list))} is the discount, not the profit.`,
        ],
        [
          rate ? mul(100, div(profit, list)) : percentOf(discount, sub(list, cost)),
          rate ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`This answer compares the profit of ${money(profit)} with the marked price of ${money(list)}.`
              : t`This answer takes ${discount}% of the markup of ${money(sub(list, cost))}. The discount is on the whole marked price.`,
        ],
        [
          as(mul(sub(list, cost), changedBy(-discount))),
          'percent-of-wrong-base',
          () =>
            t`This answer takes the discount off the markup of ${money(sub(list, cost))} only. It comes off the whole marked price of ${money(list)}.`,
        ],
        [
          as(mul(profit, changedBy(-discount))),
          'one-period-off',
          () =>
            t`This answer takes ${discount}% off the profit as well. The discount is already in the selling price of ${money(sold)}.`,
        ],
        [
          rate ? discount : percentOf(discount, cost),
          rate ? 'answered-other-quantity' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`${discount}% is the discount. The profit is what is left of the markup of ${markup}% after it.`
              : t`${money(percentOf(discount, cost))} is ${discount}% of the cost. The ${discount}% are a discount on the marked price, not the profit.`,
        ],
        ...(rate
          ? [
              [
                div(markup * discount, 100),
                'wrong-operation',
                () =>
                  t`This answer takes ${discount}% of ${markup}%. Multiply the factors instead: ${m`${changedBy(markup)} \times ${changedBy(-discount)}`}, and compare with 1.`,
              ] as const,
            ]
          : []),
        [
          as(percentOf(markup + discount, cost)),
          'percents-simply-added',
          () => t`This answer adds the percents. The discount lowers the price.`,
        ],
      ],
      because: t`The marked price is ${money(list)}, the selling price ${money(sold)}, so the profit is ${m`${sold} - ${cost} = ${profit}`} dollars${rate ? t`, which is ${percent(as(profit))} of the cost` : ''}.`,
      quick: [
        t`Factor on the cost: ${m`${changedBy(markup)} \times ${changedBy(-discount)} = ${div(sold, cost)}`}, so the profit is ${percent(mul(100, div(profit, cost)))} of the cost${rate ? '' : t`, ${money(profit)}`}.`,
      ],
      full: [
        t`Marked price: ${m`${cost} \times ${changedBy(markup)} = ${list}`}.`,
        t`Selling price: ${m`${list} \times ${changedBy(-discount)} = ${sold}`}.`,
        t`Profit: ${m`${sold} - ${cost} = ${profit}`}${rate ? t`, and ${m`\frac{${profit}}{${cost}}`} is ${percent(as(profit))}` : ''}.`,
      ],
      hints: ['Find the marked price first.', t`The ${discount}% comes off ${money(list)}, not off ${money(cost)}.`],
    }
  },
  second: ([cost = 0, markup = 0, discount = 0], stem) => {
    let price = cost + (cost / 100) * markup
    price -= (price / 100) * discount
    return stem.includes('what percent') ? ((price - cost) / cost) * 100 : price - cost
  },
})
