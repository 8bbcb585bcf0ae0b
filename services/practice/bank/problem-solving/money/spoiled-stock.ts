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
  { who: 'A grocer', what: 'pounds of strawberries', one: 'pound', lost: 'spoil' },
  { who: 'A florist', what: 'roses', one: 'rose', lost: 'wilt' },
  { who: 'A potter', what: 'plain mugs', one: 'mug', lost: 'break in the kiln' },
  { who: 'A seafood stand', what: 'pounds of mussels', one: 'pound', lost: 'spoil' },
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
  version: 4,
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
    if (stem.includes('what price'))
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

/** 'pounds' of 'pounds of mussels'. */
const unitsOf = ({ one }: Stock['goods']): string => `${one}s`

const spent = ({ n, cost }: Stock): Rational => rational(n * cost, 100)

function bought(stock: Stock): string {
  const { n, lost, cost, goods } = stock
  return t`${goods.who} buys ${n} ${goods.what} for ${money(rational(cost, 100))} each, but ${lost} of them ${goods.lost}.`.replace(
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
    stem: t`${bought(stock)} The rest are sold at ${money(price)} ${goods.one === 'pound' ? 'a pound' : 'each'}. What is the profit?`,
    key: profit,
    show: money,
    wrong: [
      [mul(n, sub(price, unit)), 'ignored-condition', () => t`This answer counts all ${n} ${unitsOf(goods)} as sold. Only ${m`${n} - ${lost} = ${sold}`} of them bring in money.`],
      [mul(sold, sub(price, unit)), 'cost-left-out', () => t`This answer leaves out the cost of the ${lost} that were lost. All ${n} ${unitsOf(goods)} were paid for, at a cost of ${money(paid)}.`],
      [income, 'stopped-early', () => t`${money(income)} is the income from the ${sold} that were sold. The ${money(paid)} paid for the stock must be subtracted.`],
      [sub(mul(sold, sub(price, unit)), mul(lost, price)), 'cost-left-out', () => t`This answer charges the ${lost} lost ${unitsOf(goods)} at the selling price. They cost only ${money(unit)} each, not ${money(price)}.`],
      [mul(lost, unit), 'answered-other-quantity', () => t`This is only the cost of the ${lost} lost ${unitsOf(goods)}, ${m`${lost} \times ${unit}`} dollars, not the profit on the sale.`],
      [sub(mul(n, price), mul(sold, unit)), 'equations-mismatched', () => t`This answer uses ${n} for the number sold and ${sold} for the number paid for. In fact, ${n} were paid for and ${sold} were sold.`],
      [add(profit, mul(2, lost, unit)), 'lost-sign', () => t`This answer adds the ${money(mul(lost, unit))} paid for the lost ${unitsOf(goods)} as if it were income, instead of counting it as a cost.`],
      [paid, 'answered-other-quantity', () => t`${money(paid)} is the cost of the whole stock, not the profit.`],
    ], // prettier-ignore
    because: t`The ${sold} ${unitsOf(goods)} that are sold bring in ${m`${sold} \times ${price} = ${income}`} dollars, and all ${n} cost ${m`${n} \times ${unit} = ${paid}`} dollars. The difference is ${money(profit)}.`,
    quick: [
      t`Subtract the cost of ${n} ${unitsOf(goods)} from the income from ${sold}: ${m`${sold} \times ${price} - ${n} \times ${unit} = ${profit}`} dollars.`,
    ],
    full: [
      t`All ${n} ${unitsOf(goods)} were paid for, so the cost is ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`Only ${m`${n} - ${lost} = ${sold}`} ${unitsOf(goods)} were sold, for ${m`${sold} \times ${price} = ${income}`} dollars.`,
      t`The profit is ${m`${income} - ${paid} = ${profit}`} dollars.`,
    ],
    hints: [
      t`For how many ${unitsOf(goods)} is money paid, and for how many does money come in?`,
      t`The ${sold} ${unitsOf(goods)} that are sold bring in ${money(income)}. What did the whole stock cost?`,
    ],
  }
}

function priceNeeded(stock: Stock): Problem {
  const { n, lost, gain, price, goods } = stock
  const [sold, paid, unit] = [n - lost, spent(stock), rational(stock.cost, 100)]
  const target = mul(paid, changedBy(gain))
  const each = goods.one === 'pound' ? 'a pound' : 'each'
  const lossRate = rational(lost * 100, n)
  return {
    stem: t`${bought(stock)} At what price ${each === 'each' ? 'each' : 'per pound'} must the rest be sold to make a profit of ${gain}% of the cost of all ${n} ${unitsOf(goods)}?`,
    key: price,
    show: money,
    wrong: [
      [
        mul(unit, changedBy(gain)),
        'ignored-condition',
        () =>
          t`This answer adds ${gain}% to the cost of ${money(unit)}. But only ${sold} ${unitsOf(goods)} are sold, and they must pay for all ${n}.`,
      ],
      [
        div(paid, sold),
        'stopped-early',
        () =>
          t`At ${money(div(paid, sold))}, selling ${sold} ${unitsOf(goods)} would just bring back the cost of ${money(paid)}. There would be no profit.`,
      ],
      [
        mul(unit, add(changedBy(gain), div(lossRate, 100))),
        'percents-simply-added',
        () =>
          t`This answer is ${m`${unit} \times ${add(changedBy(gain), div(lossRate, 100))}`}, which adds ${percent(lossRate)} for the loss to the ${gain}%. But the income comes from only ${sold} ${unitsOf(goods)} instead of ${n}, so divide by ${sold}.`,
      ],
      [
        mul(unit, changedBy(gain), changedBy(lossRate)),
        'percent-of-wrong-base',
        () =>
          t`This answer is ${m`${mul(unit, changedBy(gain))} \times ${changedBy(lossRate)}`}, which adds ${percent(lossRate)} for the loss. To get the same income from ${sold} instead of ${n}, multiply by ${m`\frac{${n}}{${sold}}`}, which is more.`,
      ],
      [
        mul(unit, changedBy(gain), rational(sold, n)),
        'inverted',
        () =>
          t`This answer multiplies by ${m`\frac{${sold}}{${n}}`}. With fewer ${unitsOf(goods)} to sell, the price must be higher, so the factor is ${m`\frac{${n}}{${sold}}`}.`,
      ],
      [
        div(paid, mul(sold, sub(1, rational(gain, 100)))),
        'profit-on-price',
        () =>
          t`This answer makes the profit ${gain}% of the selling price. It should be ${gain}% of the cost, which is ${money(percentOfPaid(paid, gain))}.`,
      ],
      [
        div(mul(sold, unit, changedBy(gain)), n),
        'cost-left-out',
        () =>
          t`This answer counts the cost of only ${sold} ${unitsOf(goods)} and divides by ${n}. All ${n} were paid for, and ${sold} are sold.`,
      ],
      [
        div(target, lost),
        'wrong-count',
        () =>
          t`This answer divides ${money(target)} by the ${lost} that were lost. The money comes from the other ${sold}.`,
      ],
      [
        add(div(paid, sold), mul(unit, rational(gain * 2, 100))),
        'percent-of-wrong-base',
        () =>
          t`This answer adds ${gain}% of ${money(unit)} twice to the break-even price. The profit of ${money(percentOfPaid(paid, gain))} must come from all ${sold} that are sold.`,
      ],
    ],
    because: t`The income must be ${m`${changedBy(gain)} \times ${paid} = ${target}`} dollars. Divided by ${sold}, that is ${money(price)} ${each}.`,
    quick: [
      t`Divide the income that is needed by the ${sold} ${unitsOf(goods)} that are left: ${m`\frac{${n} \times ${unit} \times ${changedBy(gain)}}{${sold}} = ${price}`} dollars.`,
    ],
    full: [
      t`The whole stock cost ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`For a profit of ${gain}%, the income must be ${m`${paid} \times ${changedBy(gain)} = ${target}`} dollars.`,
      t`It comes from ${m`${n} - ${lost} = ${sold}`} ${unitsOf(goods)}, so the price is ${m`\frac{${target}}{${sold}} = ${price}`} dollars ${each}.`,
    ],
    hints: [
      'How much money must the sale bring in altogether?',
      t`The sale must bring in ${money(target)}. How many ${unitsOf(goods)} are left to bring it in?`,
    ],
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
    stem: t`${bought(stock)} Of the rest, ${full} are sold at ${money(price)} ${each} and the others at half price. The profit is what percent of the cost of all ${n} ${unitsOf(goods)}?`,
    key: rate(profit, paid),
    show: percent,
    fits: (value) => value.n > 0n && compare(value, 400) < 0,
    wrong: [
      [
        rate(profit, income),
        'profit-on-price',
        () =>
          t`This answer gives the profit as a percent of the income, ${money(income)}. The question asks for a percent of the cost, ${money(paid)}.`,
      ],
      [
        rate(sub(mul(sold, price), paid), paid),
        'ignored-condition',
        () =>
          t`This answer sells all ${sold} at the full price, but ${sold - full} of them bring in only ${money(half)} each.`,
      ],
      [
        rate(sub(mul(full, price), paid), paid),
        'ignored-condition',
        () =>
          t`This answer leaves out the ${sold - full} sold at half price, which bring in another ${money(mul(sold - full, half))}.`,
      ],
      [
        rate(sub(add(mul(full, price), mul(n - full, half)), paid), paid),
        'ignored-condition',
        () =>
          t`This answer sells all ${n - full} others at half price, but ${lost} of those were lost and bring in nothing.`,
      ],
      [
        rate(sub(income, mul(sold, unit)), mul(sold, unit)),
        'cost-left-out',
        () =>
          t`This answer counts the cost of only the ${sold} that were sold. All ${n} were paid for, at a cost of ${money(paid)}.`,
      ],
      [
        rate(income, paid),
        'value-for-change',
        () => t`This is the income of ${money(income)} as a percent of the cost. The profit is only ${money(profit)}.`,
      ],
      [
        rate(sub(price, unit), unit),
        'ignored-condition',
        () =>
          t`This is the percent gained on one ${goods.one} sold at full price. It ignores the ${lost} that were lost and the ${sold - full} sold at half price.`,
      ],
      [
        rate(sub(mul(sold, rational(3, 4), price), paid), paid),
        'mean-of-means',
        () =>
          t`This answer uses the average of full and half price for all ${sold}. But ${full} are sold at full price and only ${sold - full} at half price.`,
      ],
    ],
    because: t`The income is ${m`${full} \times ${price} + ${sold - full} \times ${half} = ${income}`} dollars and the cost is ${m`${n} \times ${unit} = ${paid}`} dollars. The profit of ${money(profit)} is ${percent(rate(profit, paid))} of the cost.`,
    quick: [
      t`The income is ${m`${full} \times ${price} + ${sold - full} \times ${half} = ${income}`} dollars, and the cost is ${m`${n} \times ${unit} = ${paid}`} dollars. The profit is ${m`\frac{${income} - ${paid}}{${paid}} = ${rate(profit, paid)}\%`} of the cost.`,
    ],
    full: [
      t`The cost of all ${n} ${unitsOf(goods)} is ${m`${n} \times ${unit} = ${paid}`} dollars.`,
      t`Of the ${m`${n} - ${lost} = ${sold}`} ${unitsOf(goods)} that are left, ${full} sell at ${money(price)} and ${m`${sold} - ${full} = ${sold - full}`} at ${money(half)}.`,
      t`The income is ${m`${full} \times ${price} + ${sold - full} \times ${half} = ${income}`} dollars.`,
      t`The profit is ${m`${income} - ${paid} = ${profit}`} dollars, and ${m`\frac{${profit}}{${paid}} = ${rate(profit, paid)}\%`} of the cost.`,
    ],
    hints: [
      t`How many ${unitsOf(goods)} are sold at half price?`,
      t`The income is ${money(income)}. What did the whole stock cost?`,
    ],
  }
}
