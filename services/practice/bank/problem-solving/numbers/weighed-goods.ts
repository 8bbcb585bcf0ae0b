import { pronounsOf } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

/** Prices at which each is really sold, in dollars. */
const GOODS = [
  { what: 'cheese', unit: 'pound', from: 9, to: 36 },
  { what: 'ribbon', unit: 'yard', from: 1, to: 6 },
  { what: 'olive oil', unit: 'liter', from: 8, to: 24 },
  { what: 'copper wire', unit: 'yard', from: 1, to: 9 },
  { what: 'green tea', unit: 'pound', from: 20, to: 60 },
] as const

interface Sale {
  level: Level
  price: Rational
  amount: Rational
  note: number
  name: string
  goods: (typeof GOODS)[number]
}

export const weighedGoods = problem<Sale>({
  id: 'weighed-goods',
  skill: 'decimals',
  version: 4,
  levels: [-1.8, -1.3, -0.6],
  places: [
    [7, 7, 6, 0, 0],
    [2, 3, 3, 6, 6],
    [3, 2, 3, 6, 6],
  ],
  draw: (random, level) => {
    const goods = random.pick(GOODS)
    const price = rational(random.int(goods.from * 5, goods.to * 5), 5)
    const amount = rational(random.int(3, level === 1 ? 19 : 39) * 5, 100)
    const cost = mul(price, amount)
    if (!isWhole(mul(cost, 100)) || isWhole(amount) || isWhole(price)) return null
    const note = [10, 20, 50, 100].find((each) => mul(each, cost.d).n > cost.n)
    return note === undefined ? null : { level, price, amount, note, name: random.pick(NAMES), goods }
  },
  write: (sale) => ({
    ...byLevel(sale, [costOfAll, costOfOne, changeFromNote]),
    show: money,
    fits: (value) => value.n > 0n && isWhole(mul(value, 100)),
  }),
  second: ([a = 0, b = 0, note = 0], stem) => {
    if (stem.includes('price of one')) return search([1, 10_000], (cents) => near(cents * b, a * 100)) / 100
    const cents = Math.round(Math.round(a * 100) * Math.round(b * 100)) / 100
    return (stem.includes('change') ? note * 100 - cents : cents) / 100
  },
})

const hundredfold = (value: Rational): Rational => mul(value, 100)

function costOfAll(sale: Sale): Written {
  const { price, amount, goods } = sale
  const { what, unit } = goods
  const cost = mul(price, amount)
  const [left, right] = [places(price), places(amount)]
  const [a, b] = [mul(price, 10 ** left), mul(amount, 10 ** right)]
  const shifted = t`${m`${a} \times ${b} = ${mul(a, b)}`}`
  return {
    stem: t`At a market stall, ${what} costs ${money(price)} a ${unit}. What is the price of ${amount} ${unit}s?`,
    key: cost,
    wrong: wrongCosts(sale),
    because: t`${m`${price} \times ${amount} = ${cost}`} dollars.`,
    quick: [t`Without the points ${shifted}; with ${m`${left} + ${right}`} decimal places that is ${plain(cost)}.`],
    full: [
      t`Leave the points out: ${shifted}.`,
      t`The factors have ${left} and ${right} decimal ${left + right === 2 ? 'place each' : 'places'}, the product has ${left + right}: ${m`${price} \times ${amount} = ${cost}`}.`,
    ],
    hints: [
      t`Is ${amount} more or less than one ${unit}? Estimate first.`,
      t`Multiply ${price} by ${amount}; count the decimal places of both.`,
    ],
  }
}

function costOfOne(sale: Sale): Written {
  const { price, amount, name, goods } = sale
  const { what, unit } = goods
  const cost = mul(price, amount)
  return {
    stem: t`At a market stall, ${name} pays ${money(cost)} for ${amount} ${unit}s of ${what}. What is the price of one ${unit}?`,
    key: price,
    wrong: wrongPrices(sale),
    because: t`${m`${cost} \div ${amount} = ${price}`}: so many dollars a ${unit}.`,
    quick: [t`Multiply both by 100: ${m`\frac{${hundredfold(cost)}}{${hundredfold(amount)}} = ${price}`}.`],
    full: [
      t`The price of one ${unit} is what was paid divided by the number of ${unit}s: ${m`${cost} \div ${amount}`}.`,
      t`Move the point in both by two places: ${m`${hundredfold(cost)} \div ${hundredfold(amount)}`}. The quotient stays the same.`,
      t`${m`${hundredfold(cost)} \div ${hundredfold(amount)} = ${price}`}, so ${money(price)}.`,
    ],
    hints: [
      t`Is one ${unit} more or less than was bought?`,
      t`Divide ${cost} by ${amount}; move the point in both first.`,
    ],
  }
}

function changeFromNote(sale: Sale): Written {
  const { price, amount, note, name, goods } = sale
  const { what, unit } = goods
  const cost = mul(price, amount)
  const change = sub(note, cost)
  const [left, right] = [places(price), places(amount)]
  const [a, b] = [mul(price, 10 ** left), mul(amount, 10 ** right)]
  const shifted = t`${m`${a} \times ${b} = ${mul(a, b)}`}`
  return {
    stem: t`At a market stall, ${what} costs ${money(price)} a ${unit}. ${name} buys ${amount} ${unit}s and pays with ${note} dollars. How much change does ${pronounsOf(name).he} get?`,
    key: change,
    wrong: [...wrongChange(sale), ...wrongCosts(sale)],
    because: t`${m`${price} \times ${amount} = ${cost}`} dollars, and ${m`${note} - ${cost} = ${change}`}.`,
    quick: [
      t`Without the points ${shifted}; with ${m`${left} + ${right}`} decimal places that is ${plain(cost)}. Change: ${money(change)}.`,
    ],
    full: [
      t`Leave the points out: ${shifted}.`,
      t`The factors have ${left} and ${right} decimal ${left + right === 2 ? 'place each' : 'places'}, the product has ${left + right}: ${m`${price} \times ${amount} = ${cost}`}.`,
      t`Change: ${m`${note} - ${cost} = ${change}`} dollars.`,
    ],
    hints: [
      t`Is ${amount} more or less than one ${unit}? Estimate first.`,
      t`Multiply ${price} by ${amount}; count the decimal places of both.`,
    ],
  }
}

