import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { changedBy, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'

export const markupDiscount = problem({
  id: 'markup-discount',
  skill: 'profit',
  version: 5,
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
      stem: t`A dealer buys a ${setting} for ${money(cost)} and marks it up ${markup}%. The ${setting} is then sold at a ${discount}% discount off the marked price. ${rate ? 'The profit is what percent of the cost?' : 'What is the profit?'}`,
      key: as(profit),
      show: rate ? percent : money,
      wrong: [
        [
          as(percentOf(markup - discount, cost)),
          'percents-simply-added',
          () =>
            t`This answer subtracts the percents: ${markup}% − ${discount}%. But the ${discount}% is taken off the marked price of ${money(list)}, so the discount is ${money(percentOf(discount, list))}, not ${money(percentOf(discount, cost))}.`,
        ],
        [
          rate ? mul(100, div(profit, sold)) : sub(list, cost),
          rate ? 'profit-on-price' : 'stopped-early',
          () =>
            rate
              ? t`This answer divides the profit of ${money(profit)} by the selling price of ${money(sold)}. The question asks for a percent of the cost, ${money(cost)}.`
              : t`${money(sub(list, cost))} is the markup, the profit if there were no discount. The discount of ${money(percentOf(discount, list))} still has to be subtracted.`,
        ],
        [
          rate ? markup : sold,
          rate ? 'stopped-early' : 'answered-other-quantity',
          () =>
            rate
              ? t`${markup}% would be the profit if the ${setting} were sold at the marked price. The discount of ${money(percentOf(discount, list))} lowers it.`
              : t`${money(sold)} is the selling price. To find the profit, subtract the cost of ${money(cost)}.`,
        ],
        [
          rate ? as(sold) : percentOf(discount, list),
          rate ? 'value-for-change' : 'change-for-value',
          () =>
            rate
              ? t`This is the selling price as a percent of the cost. The profit is only the part above 100%.`
              : t`${money(percentOf(discount, list))} is the amount of the discount. The profit is the selling price of ${money(sold)} minus the cost of ${money(cost)}.`,
        ],
        [
          rate ? mul(100, div(profit, list)) : percentOf(discount, sub(list, cost)),
          rate ? 'percent-of-wrong-base' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`This answer divides the profit of ${money(profit)} by the marked price of ${money(list)}. The question asks for a percent of the cost, ${money(cost)}.`
              : t`This is ${discount}% of the markup of ${money(sub(list, cost))}. It is neither the discount, which is ${discount}% of ${money(list)}, nor the profit.`,
        ],
        [
          as(mul(sub(list, cost), changedBy(-discount))),
          'percent-of-wrong-base',
          () =>
            t`This answer takes ${discount}% off the markup of ${money(sub(list, cost))} instead of off the whole marked price of ${money(list)}.`,
        ],
        [
          as(mul(profit, changedBy(-discount))),
          'one-period-off',
          () =>
            t`This answer applies the ${discount}% discount twice: once to the marked price and again to the profit of ${money(profit)}. The selling price of ${money(sold)} already includes it.`,
        ],
        [
          rate ? discount : percentOf(discount, cost),
          rate ? 'answered-other-quantity' : 'percent-of-wrong-base',
          () =>
            rate
              ? t`${discount}% is the discount as a percent of the marked price. The profit is a different amount, ${money(profit)}, and it is compared with the cost of ${money(cost)}.`
              : t`${money(percentOf(discount, cost))} is ${discount}% of the cost. The ${discount}% is a discount off the marked price of ${money(list)}; it does not measure the profit.`,
        ],
        ...(rate
          ? [
              [
                div(markup * discount, 100),
                'wrong-operation',
                () =>
                  t`This answer multiplies ${discount}% by ${markup}%. What should be multiplied are the factors ${m`${changedBy(markup)}`} and ${m`${changedBy(-discount)}`}; the part of the product above 1 is the profit.`,
              ] as const,
            ]
          : []),
        [
          as(percentOf(markup + discount, cost)),
          'percents-simply-added',
          () =>
            t`This answer adds ${markup}% and ${discount}%. A discount lowers the price, so the profit must be less than ${markup}% of the cost.`,
        ],
      ],
      because: t`The marked price is ${money(list)} and the selling price is ${money(sold)}, so the profit is ${m`${sold} - ${cost} = ${profit}`} dollars${rate ? t`, which is ${percent(as(profit))} of the cost` : ''}.`,
      quick: [
        t`The markup and the discount together multiply the cost by ${m`${changedBy(markup)} \times ${changedBy(-discount)} = ${div(sold, cost)}`}, so the profit is ${percent(mul(100, div(profit, cost)))} of the cost${rate ? '' : t`, or ${money(profit)}`}.`,
      ],
      full: [
        t`The marked price is ${m`${cost} \times ${changedBy(markup)} = ${list}`} dollars.`,
        t`The discount leaves ${100 - discount}% of that, so the selling price is ${m`${list} \times ${changedBy(-discount)} = ${sold}`} dollars.`,
        t`The profit is ${m`${sold} - ${cost} = ${profit}`} dollars${rate ? t`. As a percent of the cost, that is ${m`\frac{${profit}}{${cost}}`}, or ${percent(as(profit))}` : ''}.`,
      ],
      hints: [
        'Is the discount a percent of the cost or of some other price?',
        t`The marked price is ${money(list)}. Take ${discount}% off that price and compare the result with the cost.`,
      ],
    }
  },
  second: ([cost = 0, markup = 0, discount = 0], stem) => {
    let price = cost + (cost / 100) * markup
    price -= (price / 100) * discount
    return stem.includes('what percent') ? ((price - cost) / cost) * 100 : price - cost
  },
})
