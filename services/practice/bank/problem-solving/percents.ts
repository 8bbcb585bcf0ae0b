import { m, money, percent, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, changedBy, div, isWhole, mul, percentOf, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'

const COLLECTIONS = [
  { owner: 'A town library', things: 'books', first: 'novels', second: 'on loan' },
  { owner: 'A fleet operator', things: 'vans', first: 'electric', second: 'less than a year old' },
  { owner: 'A software company', things: 'employees', first: 'engineers', second: 'working from home' },
  { owner: 'An orchard', things: 'trees', first: 'apple trees', second: 'in bloom' },
] as const

export const percentOfPercent = problem({
  id: 'percent-of-percent',
  skill: 'percents',
  levels: [-1.4, -0.6, 0.3],
  draw: (random, level) => {
    const total = random.step(200, level === 1 ? 1000 : 4000, level === 1 ? 100 : 40)
    const p = random.step(10, 80, level === 1 ? 10 : 5)
    const q = random.step(10, 80, level === 1 ? 20 : 5)
    const inner = percentOf(q, percentOf(p, total))
    if (p === q || p + q === 100 || !isWhole(inner) || !isWhole(percentOf(p, total))) return null
    return { total, p, q, inner, rest: level === 3, setting: random.pick(COLLECTIONS) }
  },
  write: ({ total, p, q, inner, rest, setting }) => {
    const group = percentOf(p, total)
    const other = sub(group, inner)
    const key = rest ? other : inner
    const share = rest ? 100 - q : q
    const asked = rest ? `are ${setting.first} but not ${setting.second}` : `are ${setting.first} ${setting.second}`
    return {
      stem: t`${setting.owner} has ${total} ${setting.things}, of which ${p}% are ${setting.first}. Of these ${setting.first}, ${q}% are ${setting.second}. How many of the ${setting.things} ${asked}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n && value.n < BigInt(total),
      wrong: [
        [
          rest ? inner : other,
          'answered-other-quantity',
          () =>
            t`${rest ? inner : other} is the number of ${setting.first} that ${rest ? 'are' : 'are not'} ${setting.second}. Of the ${group} ${setting.first} the question asks for the other part, ${share}%.`,
        ],
        [
          percentOf(share, total),
          'percent-of-wrong-base',
          () =>
            t`You took ${share}% of all ${total} ${setting.things}. The ${q}% refer only to the ${setting.first}, of which there are ${group}.`,
        ],
        [
          group,
          'stopped-early',
          () =>
            t`${group} is ${p}% of ${total}, the number of all ${setting.first}. One step is missing: ${share}% of these.`,
        ],
        [
          percentOf(p + q, total),
          'percents-simply-added',
          () =>
            t`You added ${p}% and ${q}%. The second percent is a percent of the first group, so the two multiply: ${p}% of ${total}, then ${share}% of the result.`,
        ],
        [
          percentOf(share, sub(total, group)),
          'percent-of-wrong-base',
          () =>
            t`You took ${share}% of the ${sub(total, group)} ${setting.things} that are not ${setting.first}. The second percent refers to the ${group} that are.`,
        ],
        [
          percentOf(Math.abs(p - q), total),
          'percents-simply-added',
          () =>
            t`You subtracted the percents, ${Math.max(p, q)}% − ${Math.min(p, q)}%. They have different bases: ${p}% refers to all ${total} ${setting.things}, ${q}% only to the ${setting.first}.`,
        ],
      ],
      because: t`${p}% of ${total} is ${group}, and ${share}% of ${group} is ${key}.`,
      quick: [
        t`Multiply the shares: ${m`${div(p, 100)} \times ${div(share, 100)} = ${div(p * share, 10_000)}`}, and ${m`${div(p * share, 10_000)} \times ${total} = ${key}`}.`,
      ],
      full: [
        t`First the ${setting.first}: ${m`\frac{${p}}{100} \times ${total} = ${group}`}.`,
        rest
          ? t`${q}% of them are ${setting.second}, so ${100 - q}% are not.`
          : t`The second percent refers to these ${group} only.`,
        t`Then ${m`\frac{${share}}{100} \times ${group} = ${key}`}.`,
      ],
      hints: [
        `Find the number of ${setting.first} first.`,
        `The second percent is a percent of the ${setting.first}, not of all ${setting.things}.`,
      ],
    }
  },
  second: ([total = 0, p = 0, q = 0], stem) => {
    const wanted = stem.includes('but not') ? 100 - q : q
    return search([0, total], (x) => near(x * 10_000, total * p * wanted))
  },
})

const SERIES = [
  { what: 'The monthly rent of a shop', money: true },
  { what: 'The number of subscribers to a newsletter', money: false },
  { what: 'The daily output of a bakery, in loaves,', money: false },
  { what: 'The price of a concert ticket', money: true },
  { what: 'The number of visitors to a museum', money: false },
] as const

export const percentChange = problem({
  id: 'percent-change',
  skill: 'percent-change',
  levels: [-1.5, -0.8, 0],
  draw: (random, level) => {
    const rate =
      random.step(5, level === 1 ? 60 : 90, level === 1 ? 10 : 5) * (level === 1 || random.int(0, 1) ? 1 : -1)
    const before = random.step(40, level === 1 ? 400 : 960, 20)
    const after = mul(before, changedBy(rate))
    if (rate < -75 || !isWhole(after)) return null
    return { rate, before, after, setting: random.pick(SERIES) }
  },
  write: ({ rate, before, after, setting }) => {
    const show = setting.money ? money : plain
    const [verb, noun] = rate > 0 ? ['rose', 'increase'] : ['fell', 'decrease']
    const change = rate > 0 ? sub(after, before) : sub(before, after)
    const size = Math.abs(rate)
    return {
      stem: `${setting.what} ${verb} from ${show(before)} to ${show(after)}. What was the percent ${noun}?`,
      key: size,
      show: percent,
      fits: (value) => value.n > 0n && value.n < 400n * value.d,
      wrong: [
        [
          mul(100, div(change, after)),
          'percent-of-new-value',
          () =>
            t`You divided the change of ${change} by the new value, ${after}. A percent ${noun} is measured against the value before it, ${before}.`,
        ],
        [
          mul(100, div(after, before)),
          'value-for-change',
          () =>
            t`${mul(100, div(after, before))}% is the new value as a percent of the old one. The ${noun} is its distance from 100%: ${size}%.`,
        ],
        [
          change,
          'change-for-value',
          () =>
            t`${change} is the ${noun} itself. As a percent it must be compared with the starting value: ${m`\frac{${change}}{${before}}`}.`,
        ],
        [
          mul(100, div(before, after)),
          'inverted',
          () =>
            t`You divided the old value by the new one, ${m`\frac{${before}}{${after}}`}. The change of ${change} over the old value, ${before}, is what the question asks for.`,
        ],
        [
          mul(100, div(mul(2, change), add(before, after))),
          'percent-of-wrong-base',
          () =>
            t`You compared the change of ${change} with the average of the two values. The base of a percent change is the value before it, ${before}.`,
        ],
        [
          div(size, 2),
          'doubled-or-halved',
          () =>
            t`You have half of the ${noun}: the change of ${change} divided by twice ${before}. Divide by ${before} itself.`,
        ],
      ],
      because: t`The change is ${change}, and ${m`\frac{${change}}{${before}} = ${div(size, 100)}`}, which is ${size}%.`,
      quick: [t`Change over start: ${m`\frac{${change}}{${before}} = ${size}\%`}.`],
      full: [
        t`Find the change: ${rate > 0 ? m`${after} - ${before} = ${change}` : m`${before} - ${after} = ${change}`}.`,
        t`Divide by the value before the change: ${m`\frac{${change}}{${before}} = ${div(size, 100)}`}.`,
        t`As a percent this is ${size}%.`,
      ],
      hints: ['How large is the change itself?', `Compare the change with the value before it, ${show(before)}.`],
    }
  },
  second: ([before = 0, after = 0]) =>
    search([0.5, 400, 0.5], (p) => near(before * (1 + p / 100), after) || near(before * (1 - p / 100), after)),
})

const PRODUCTS = [
  'winter coat',
  'desk lamp',
  'bicycle',
  'coffee machine',
  'tablet',
  'tent',
  'violin',
  'office chair',
] as const

export const successivePrices = problem({
  id: 'successive-prices',
  skill: 'successive-percents',
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
            t`You combined +${up}% and −${down}% into ${up - down}%. The ${down}% come off the raised price of ${money(raised)}, not off ${money(price)}, so the changes multiply.`,
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
            t`You took ${down}% off the first price and left the increase out. The reduction applies to the raised price of ${money(raised)}.`,
        ],
        [
          as(mul(raised, div(down, 100))),
          'change-for-value',
          () =>
            t`You took ${down}% of ${money(raised)}, which is the amount taken off. What is left is ${100 - down}% of it.`,
        ],
        [
          as(flipped),
          'wrong-operation',
          () =>
            t`You reduced the price twice. The first change was an increase: ${m`1 + ${div(up, 100)}`}, not ${m`1 - ${div(up, 100)}`}.`,
        ],
        [
          as(mul(price, changedBy(up), changedBy(down))),
          'wrong-operation',
          () =>
            t`You raised the price twice. The second change takes ${down}% off, so multiply by ${m`${changedBy(-down)}`}, not by ${m`${changedBy(down)}`}.`,
        ],
        [
          as(mul(price, changedBy(up + down))),
          'percents-simply-added',
          () => t`You added ${up}% and ${down}%. The second change is a reduction, and of the raised price.`,
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
        t`The ${down}% refer to the raised price, not to the first one.`,
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

export const priceBefore = problem({
  id: 'price-before',
  skill: 'percent-change',
  levels: [-0.4, 0.3, 0.9],
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
            t`You took ${down}% of the sale price, ${money(paid)}. The ${down}% were taken off the regular price, which is larger; the sale price is ${100 - down}% of it.`,
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
            t`You took another ${down}% off ${money(paid)}. That price is already reduced; the question goes back to the price before.`,
        ],
        [
          mul(paid, div(100, down)),
          'percent-of-wrong-base',
          () =>
            t`You read ${money(paid)} as ${down}% of the regular price. It is what remains after the reduction: ${100 - down}%.`,
        ],
        [
          add(paid, down),
          'percent-points-for-percent',
          () =>
            t`You added ${down} to the price. ${down}% is a share of the regular price, not an amount of ${money(down)}.`,
        ],
        [
          percentOf(100 - down, paid),
          'percent-of-wrong-base',
          () =>
            t`You took ${100 - down}% of ${money(paid)}. The sale price is itself ${100 - down}% of the regular price, so divide.`,
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
        t`${money(paid)} is ${100 - down}% of the price you look for.`,
      ],
    }
  },
  second: ([down = 0, paid = 0], stem) => {
    const regular = search([1, 5000], (x) => near(x * 100 - x * down, paid * 100))
    return stem.includes('How much') ? regular - paid : regular
  },
})