/** Decimal places of a value in hundredths. */
function places(value: Rational): number {
  return isWhole(value) ? 0 : isWhole(mul(value, 10)) ? 1 : 2
}

function wrongCosts({ level, price, amount, note, goods: { unit } }: Sale): Wrong[] {
  const cost = mul(price, amount)
  const as = (value: Rational): Rational => (level === 3 ? sub(note, value) : value)
  const whole = rational(amount.n / amount.d)
  const part = sub(amount, whole)
  const half = div(mul(price, part), 10)
  /** The price of one is already in the question, so it is offered only with the change of it. */
  const priceOfOne: Wrong[] =
    level === 3
      ? [
          [
            as(price),
            'ignored-condition',
            () => t`This answer pays ${money(price)}, the price of one whole ${unit}, but ${plain(amount)} are bought.`,
          ],
        ]
      : []
  return [
    ...priceOfOne,
    [
      as(mul(cost, 10)),
      'decimal-shift',
      () =>
        t`The digits of ${m`${price} \times ${amount}`} are right, but the point is one place too far right: the product is ${plain(cost)}.`,
    ],
    [
      as(div(cost, 10)),
      'decimal-shift',
      () =>
        t`The digits of ${m`${price} \times ${amount}`} are right, but the point is one place too far left: the product is ${plain(cost)}.`,
    ],
    [
      as(add(mul(price, whole), half)),
      'decimal-shift',
      () =>
        t`This answer takes ${plain(part)} of a ${unit} for ${plain(div(part, 10))}. It costs ${m`${price} \times ${part} = ${mul(price, part)}`} dollars.`,
    ],
    [
      as(div(price, amount)),
      'wrong-operation',
      () => t`This answer divides ${plain(price)} by ${plain(amount)}. The price is for one ${unit}, so multiply.`,
    ],
    [
      as(add(price, amount)),
      'wrong-operation',
      () => t`This answer adds ${plain(amount)} to ${plain(price)}. Each ${unit} costs ${money(price)}, so multiply.`,
    ],
    [
      as(mul(rational(price.n / price.d), amount)),
      'ignored-condition',
      () =>
        t`This answer leaves the cents of ${money(price)} out: ${m`${rational(price.n / price.d)} \times ${amount}`}.`,
    ],
    [
      as(mul(price, add(whole, 1))),
      'ignored-condition',
      () => t`This answer rounds ${plain(amount)} up to ${plain(add(whole, 1))}. Only ${plain(amount)} are paid for.`,
    ],
  ]
}

function wrongChange({ price, amount, note }: Sale): Wrong[] {
  const cost = mul(price, amount)
  const change = sub(note, cost)
  return [
    [
      cost,
      'stopped-early',
      () => t`${money(cost)} is what is paid for. The change is what is left of ${note} dollars.`,
    ],
    [
      add(change, 1),
      'off-by-one',
      () => t`This answer does not carry the dollar when taking the cents off: ${m`${note} - ${cost} = ${change}`}.`,
    ],
  ]
}

function wrongPrices({ price, amount, goods: { unit } }: Sale): Wrong[] {
  const cost = mul(price, amount)
  return [
    [
      mul(cost, amount),
      'wrong-operation',
      () =>
        t`This answer multiplies ${plain(cost)} by ${plain(amount)}. ${money(cost)} is paid for ${plain(amount)} ${unit}s, so divide.`,
    ],
    [
      mul(price, 10),
      'decimal-shift',
      () =>
        t`The digits of the quotient are right, but the point is one place too far right. Move it equally in ${plain(cost)} and ${plain(amount)}.`,
    ],
    [
      div(price, 10),
      'decimal-shift',
      () =>
        t`The digits of the quotient are right, but the point is one place too far left. Move it equally in ${plain(cost)} and ${plain(amount)}.`,
    ],
    [
      sub(cost, amount),
      'wrong-operation',
      () =>
        t`This answer subtracts ${plain(amount)} from ${plain(cost)}. One is a weight or length, the other an amount of money.`,
    ],
    [
      add(cost, amount),
      'wrong-operation',
      () =>
        t`This answer adds ${plain(amount)} to ${plain(cost)}. One is a number of ${unit}s, the other an amount of money.`,
    ],
    [
      mul(cost, sub(2, amount)),
      'additive-scaling',
      () =>
        t`This answer changes ${money(cost)} in proportion to the difference between ${plain(amount)} and 1. Divide by ${plain(amount)} instead.`,
    ],
    [
      div(cost, mul(2, amount)),
      'doubled-or-halved',
      () => t`That is the price of half a ${unit}: ${m`${cost} \div ${mul(2, amount)}`}.`,
    ],
    [
      div(mul(2, cost), amount),
      'doubled-or-halved',
      () => t`That is the price of two ${unit}s. ${m`${cost} \div ${amount} = ${price}`} is for one.`,
    ],
  ]
}
