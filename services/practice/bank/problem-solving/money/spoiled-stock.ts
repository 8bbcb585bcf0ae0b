import { byLevel } from '../../factory/by-level.ts'
import { m, money, percent, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import {
  add,
  changedBy,
  compare,
  div,
  isWhole,
  mul,
  rational,
  sub,
  type Num,
  type Rational,
} from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const STOCK = [
  { who: 'A greengrocer', what: 'pounds of strawberries', one: 'pound', lost: 'spoil' },
  { who: 'A florist', what: 'roses', one: 'rose', lost: 'wilt' },
  { who: 'A potter', what: 'plain mugs', one: 'mug', lost: 'break in the kiln' },
  { who: 'A fish stall', what: 'pounds of mussels', one: 'pound', lost: 'spoil' },
  { who: 'A garden center', what: 'seedlings', one: 'seedling', lost: 'die in a frost' },
] as const

interface Stock {
  level: Level
  n: number
  /** In cents. */
  cost: number
  lost: number
  gain: number
  price: Rational
  full: number
  goods: (typeof STOCK)[number]
}

export const spoiledStock = problem<Stock>({
  id: 'spoiled-stock',
  skill: 'profit',
  version: 3,
  levels: [-0.5, 0.3, 1],
  places: [
    [5, 4, 4, 7, 0],
    [0, 1, 2, 5, 12],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const n = random.step(40, 240, 20)
    const lost = (n / 20) * random.int(1, 6)
    const cost = random.step(80, 900, 20)
    const gain = random.step(10, 80, 5)
    const sold = n - lost
    const full = level === 3 ? (sold / 10) * random.int(5, 9) : sold
    const price = level === 2 ? div(mul(n, cost, changedBy(gain)), sold * 100) : rational(cost * random.int(6, 14), 400)
    if (!Number.isInteger(full) || !isWhole(mul(price, level === 2 ? 10 : 5))) return null
    const income = mul(price, rational(full + sold, 2))
    const profit = sub(income, rational(n * cost, 100))
    if (profit.n <= 0n || (level === 3 && !isWhole(mul(2, div(mul(profit, 100), rational(n * cost, 100)))))) return null
    return { level, n, cost, lost, gain, price, full, goods: random.pick(STOCK) }
  },
  write: (stock) => byLevel(stock, [profitLeft, priceNeeded, halfPrice]),
  second: ([n = 0, cost = 0, lost = 0, a = 0, b = 0], stem) => {
    let till = 0
    if (stem.includes('What price'))
      return search([1, 10_000], (cents) => near(cents * (n - lost), n * cost * (100 + a))) / 100
    const full = stem.includes('half price') ? a : n - lost
    const price = stem.includes('half price') ? b : a
    for (let unit = 0; unit < n; unit += 1) {
      till -= cost
      if (unit < n - lost) till += unit < full ? price : price / 2
    }
    return stem.includes('percent') ? (till / (n * cost)) * 100 : till
  },
})

const spent = ({ n, cost }: Stock): Rational => rational(n * cost, 100)

function bought(stock: Stock): string {
  const { n, lost, cost, goods } = stock
  return t`${goods.who} buys ${n} ${goods.what} at ${money(rational(cost, 100))} each, but ${lost} of them ${goods.lost}.`.replace(
    ' each, but',
    goods.one === 'pound' ? ' a pound, but' : ' each, but',
  )
}

function profitLeft(stock: Stock): Problem {
  const { n, lost, price, goods } = stock
  const [sold, paid] = [n - lost, spent(stock)]
  const unit = rational(stock.cost, 100)
  const income = mul(sold, price)
  const profit = sub(income, paid)
  return {
    stem: t`${bought(stock)} The rest is sold at ${money(price)} ${goods.one === 'pound' ? 'a pound' : 'each'}. What is the profit?`,
    key: profit,
    show: money,
    wrong: [
      [
        mul(n, sub(price, unit)),
        'ignored-condition',
        () => t`This answer takes all ${n} as sold. Only ${m`${n} - ${lost} = ${sold}`} bring in money.`,
      ],
      [
        mul(sold, sub(price, unit)),
        'cost-left-out',
        () => t`This answer leaves out what the ${lost} lost ones cost. All ${n} were paid for: ${money(paid)}.`,
      ],
      [
        income,
        'stopped-early',
        () => t`${money(income)} is what the ${sold} bring in. Take off the ${money(paid)} paid for the stock.`,
      ],
      [
        sub(mul(sold, sub(price, unit)), mul(lost, price)),
        'cost-left-out',
        () =>
          t`This answer charges the ${lost} lost ones at the selling price. They cost ${money(unit)} each, not ${money(price)}.`,
      ],
      [
        mul(lost, unit),
        'answered-other-quantity',
        () => t`${money(mul(lost, unit))} is only what the ${lost} lost ones had cost.`,
      ],
      [
        sub(mul(n, price), mul(sold, unit)),
        'equations-mismatched',
        () => t`This answer swaps the numbers: ${n} are paid for, and ${sold} are sold.`,
      ],
      [
        add(profit, mul(2, lost, unit)),
        'lost-sign',
        () => t`This answer adds the ${money(mul(lost, unit))} for the lost ones as if it had come in.`,
      ],
      [paid, 'answered-other-quantity', () => t`${money(paid)} is what the whole stock cost.`],
    ],
    because: t`${sold} are sold for ${money(income)}; the ${n} cost ${money(paid)}. The difference is ${money(profit)}.`,
    quick: [t`${m`${sold} \times ${price} - ${n} \times ${unit} = ${profit}`} dollars.`],
    full: [
      t`Paid for all ${n}: ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`Sold: ${m`${n} - ${lost} = ${sold}`}, for ${m`${sold} \times ${price} = ${income}`} dollars.`,
      t`Profit: ${m`${income} - ${paid} = ${profit}`} dollars.`,
    ],
    hints: ['How many are paid for, and how many are sold?', t`The ${sold} sold bring in ${money(income)}.`],
  }
}

function priceNeeded(stock: Stock): Problem {
  const { n, lost, gain, price, goods } = stock
  const [sold, paid, unit] = [n - lost, spent(stock), rational(stock.cost, 100)]
  const target = mul(paid, changedBy(gain))
  const each = goods.one === 'pound' ? 'a pound' : 'each'
  const lossRate = rational(lost * 100, n)
  return {
    stem: t`${bought(stock)} What price ${each} for the rest makes a profit of ${gain}% of the cost of all ${n}?`,
    key: price,
    show: money,
    wrong: [
      [
        mul(unit, changedBy(gain)),
        'ignored-condition',
        () => t`This answer adds ${gain}% to ${money(unit)}. The ${sold} that are sold must pay for all ${n}.`,
      ],
      [
        div(paid, sold),
        'stopped-early',
        () =>
          t`At ${money(div(paid, sold))} the ${sold} would just bring back the cost of ${money(paid)}, without profit.`,
      ],
      [
        mul(unit, add(changedBy(gain), div(lossRate, 100))),
        'percents-simply-added',
        () =>
          t`This answer adds ${percent(lossRate)} for the loss and ${gain}%. The loss has to be made good by dividing by ${sold} instead of ${n}.`,
      ],
      [
        mul(unit, changedBy(gain), changedBy(lossRate)),
        'percent-of-wrong-base',
        () =>
          t`This answer raises the price by ${percent(lossRate)} for the loss. The same income from ${sold} instead of ${n} needs the factor ${m`\frac{${n}}{${sold}}`}.`,
      ],
      [
        mul(unit, changedBy(gain), rational(sold, n)),
        'inverted',
        () =>
          t`This answer multiplies by ${m`\frac{${sold}}{${n}}`}. Fewer are sold, so each must cost more: ${m`\frac{${n}}{${sold}}`}.`,
      ],
      [
        div(paid, mul(sold, sub(1, rational(gain, 100)))),
        'profit-on-price',
        () =>
          t`This answer makes the profit ${gain}% of the selling price. It is to be ${gain}% of the cost, ${money(percentOfPaid(paid, gain))}.`,
      ],
      [
        div(mul(sold, unit, changedBy(gain)), n),
        'cost-left-out',
        () => t`This answer counts the cost of the ${sold} sold ones only. All ${n} were paid for: ${money(paid)}.`,
      ],
      [
        div(target, lost),
        'wrong-count',
        () =>
          t`This answer divides ${money(target)} by the ${lost} that are lost. It is the ${sold} others that are sold.`,
      ],
      [
        add(div(paid, sold), mul(unit, rational(gain * 2, 100))),
        'percent-of-wrong-base',
        () =>
          t`This answer takes twice ${gain}% of ${money(unit)} on top. The profit of ${money(percentOfPaid(paid, gain))} is to be shared by ${sold}.`,
      ],
    ],
    because: t`The income has to be ${m`${changedBy(gain)} \times ${paid} = ${target}`} dollars, from ${sold}: ${money(price)} ${each}.`,
    quick: [t`${m`\frac{${n} \times ${unit} \times ${changedBy(gain)}}{${sold}} = ${price}`} dollars.`],
    full: [
      t`The stock cost ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`With a profit of ${gain}% the income is ${m`${paid} \times ${changedBy(gain)} = ${target}`} dollars.`,
      t`It comes from ${m`${n} - ${lost} = ${sold}`}: ${m`\frac{${target}}{${sold}} = ${price}`} dollars.`,
    ],
    hints: ['What must the whole sale bring in?', t`It must bring in ${money(target)}, from ${sold}.`],
  }
}

function percentOfPaid(paid: Rational, gain: Num): Rational {
  return div(mul(paid, gain), 100)
}

function halfPrice(stock: Stock): Problem {
  const { n, lost, price, full, goods } = stock
  const [sold, paid, unit] = [n - lost, spent(stock), rational(stock.cost, 100)]
  const half = div(price, 2)
  const income = add(mul(full, price), mul(sold - full, half))
  const profit = sub(income, paid)
  const rate = (value: Num, whole: Num): Rational => div(mul(value, 100), whole)
  const each = goods.one === 'pound' ? 'a pound' : 'each'
  return {
    stem: t`${bought(stock)} Of the rest, ${full} are sold at ${money(price)} ${each} and the others at half price. The profit is what percent of the cost of all ${n}?`,
    key: rate(profit, paid),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 400) < 0,
    wrong: [
      [
        rate(profit, income),
        'profit-on-price',
        () => t`This answer takes the profit as a percent of the income, ${money(income)}. The cost is ${money(paid)}.`,
      ],
      [
        rate(sub(mul(sold, price), paid), paid),
        'ignored-condition',
        () =>
          t`This answer sells all ${sold} at the full price. ${sold - full} of them bring in only ${money(half)} each.`,
      ],
      [
        rate(sub(mul(full, price), paid), paid),
        'ignored-condition',
        () =>
          t`This answer leaves out the ${sold - full} sold at half price, which bring in ${money(mul(sold - full, half))}.`,
      ],
      [
        rate(sub(add(mul(full, price), mul(n - full, half)), paid), paid),
        'ignored-condition',
        () => t`This answer sells all ${n - full} others at half price. ${lost} of them are lost and bring in nothing.`,
      ],
      [
        rate(sub(income, mul(sold, unit)), mul(sold, unit)),
        'cost-left-out',
        () => t`This answer counts the cost of the ${sold} sold ones only. All ${n} were paid for: ${money(paid)}.`,
      ],
      [
        rate(income, paid),
        'value-for-change',
        () => t`That is the income, ${money(income)}, as a percent of the cost. The profit is ${money(profit)}.`,
      ],
      [
        rate(sub(price, unit), unit),
        'ignored-condition',
        () => t`That is the gain on one sold at the full price. It leaves out the loss and the half price.`,
      ],
      [
        rate(sub(mul(sold, rational(3, 4), price), paid), paid),
        'mean-of-means',
        () =>
          t`This answer takes the average of full and half price for all ${sold}. ${full} are sold at the full price and only ${sold - full} at half.`,
      ],
    ],
    because: t`The income is ${money(income)}, the cost ${money(paid)}; the profit of ${money(profit)} is ${percent(rate(profit, paid))} of the cost.`,
    quick: [t`${m`\frac{${income} - ${paid}}{${paid}} = ${rate(profit, paid)}\%`}.`],
    full: [
      t`Cost: ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`Income: ${m`${full} \times ${price} + ${sold - full} \times ${half} = ${income}`} dollars.`,
      t`Profit: ${m`${income} - ${paid} = ${profit}`} dollars, and ${m`\frac{${profit}}{${paid}} = ${rate(profit, paid)}\%`}.`,
    ],
    hints: [t`How many are sold at half price?`, t`The income is ${money(income)}; compare it with the cost.`],
  }
}
