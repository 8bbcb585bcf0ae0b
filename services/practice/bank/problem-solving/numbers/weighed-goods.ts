import { pronounsOf } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

/** Prices at which each is really sold, in dollars. */
const GOODS = [
  { what: 'cheese', unit: 'pound', from: 9, to: 36 },
  { what: 'ribbon', unit: 'yard', from: 1, to: 6 },
  { what: 'olive oil', unit: 'quart', from: 8, to: 24 },
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
  version: 5,
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
    stem: t`At a street market, ${what} costs ${money(price)} per ${unit}. What is the price of ${amount} ${unit}s?`,
    key: cost,
    wrong: wrongCosts(sale),
    because: t`Multiply the price per ${unit} by the number of ${unit}s: ${m`${price} \times ${amount} = ${cost}`}, so the price is ${money(cost)}.`,
    quick: [
      t`Ignore the decimal points, ${shifted}, and then put in ${m`${left} + ${right} = ${left + right}`} decimal places: ${money(cost)}.`,
    ],
    full: [
      t`Multiply without the decimal points: ${shifted}.`,
      t`${left === right ? t`Each factor has ${count(left, 'decimal place')}` : t`The factors have ${count(left, 'decimal place')} and ${count(right, 'decimal place')}`}, so the product has ${left + right}: ${m`${price} \times ${amount} = ${cost}`}. The price is ${money(cost)}.`,
    ],
    hints: [
      t`Roughly how much do ${amount} ${unit}s cost?`,
      t`Multiply ${price} by ${amount}. How many decimal places does the product have?`,
    ],
  }
}

