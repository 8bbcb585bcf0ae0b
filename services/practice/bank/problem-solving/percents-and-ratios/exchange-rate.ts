import { pronounsOf } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
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
  version: 4,
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

function withoutFee({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () => t`This answer divides by ${rate}. Each dollar becomes ${rate} ${currency}, so multiply.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () => t`This answer exchanges all ${money(amount)}. The fee is kept first, so only ${money(net)} is exchanged.`,
      ],
      [
        mul(add(amount, sub(amount, net)), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps it, so less is exchanged.`,
      ],
      [
        mul(add(amount, fee), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps it, so less is exchanged.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. Every single dollar becomes ${rate} ${currency}.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far right.`,
      ],
      [net, 'stopped-early', () => t`${net} is still the amount in dollars.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () =>
          t`This answer takes ${rate.n / rate.d} ${currency} for each dollar and leaves out the decimals of the rate, ${rate}.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} for each dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${money(net)} to what they are exchanged for, ${m`${net} \times ${rate}`}. The dollars are given away.`,
      ],
    ],
    because: t`${money(net)} is exchanged, at ${rate} each: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`${m`${net} \times ${rate} = ${key}`}.`],
    full: [t`Each dollar becomes ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`],
    hints: ['How much is one dollar worth?', t`Each dollar becomes ${rate} ${currency}.`],
  }
}

function fixedFee({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. The bank first keeps a fee of ${money(fee)}. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () => t`This answer divides by ${rate}. Each dollar becomes ${rate} ${currency}, so multiply.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () => t`This answer exchanges all ${money(amount)}. The fee is kept first, so only ${money(net)} is exchanged.`,
      ],
      [
        sub(mul(amount, rate), fee),
        'unit-slip',
        () =>
          t`This answer takes the fee off after the exchange, as ${fee} ${currency}. It is ${money(fee)}, worth ${mul(fee, rate)} ${currency}.`,
      ],
      [
        mul(add(amount, fee), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps it, so less is exchanged.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. Every single dollar becomes ${rate} ${currency}.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far right.`,
      ],
      [net, 'stopped-early', () => t`${net} is still the amount in dollars.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () =>
          t`This answer takes ${rate.n / rate.d} ${currency} for each dollar and leaves out the decimals of the rate, ${rate}.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} for each dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${money(net)} to what they are exchanged for, ${m`${net} \times ${rate}`}. The dollars are given away.`,
      ],
    ],
    because: t`${money(net)} is exchanged, at ${rate} each: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`${m`${net} \times ${rate} = ${key}`}.`],
    full: [
      t`After the fee, ${money(net)} is left.`,
      t`Each dollar becomes ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`,
    ],
    hints: ['How many dollars are exchanged after the fee?', t`Each dollar becomes ${rate} ${currency}.`],
  }
}

function feeInPercent({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = mul(amount, rational(100 - fee, 100))
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. The bank first keeps ${fee}% of the amount. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () => t`This answer divides by ${rate}. Each dollar becomes ${rate} ${currency}, so multiply.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () => t`This answer exchanges all ${money(amount)}. The fee is kept first, so only ${money(net)} is exchanged.`,
      ],
      [
        mul(add(amount, sub(amount, net)), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps it, so less is exchanged.`,
      ],
      [
        mul(sub(amount, fee), rate),
        'percent-points-for-percent',
        () =>
          t`This answer takes ${money(fee)} off. The fee is ${fee}% of ${money(amount)}, ${money(sub(amount, net))}.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. Every single dollar becomes ${rate} ${currency}.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () => t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far right.`,
      ],
      [net, 'stopped-early', () => t`${net} is still the amount in dollars.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () =>
          t`This answer takes ${rate.n / rate.d} ${currency} for each dollar and leaves out the decimals of the rate, ${rate}.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} for each dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${money(net)} to what they are exchanged for, ${m`${net} \times ${rate}`}. The dollars are given away.`,
      ],
    ],
    because: t`${money(net)} is exchanged, at ${rate} each: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`${m`${net} \times ${rate} = ${key}`}.`],
    full: [
      t`After the fee, ${money(net)} is left.`,
      t`Each dollar becomes ${rate} ${currency}: ${m`${net} \times ${rate} = ${key}`}.`,
    ],
    hints: ['How many dollars are exchanged after the fee?', t`Each dollar becomes ${rate} ${currency}.`],
  }
}
