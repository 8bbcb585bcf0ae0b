import { pronounsOf } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

interface Exchange {
  level: Level
  /** Units of the other currency for a dollar. */
  rate: Rational
  /** In dollars, or in percent. */
  fee: number
  amount: number
  key: Rational
  name: string
  money: string
}

export const exchangeRate = problem<Exchange>({
  id: 'exchange-rate',
  skill: 'units',
  version: 5,
  levels: [-1.7, -1.3, -0.5],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 4, 3, 3],
    [6, 3, 3, 4, 4],
  ],
  draw: (random, level) => {
    const rate = rational(random.pick([4, 5, 8, 16, 25, 32, 125]), random.pick([1, 2, 4, 10]))
    const fee = level === 1 ? 0 : random.int(1, 4) * (level === 2 ? 5 : 2)
    const amount = random.step(100, 1600, 20)
    const key = mul(level === 3 ? mul(amount, rational(100 - fee, 100)) : amount - fee, rate)
    if (!isWhole(key) || rate.n === rate.d || isWhole(div(1, rate))) return null
    return {
      rate,
      fee,
      amount,
      key,
      level,
      name: random.pick(NAMES),
      money: random.pick(['crowns', 'pesos', 'rupees', 'dinars', 'lira']),
    }
  },
  write: (exchange) => ({ ...byLevel(exchange, [withoutFee, fixedFee, feeInPercent]), show: plain }),
  second: (numbers, stem) => {
    const [amount = 0, rate = 0, , fee = 0] = numbers
    let dollars = amount
    if (stem.includes('%')) dollars -= amount * (fee / 100)
    else if (stem.includes('fee')) dollars -= fee
    return dollars / (1 / rate)
  },
})

function withoutFee(exchange: Exchange): Written {
  const { rate, fee, amount, key, name, money: currency } = exchange
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: wrongAmounts(exchange, net, []),
    because: t`Each of the ${net} dollars exchanged buys ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`Multiply the dollars exchanged by the rate: ${m`${net} \times ${rate} = ${key}`}.`],
    full: [
      t`Each dollar buys ${rate} ${currency}, so ${money(net)} buys ${m`${net} \times ${rate} = ${key}`} ${currency}.`,
    ],
    hints: [
      t`Is the number of ${currency} greater or less than the number of dollars?`,
      t`If $1 is exchanged for ${rate} ${currency}, how many ${currency} does ${name} receive for $10?`,
    ],
  }
}

function fixedFee(exchange: Exchange): Written {
  const { rate, fee, amount, key, name, money: currency } = exchange
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. Before the exchange, the bank deducts a fee of ${money(fee)}. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: wrongAmounts(exchange, net, [
      [
        sub(mul(amount, rate), fee),
        'unit-slip',
        () =>
          t`This answer is ${m`${amount} \times ${rate} - ${fee}`}, which subtracts ${fee} ${currency} after the exchange. The fee is ${money(fee)}, which is worth ${mul(fee, rate)} ${currency}.`,
      ],
      addedFee(exchange, net),
    ]),
    because: t`Each of the ${m`${amount} - ${fee} = ${net}`} dollars exchanged buys ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`Subtract the fee and multiply by the rate: ${m`(${amount} - ${fee}) \times ${rate} = ${key}`}.`],
    full: [
      t`After the fee of ${money(fee)}, ${m`${amount} - ${fee} = ${net}`} dollars are left.`,
      t`Each dollar buys ${rate} ${currency}, so ${name} receives ${m`${net} \times ${rate} = ${key}`} ${currency}.`,
    ],
    hints: [
      'Is the fee deducted in dollars or in the other currency?',
      t`How many dollars are left after the fee, and how many ${currency} does each of them buy?`,
    ],
  }
}