function costOfOne(sale: Sale): Written {
  const { price, amount, name, goods } = sale
  const { what, unit } = goods
  const cost = mul(price, amount)
  return {
    stem: t`At a street market, ${name} pays ${money(cost)} for ${amount} ${unit}s of ${what}. What is the price of one ${unit}?`,
    key: price,
    wrong: wrongPrices(sale),
    because: t`Divide the amount paid by the number of ${unit}s: ${m`${cost} \div ${amount} = ${price}`}, so one ${unit} costs ${money(price)}.`,
    quick: [
      t`Multiply both numbers by 100 and divide: ${m`\frac{${hundredfold(cost)}}{${hundredfold(amount)}} = ${price}`}.`,
    ],
    full: [
      t`The price of one ${unit} is the amount paid divided by the number of ${unit}s: ${m`${cost} \div ${amount}`}.`,
      t`Move both decimal points two places to the right, which does not change the quotient: ${m`${hundredfold(cost)} \div ${hundredfold(amount)}`}.`,
      t`Since ${m`${hundredfold(cost)} \div ${hundredfold(amount)} = ${price}`}, one ${unit} costs ${money(price)}.`,
      t`Check: ${m`${price} \times ${amount} = ${cost}`}.`,
    ],
    hints: [
      t`Does one ${unit} cost more or less than ${money(cost)}?`,
      t`Divide ${cost} by ${amount}. How can you get rid of the decimal points first?`,
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
    stem: t`At a street market, ${what} costs ${money(price)} per ${unit}. ${name} buys ${amount} ${unit}s and pays with a $${note} bill. How much change does ${pronounsOf(name).he} get?`,
    key: change,
    wrong: [...wrongChange(sale), ...wrongCosts(sale)],
    because: t`The price is ${m`${price} \times ${amount} = ${cost}`} dollars, so the change is ${m`${note} - ${cost} = ${change}`} dollars.`,
    quick: [
      t`The price is ${money(cost)}, because ${shifted} and there are ${left + right} decimal places. The change is ${m`${note} - ${cost} = ${change}`} dollars.`,
    ],
    full: [
      t`Multiply without the decimal points: ${shifted}.`,
      t`${left === right ? t`Each factor has ${count(left, 'decimal place')}` : t`The factors have ${count(left, 'decimal place')} and ${count(right, 'decimal place')}`}, so the product has ${left + right}: ${m`${price} \times ${amount} = ${cost}`}.`,
      t`Subtract from the $${note} that was paid: ${m`${note} - ${cost} = ${change}`}, so the change is ${money(change)}.`,
    ],
    hints: [
      t`Roughly how much do ${amount} ${unit}s cost?`,
      t`Multiply ${price} by ${amount}. How many decimal places does the product have?`,
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
            () =>
              t`This answer subtracts only ${money(price)}, the price of one ${unit}. The price of ${plain(amount)} ${unit}s is ${m`${price} \times ${amount} = ${cost}`} dollars.`,
          ],
        ]
      : []
  return [
    ...priceOfOne,
    [
      as(mul(cost, 10)),
      'decimal-shift',
      () =>
        t`This answer takes ${plain(mul(cost, 10))} for ${m`${price} \times ${amount}`}, with the decimal point one place too far to the right. The product is ${plain(cost)}.`,
    ],
    [
      as(div(cost, 10)),
      'decimal-shift',
      () =>
        t`This answer takes ${plain(div(cost, 10))} for ${m`${price} \times ${amount}`}, with the decimal point one place too far to the left. The product is ${plain(cost)}.`,
    ],
    [
      as(add(mul(price, whole), half)),
      'decimal-shift',
      () =>
        t`This answer treats ${plain(part)} of a ${unit} as ${plain(div(part, 10))}. That part costs ${m`${price} \times ${part} = ${mul(price, part)}`} dollars.`,
    ],
    [
      as(div(price, amount)),
      'wrong-operation',
      () =>
        t`This answer divides ${level === 3 ? 'to find the price' : 'instead of multiplying'}: ${m`${price} \div ${amount} = ${div(price, amount)}`}. Since ${money(price)} is the price of one ${unit}, multiply: ${m`${price} \times ${amount} = ${cost}`}.`,
    ],
    [
      as(add(price, amount)),
      'wrong-operation',
      () =>
        t`This answer adds ${level === 3 ? 'to find the price' : 'instead of multiplying'}: ${m`${price} + ${amount} = ${add(price, amount)}`}. Since each ${unit} costs ${money(price)}, multiply: ${m`${price} \times ${amount} = ${cost}`}.`,
    ],
    [
      as(mul(rational(price.n / price.d), amount)),
      'ignored-condition',
      () =>
        t`This answer leaves out the cents in ${money(price)}: ${m`${rational(price.n / price.d)} \times ${amount} = ${mul(rational(price.n / price.d), amount)}`}.`,
    ],
    [
      as(mul(price, add(whole, 1))),
      'ignored-condition',
      () =>
        t`This answer rounds ${plain(amount)} up to ${plain(add(whole, 1))}: ${m`${price} \times ${add(whole, 1)} = ${mul(price, add(whole, 1))}`}. Only ${plain(amount)} ${unit}s are bought.`,
    ],
  ]
}

function wrongChange({ price, amount, note }: Sale): Wrong[] {
  const cost = mul(price, amount)
  const change = sub(note, cost)
  return [
    [cost, 'stopped-early', () => t`${money(cost)} is the price. Subtract it from $${note} to find the change.`],
    [
      add(change, 1),
      'off-by-one',
      () =>
        t`This answer is off by $1 because a dollar was not borrowed when the cents were subtracted: ${m`${note} - ${cost} = ${change}`}.`,
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
        t`This answer multiplies: ${m`${cost} \times ${amount} = ${mul(cost, amount)}`}. Since ${money(cost)} is the price of ${plain(amount)} ${unit}s, divide.`,
    ],
    [
      mul(price, 10),
      'decimal-shift',
      () =>
        t`The digits are right, but the decimal point is one place too far to the right. Check by multiplying back: ${m`${mul(price, 10)} \times ${amount} = ${mul(cost, 10)}`}.`,
    ],
    [
      div(price, 10),
      'decimal-shift',
      () =>
        t`The digits are right, but the decimal point is one place too far to the left. Check by multiplying back: ${m`${div(price, 10)} \times ${amount} = ${div(cost, 10)}`}.`,
    ],
    [
      sub(cost, amount),
      'wrong-operation',
      () =>
        t`This answer subtracts: ${m`${cost} - ${amount} = ${sub(cost, amount)}`}. The price of ${plain(amount)} ${unit}s is a product, so divide by ${plain(amount)}.`,
    ],
    [
      add(cost, amount),
      'wrong-operation',
      () =>
        t`This answer adds: ${m`${cost} + ${amount} = ${add(cost, amount)}`}. The price of ${plain(amount)} ${unit}s is a product, so divide by ${plain(amount)}.`,
    ],
    [
      mul(cost, sub(2, amount)),
      'additive-scaling',
      () =>
        t`This answer multiplies ${money(cost)} by ${m`2 - ${amount} = ${sub(2, amount)}`}, as if a ${unit} cost as much more than ${money(cost)} as 1 is more than ${plain(amount)}. Divide by ${plain(amount)} instead.`,
    ],
    [
      div(cost, mul(2, amount)),
      'doubled-or-halved',
      () => t`This is the price of half a ${unit}: ${m`${cost} \div ${mul(2, amount)}`}.`,
    ],
    [
      div(mul(2, cost), amount),
      'doubled-or-halved',
      () => t`This is the price of two ${unit}s. One ${unit} costs ${m`${cost} \div ${amount} = ${price}`} dollars.`,
    ],
  ]
}
