import { m, money, percent, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { changedBy, compare, div, isWhole, mul, percentOf, sub } from '../../factory/rational.ts'
import { PRODUCTS } from '../../factory/products.ts'

export const successivePrices = problem({
  id: 'successive-prices',
  skill: 'successive-percents',
  version: 4,
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
    const asked = net
      ? `The final price is what percent of the price before the two changes?`
      : `What was the final price?`
    const as = (value: typeof key) => (net ? off(value) : value)
    return {
      stem: t`A shop raised the ${money(price)} price of a ${product} by ${up}%. Later it reduced the new price by ${down}%. ${asked}`,
      key: as(key),
      show: net ? percent : money,
      wrong: [
        [
          as(added),
          'percents-simply-added',
          () =>
            t`This answer combines +${up}% and −${down}% into ${up - down}%. The ${down}% comes off the raised price of ${money(raised)}, not off ${money(price)}, so the changes multiply.`,
        ],
        [
          as(raised),
          'stopped-early',
          () =>
            t`This is the price after the increase of ${up}%, ${money(raised)}. The reduction of ${down}% is still to come.`,
        ],
        [
          as(mul(price, changedBy(-down))),
          'ignored-condition',
          () =>
            t`This answer takes ${down}% off the first price and leaves the increase out. The reduction applies to the raised price of ${money(raised)}.`,
        ],
        [
          as(mul(raised, div(down, 100))),
          'change-for-value',
          () =>
            t`This answer takes ${down}% of ${money(raised)}, which is the amount taken off. What is left is ${100 - down}% of it.`,
        ],
        [
          as(flipped),
          'wrong-operation',
          () =>
            t`This answer reduces the price twice. The first change was an increase: ${m`1 + ${div(up, 100)}`}, not ${m`1 - ${div(up, 100)}`}.`,
        ],
        [
          as(percentOf(up, price)),
          'change-for-value',
          () =>
            t`This answer takes ${up}% of ${money(price)}, which is what the increase adds. The price itself is ${money(raised)} then, and ${down}% comes off that.`,
        ],
        ...(net
          ? [
              [
                as(compare(key, price) > 0 ? sub(key, price) : sub(price, key)),
                'change-for-value',
                () =>
                  t`That is by how much the price has changed, as a percent of ${money(price)}. The question asks what percent of it the final price is.`,
              ] as const,
            ]
          : []),
        [
          as(mul(price, changedBy(up), changedBy(down))),
          'wrong-operation',
          () =>
            t`This answer raises the price twice. The second change takes ${down}% off, so multiply by ${m`${changedBy(-down)}`}, not by ${m`${changedBy(down)}`}.`,
        ],
        [
          as(mul(price, changedBy(up + down))),
          'percents-simply-added',
          () => t`This answer adds ${up}% and ${down}%. The second change is a reduction, and of the raised price.`,
        ],
      ],
      because: t`${money(price)} times ${m`${changedBy(up)}`} is ${money(raised)}; ${100 - down}% of that is ${money(key)}${net ? t`, which is ${off(key)}% of the first price` : ''}.`,
      quick: [
        net
          ? t`Multiply the two factors: ${m`${changedBy(up)} \times ${changedBy(-down)} = ${div(key, price)}`}. The price itself is not needed.`
          : t`Multiply the two factors: ${m`${price} \times ${changedBy(up)} \times ${changedBy(-down)} = ${key}`}.`,
      ],
      full: [
        t`After the increase: ${m`${price} \times ${changedBy(up)} = ${raised}`}.`,
        t`The reduction leaves ${100 - down}% of the raised price: ${m`${raised} \times ${changedBy(-down)} = ${key}`}.`,
        ...(net
          ? [t`Compared with the first price: ${m`\frac{${key}}{${price}} = ${div(key, price)}`}, or ${off(key)}%.`]
          : []),
      ],
      hints: [
        'What was the price between the two changes?',
        t`The ${down}% refers to the raised price, not to the first one.`,
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