function feeInPercent(exchange: Exchange): Written {
  const { rate, fee, amount, key, name, money: currency } = exchange
  const net = mul(amount, rational(100 - fee, 100))
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. Before the exchange, the bank deducts a fee of ${fee}% of the amount. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: wrongAmounts(exchange, net, [
      addedFee(exchange, net),
      [
        mul(sub(amount, fee), rate),
        'percent-points-for-percent',
        () =>
          t`This answer subtracts ${money(fee)} before the exchange: ${m`(${amount} - ${fee}) \times ${rate}`}. The fee is ${fee}% of ${money(amount)}, which is ${money(sub(amount, net))}.`,
      ],
    ]),
    because: t`Each of the ${m`${rational(100 - fee, 100)} \times ${amount} = ${net}`} dollars exchanged buys ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [
      t`Multiply the part that is left after the fee by the rate: ${m`${rational(100 - fee, 100)} \times ${amount} \times ${rate} = ${key}`}.`,
    ],
    full: [
      t`The fee leaves ${100 - fee}% of the amount, ${m`${rational(100 - fee, 100)} \times ${amount} = ${net}`} dollars.`,
      t`Each dollar buys ${rate} ${currency}, so ${name} receives ${m`${net} \times ${rate} = ${key}`} ${currency}.`,
    ],
    hints: [
      'What percent of the amount is left to be exchanged?',
      t`How many dollars are left after the fee, and how many ${currency} does each of them buy?`,
    ],
  }
}

/** The fee on the wrong side of the amount. */
function addedFee({ rate, amount }: Exchange, net: Rational): Wrong {
  const fee = sub(amount, net)
  return [
    mul(add(amount, fee), rate),
    'lost-sign',
    () =>
      t`This answer is ${m`(${amount} + ${fee}) \times ${rate}`}, which adds the fee of ${money(fee)}. The bank keeps the fee, so subtract it before the exchange.`,
  ]
}

/** The wrong options of all levels around those of one. */
function wrongAmounts({ rate, amount, key, money: currency }: Exchange, net: Rational, own: readonly Wrong[]): Wrong[] {
  const [down, up] = [rate.n / rate.d, rate.n / rate.d + 1n]
  const kept = t`This answer is ${m`${net} \times ${rate} + ${net}`}, which adds the ${net} dollars themselves. The bank keeps those dollars.`
  return [
    [
      div(net, rate),
      'conversion-inverted',
      () =>
        t`This answer is ${m`${net} \div ${rate}`}. Each dollar buys ${rate} ${currency}, so multiply the number of dollars by ${rate}.`,
    ],
    [
      mul(amount, rate),
      'ignored-condition',
      () =>
        t`This answer is ${m`${amount} \times ${rate}`}, as if the whole ${money(amount)} were exchanged. The bank keeps its fee first, so only ${money(net)} is exchanged.`,
    ],
    ...own,
    [
      add(net, rate),
      'wrong-operation',
      () =>
        t`This answer is ${m`${net} + ${rate}`}. Every dollar buys ${rate} ${currency}, so multiply instead of adding.`,
    ],
    [
      div(key, 10),
      'decimal-shift',
      () => t`This answer is ten times too small: ${m`${net} \times ${rate}`} is ${key}.`,
    ],
    [
      mul(key, 10),
      'decimal-shift',
      () => t`This answer is ten times too large: ${m`${net} \times ${rate}`} is ${key}.`,
    ],
    [
      net,
      'stopped-early',
      () => t`${net} is the number of dollars exchanged. Multiply it by ${rate} to get ${currency}.`,
    ],
    [
      mul(net, down),
      'ignored-condition',
      () =>
        t`This answer rounds the rate of ${rate} down: ${m`${net} \times ${down}`}. Each dollar buys a little more than that.`,
    ],
    [
      mul(net, up),
      'ignored-condition',
      () =>
        isWhole(rate)
          ? kept
          : t`This answer rounds the rate of ${rate} up: ${m`${net} \times ${up}`}. Each dollar buys a little less than that.`,
    ],
    [mul(net, add(rate, 1)), 'wrong-operation', () => kept],
  ]
}
