import { $, m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { changedBy, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'

export const markupDiscount = problem({
  id: 'markup-discount',
  skill: 'profit',
  version: 5,
  levels: [-0.4, 0.2, 0.9],
  draw: (random, level) => {
    const setting = random.pick(['rug', 'guitar', 'dishwasher', 'jacket', 'telescope', 'stroller'])
    const cost = random.step(100, 400, 20)
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
      setting,
    }
  },
  write: ({ cost, markup, discount, list, sold, rate, setting }) => {
    const profit = sub(sold, cost)
    const as = (value: typeof profit) => (rate ? mul(100, div(value, cost)) : value)
    return {
      stem: t`A dealer buys a ${setting} for ${money(cost)} and marks up the price ${markup}% above cost. The ${setting} is then sold at a discount of ${discount}% off the marked price. ${rate ? 'The profit is what percent of the cost?' : 'What is the profit?'}`,
      key: as(profit),
      show: rate ? percent : money,
      wrong: [
        [
          as(percentOf(markup - discount, cost)),
          'percents-simply-added',
          () =>
            t`This answer subtracts the percents, ${m`${markup} - ${discount}`}, as if both applied to the cost. The discount applies to the marked price of ${money(list)}, so it is ${money(percentOf(discount, list))}, not ${money(percentOf(discount, cost))}.`,
        ],
        [
          rate ? mul(100, div(profit, sold)) : sub(list, cost),
          rate ? 'profit-on-price' : 'stopped-early',
          () =>
            rate
              ? t`This answer gives the profit of ${money(profit)} as a percent of the selling price, ${money(sold)}. The question asks for a percent of the cost, ${money(cost)}.`
              : t`${money(sub(list, cost))} is the markup. The discount of ${money(percentOf(discount, list))} must still be subtracted.`,
        ],
        [
          rate ? markup : sold,
          rate ? 'stopped-early' : 'answered-other-quantity',
          () =>
            rate
              ? t`${markup}% would be the profit if the ${setting} were sold at the marked price, ${money(list)}. The discount lowers the selling price to ${money(sold)}.`
              : t`${money(sold)} is the selling price. The profit is the selling price minus the cost of ${money(cost)}.`,
        ],
        [
          rate ? as(sold) : percentOf(discount, list),
          rate ? 'value-for-change' : 'change-for-value',
          () =>
            rate
              ? t`This answer gives the selling price, ${money(sold)}, as a percent of the cost, ${money(cost)}. The profit is only the part above 100%.`
              : t`${money(percentOf(discount, list))} is the discount, ${discount}% of ${money(list)}. The profit is the selling price minus the cost.`,
        ],
        [
          rate ? mul(100, div(profit, list)) : percentOf(discount, sub(list, cost)),
          rate ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`This answer gives the profit of ${money(profit)} as a percent of the marked price, ${money(list)}. The question asks for a percent of the cost, ${money(cost)}.`
              : t`This answer is ${discount}% of the markup of ${money(sub(list, cost))}. That is neither the discount, which is ${discount}% of ${money(list)}, nor the profit.`,
        ],
        [
          as(mul(sub(list, cost), changedBy(-discount))),
          'percent-of-wrong-base',
          () =>
            t`This answer takes the ${discount}% discount off the markup of ${money(sub(list, cost))} only. The discount applies to the whole marked price of ${money(list)}.`,
        ],
        [
          as(mul(profit, changedBy(-discount))),
          'one-period-off',
          () =>
            t`This answer takes ${discount}% off the profit of ${money(profit)} too. The discount is already taken off in the selling price of ${money(sold)}, so it must not be taken off again.`,
        ],
        [
          rate ? discount : percentOf(discount, cost),
          rate ? 'answered-other-quantity' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`${discount}% is the discount, a percent of the marked price of ${money(list)}. The question asks for the profit, ${money(profit)}, as a percent of the cost, ${money(cost)}.`
              : t`This answer is ${discount}% of the cost, ${money(cost)}. That is neither the discount, which is ${discount}% of ${money(list)}, nor the profit.`,
        ],
        ...(rate
          ? [
              [
                div(markup * discount, 100),
                'wrong-operation',
                () =>
                  t`This answer multiplies the percents, taking ${discount}% of ${markup}%. It is the factors that multiply: ${m`${changedBy(markup)} \times ${changedBy(-discount)} = ${div(sold, cost)}`}.`,
              ] as const,
            ]
          : []),
        [
          as(percentOf(markup + discount, cost)),
          'percents-simply-added',
          () =>
            t`This answer adds the percents, ${m`${markup} + ${discount} = ${markup + discount}`}. A discount lowers the price, so it cannot raise the profit.`,
        ],
      ],
      because: t`The marked price is ${m`${$(cost)} \times ${changedBy(markup)} = ${$(list)}`} and the selling price is ${m`${$(list)} \times ${changedBy(-discount)} = ${$(sold)}`}, so the profit is ${m`${$(sold)} - ${$(cost)} = ${$(profit)}`}${rate ? t`, which is ${percent(as(profit))} of the cost` : ''}.`,
      quick: [
        t`The markup and the discount together multiply the cost by ${m`${changedBy(markup)} \times ${changedBy(-discount)} = ${div(sold, cost)}`}, so the profit is ${percent(mul(100, div(profit, cost)))} of ${rate ? 'the cost' : t`${money(cost)}, or ${money(profit)}`}.`,
      ],
      full: [
        t`The marked price is ${m`${$(cost)} \times ${changedBy(markup)} = ${$(list)}`}.`,
        t`The selling price is ${m`${$(list)} \times ${changedBy(-discount)} = ${$(sold)}`}.`,
        t`The profit is ${m`${$(sold)} - ${$(cost)} = ${$(profit)}`}${rate ? t`, which is ${m`\frac{${$(profit)}}{${$(cost)}}`}, or ${percent(as(profit))}, of the cost` : ''}.`,
      ],
      hints: [
        t`Is the ${discount}% discount taken off the cost or off another price?`,
        t`The marked price is ${money(list)}, and the ${discount}% comes off that. How does the selling price compare with the cost?`,
      ],
    }
  },
  second: ([cost = 0, markup = 0, discount = 0], stem) => {
    let price = cost + (cost / 100) * markup
    price -= (price / 100) * discount
    return stem.includes('what percent') ? ((price - cost) / cost) * 100 : price - cost
  },
})
