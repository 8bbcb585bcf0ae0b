import { $, m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { changedBy, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'
import { PRODUCTS } from '../../factory/products.ts'

export const successivePrices = problem({
  id: 'successive-prices',
  skill: 'successive-percents',
  version: 5,
  levels: [-0.7, 0, 0.8],
  draw: (random, level) => {
    const price = random.step(40, 800, 20)
    const up = random.step(10, level === 1 ? 50 : 60, level === 1 ? 10 : 5)
    const down = random.step(10, 50, level === 1 ? 10 : 5)
    const key = mul(price, changedBy(up), changedBy(-down))
    if (up === down || !isWhole(mul(price, changedBy(up))) || !isWhole(mul(20, key))) return null
    return { price, up, down, key, net: level === 3, product: random.pick(PRODUCTS) }
  },
  write: ({ price, up, down, key, net, product }) => {
    const raised = mul(price, changedBy(up))
    const off = (value: typeof key) => mul(100, div(value, price))
    const added = mul(price, changedBy(up - down))
    const flipped = mul(price, changedBy(-up), changedBy(-down))
    const asked = net ? `The final price is what percent of the original price?` : `What was the final price?`
    const as = (value: typeof key) => (net ? off(value) : value)
    return {
      stem: t`A store raised the ${money(price)} price of a ${product} by ${up}%. Later it reduced the new price by ${down}%. ${asked}`,
      key: as(key),
      show: net ? percent : money,
      wrong: [
        [
          as(added),
          'percents-simply-added',
          () =>
            t`This answer combines the two changes into one of ${m`${up}\% - ${down}\% = ${up - down}\%`}. But the ${down}% is taken off the raised price of ${money(raised)}, not off ${money(price)}.`,
        ],
        [
          as(raised),
          'stopped-early',
          () =>
            t`This answer stops after the increase of ${up}%, at ${money(raised)}. The reduction of ${down}% still has to be applied.`,
        ],
        [
          as(mul(price, changedBy(-down))),
          'ignored-condition',
          () =>
            t`This answer takes ${down}% off the original price${net ? '' : t`, ${m`${price} \times ${changedBy(-down)}`},`} and leaves out the increase. The reduction applies to the raised price of ${money(raised)}.`,
        ],
        [
          as(mul(raised, div(down, 100))),
          'change-for-value',
          () =>
            net
              ? t`This answer is ${m`${changedBy(up)} \times ${div(down, 100)}`}, the reduction as a part of the original price. The final price is the other ${100 - down}% of ${money(raised)}.`
              : t`This answer is ${m`${raised} \times ${div(down, 100)}`}, the amount of the reduction. The final price is the other ${100 - down}% of ${money(raised)}.`,
        ],
        [
          as(flipped),
          'wrong-operation',
          () =>
            t`This answer reduces the price twice, with the factors ${m`${changedBy(-up)} \times ${changedBy(-down)}`}. The first change is an increase, so the factor is ${m`${changedBy(up)}`}, not ${m`${changedBy(-up)}`}.`,
        ],
        [
          as(percentOf(up, price)),
          'change-for-value',
          () =>
            t`This answer is ${net ? t`${up}%` : m`${price} \times ${div(up, 100)}`}, only the amount of the increase. The raised price is ${money(raised)}, and it is reduced by ${down}%.`,
        ],
        ...(net
          ? [
              [
                as(compare(key, price) > 0 ? sub(key, price) : sub(price, key)),
                'change-for-value',
                () =>
                  t`This answer is the overall change, ${money(compare(key, price) > 0 ? sub(key, price) : sub(price, key))}, as a percent of ${money(price)}. The question asks what percent of ${money(price)} the final price is.`,
              ] as const,
            ]
          : []),
        [
          as(mul(price, changedBy(up), changedBy(down))),
          'wrong-operation',
          () =>
            t`This answer raises the price twice, with the factors ${m`${changedBy(up)} \times ${changedBy(down)}`}. The second change is a reduction, so the factor is ${m`${changedBy(-down)}`}, not ${m`${changedBy(down)}`}.`,
        ],
        [
          as(mul(price, changedBy(up + down))),
          'percents-simply-added',
          () =>
            t`This answer raises ${money(price)} by ${m`${up}\% + ${down}\%`}. The second change is a reduction, and it applies to the raised price of ${money(raised)}.`,
        ],
      ],
      because: t`The increase takes the price to ${m`${$(price)} \times ${changedBy(up)} = ${$(raised)}`}, and the reduction leaves ${m`${$(raised)} \times ${changedBy(-down)} = ${$(mul(raised, changedBy(-down)))}`}${net ? t`, which is ${off(key)}% of ${money(price)}` : ''}.`,
      quick: [
        net
          ? t`Multiply the two factors: ${m`${changedBy(up)} \times ${changedBy(-down)} = ${div(key, price)}`}, which is ${off(key)}%. The original price is not needed.`
          : t`Multiply the price by the two factors: ${m`${$(price)} \times ${changedBy(up)} \times ${changedBy(-down)} = ${$(key)}`}.`,
      ],
      full: [
        t`After the increase the price is ${m`${$(price)} \times ${changedBy(up)} = ${$(raised)}`}.`,
        t`The reduction leaves ${100 - down}% of the raised price, so the final price is ${m`${$(raised)} \times ${changedBy(-down)} = ${$(key)}`}.`,
        ...(net
          ? [
              t`As a fraction of the original price, that is ${m`\frac{${$(key)}}{${$(price)}} = ${div(key, price)}`}, or ${off(key)}%.`,
            ]
          : []),
      ],
      hints: [
        t`Is the ${down}% a percent of the original price or of another price?`,
        t`The price rises to ${money(raised)} first. What percent of that is left after the reduction?`,
      ],
    }
  },
  second: ([price = 0, up = 0, down = 0], stem) => {
    let cents = price * 100
    cents += (cents / 100) * up
    cents -= (cents / 100) * down
    return stem.includes('what percent') ? cents / price : cents / 100
  },
})
