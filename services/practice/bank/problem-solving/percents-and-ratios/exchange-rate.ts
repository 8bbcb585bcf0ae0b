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

function withoutFee({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () =>
          t`This answer divides ${money(net)} by ${rate}. Each dollar buys ${rate} ${currency}, so the amount has to be multiplied by ${rate}.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () =>
          t`This answer exchanges the whole ${money(amount)}. The bank keeps its fee first, so only ${money(net)} is exchanged.`,
      ],
      [
        mul(add(amount, sub(amount, net)), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps the fee, so it has to be subtracted before the exchange.`,
      ],
      [
        mul(add(amount, fee), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps the fee, so it has to be subtracted before the exchange.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. The rate applies to every dollar, so it has to be multiplied.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the right.`,
      ],
      [net, 'stopped-early', () => t`${net} is the amount in dollars. It still has to be changed into ${currency}.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} down to ${rate.n / rate.d} ${currency} per dollar.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () =>
          isWhole(rate)
            ? t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`
            : t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} per dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`,
      ],
    ],
    because: t`${money(net)} is exchanged at ${rate} ${currency} per dollar: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`Multiply the dollars exchanged by the rate: ${m`${net} \times ${rate} = ${key}`}.`],
    full: [
      t`Each dollar buys ${rate} ${currency}, so ${money(net)} buys ${m`${net} \times ${rate} = ${key}`} ${currency}.`,
    ],
    hints: [
      t`How many ${currency} does ${name} receive for $1?`,
      t`Is the number of ${currency} greater or less than the number of dollars?`,
    ],
  }
}

function fixedFee({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = rational(amount - fee)
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. Before the exchange, the bank deducts a fee of ${money(fee)}. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () =>
          t`This answer divides ${money(net)} by ${rate}. Each dollar buys ${rate} ${currency}, so the amount has to be multiplied by ${rate}.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () =>
          t`This answer exchanges the whole ${money(amount)}. The bank keeps its fee first, so only ${money(net)} is exchanged.`,
      ],
      [
        sub(mul(amount, rate), fee),
        'unit-slip',
        () =>
          t`This answer subtracts ${fee} ${currency} after the exchange. The fee is ${money(fee)}, which is worth ${mul(fee, rate)} ${currency}.`,
      ],
      [
        mul(add(amount, fee), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps the fee, so it has to be subtracted before the exchange.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. The rate applies to every dollar, so it has to be multiplied.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the right.`,
      ],
      [net, 'stopped-early', () => t`${net} is the amount in dollars. It still has to be changed into ${currency}.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} down to ${rate.n / rate.d} ${currency} per dollar.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () =>
          isWhole(rate)
            ? t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`
            : t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} per dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`,
      ],
    ],
    because: t`${money(net)} is exchanged at ${rate} ${currency} per dollar: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`Multiply the dollars exchanged by the rate: ${m`${net} \times ${rate} = ${key}`}.`],
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

function feeInPercent({ rate, fee, amount, key, name, money: currency }: Exchange): Written {
  const net = mul(amount, rational(100 - fee, 100))
  return {
    stem: t`${name} exchanges ${money(amount)} at a rate of ${rate} ${currency} for $1. Before the exchange, the bank deducts a fee of ${fee}% of the amount. How many ${currency} does ${pronounsOf(name).he} receive?`,
    key,
    wrong: [
      [
        div(net, rate),
        'conversion-inverted',
        () =>
          t`This answer divides ${money(net)} by ${rate}. Each dollar buys ${rate} ${currency}, so the amount has to be multiplied by ${rate}.`,
      ],
      [
        mul(amount, rate),
        'ignored-condition',
        () =>
          t`This answer exchanges the whole ${money(amount)}. The bank keeps its fee first, so only ${money(net)} is exchanged.`,
      ],
      [
        mul(add(amount, sub(amount, net)), rate),
        'lost-sign',
        () =>
          t`This answer adds the fee of ${money(sub(amount, net))} to ${money(amount)}. The bank keeps the fee, so it has to be subtracted before the exchange.`,
      ],
      [
        mul(sub(amount, fee), rate),
        'percent-points-for-percent',
        () =>
          t`This answer subtracts ${money(fee)} before the exchange. The fee is ${fee}% of ${money(amount)}, which is ${money(sub(amount, net))}.`,
      ],
      [
        add(net, rate),
        'wrong-operation',
        () =>
          t`This answer adds the rate of ${rate} to ${money(net)}. The rate applies to every dollar, so it has to be multiplied.`,
      ],
      [
        div(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the left.`,
      ],
      [
        mul(key, 10),
        'decimal-shift',
        () =>
          t`The digits of ${m`${net} \times ${rate}`} are right, but the decimal point is one place too far to the right.`,
      ],
      [net, 'stopped-early', () => t`${net} is the amount in dollars. It still has to be changed into ${currency}.`],
      [
        mul(net, rate.n / rate.d),
        'ignored-condition',
        () => t`This answer rounds the rate of ${rate} down to ${rate.n / rate.d} ${currency} per dollar.`,
      ],
      [
        mul(net, rate.n / rate.d + 1n),
        'ignored-condition',
        () =>
          isWhole(rate)
            ? t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`
            : t`This answer rounds the rate of ${rate} up to ${rate.n / rate.d + 1n} ${currency} per dollar.`,
      ],
      [
        mul(net, add(rate, 1)),
        'wrong-operation',
        () =>
          t`This answer adds the ${net} dollars to ${m`${net} \times ${rate}`} ${currency}. The dollars are given away in the exchange.`,
      ],
    ],
    because: t`${money(net)} is exchanged at ${rate} ${currency} per dollar: ${m`${net} \times ${rate} = ${key}`}.`,
    quick: [t`Multiply the dollars exchanged by the rate: ${m`${net} \times ${rate} = ${key}`}.`],
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
