import { byLevel } from '../../factory/by-level.ts'
import { count, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'
import { agree } from '../../factory/grammar.ts'
import { near, search } from '../../factory/search.ts'

const FLOWS = [
  { what: 'A leaking faucet loses', does: 'lose', done: 'lost', small: 'milliliters', large: 'liter', of: 'water', time: 'minute', per: 60, span: 'hour' },
  { what: 'A conveyor belt carries', does: 'carry', done: 'carried', small: 'kilograms', large: 'metric ton', of: 'sand', time: 'minute', per: 60, span: 'hour' },
  { what: 'A sensor records', does: 'record', done: 'recorded', small: 'kilobytes', large: 'megabyte', of: 'data', time: 'second', per: 60, span: 'minute' },
  { what: 'A spinning machine produces', does: 'produce', done: 'produced', small: 'meters', large: 'kilometer', of: 'yarn', time: 'minute', per: 60, span: 'hour' },
  { what: 'A mill grinds', does: 'grind', done: 'ground', small: 'grams', large: 'kilogram', of: 'pepper', time: 'second', per: 60, span: 'minute' },
] as const // prettier-ignore

interface Flow {
  level: Level
  rate: number
  spans: number
  price: Rational
  setting: (typeof FLOWS)[number]
}

export const steadyFlow = problem<Flow>({
  id: 'steady-flow',
  skill: 'units',
  version: 5,
  levels: [-1.7, -1.3, -0.5],
  places: [
    [0, 5, 5, 5, 5],
    [12, 2, 2, 2, 2],
    [0, 5, 5, 5, 5],
  ],
  draw: (random, level) => ({
    level,
    rate: random.step(5, 120, 5),
    spans: random.int(3, 24),
    price: rational(random.int(1, 40) * 25, 100),
    setting: random.pick(FLOWS),
  }),
  write: (flow) => byLevel(flow, [amountInTime, timeForAmount, worthOfAmount]),
  second: (numbers, stem) => {
    const [rate = 0, one = 1, thousand = 1000, a = 0, b = 0] = numbers
    let inOne = 0
    for (let tick = 0; tick < 60; tick += 1) inOne += rate
    if (stem.includes('does it take')) return search([1, 500], (spans) => near(spans * inOne * one, a * thousand))
    return stem.includes('worth') ? ((inOne * b) / thousand) * a : (inOne * a) / thousand
  },
})

function amountInTime(flow: Flow): Problem {
  const { rate, spans, setting } = flow
  const { what, does, done, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time} without interruption (${known}).`
  const total = t`${m`${rate} \times ${per} \times ${spans} = ${rate * per * spans}`} ${small}`
  return {
    stem: t`${intro} How many ${large}s of ${of} does it ${does} in ${spans} ${span}s?`,
    key: amount,
    show: plain,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(1000, value)) &&
      compare(value, mul(70, amount)) < 0 &&
      compare(mul(1100, value), amount) > 0,
    wrong: wrongAmounts(flow, amount),
    because: t`In ${spans} ${span}s, the amount is ${total}, or ${count(amount, large)}.`,
    quick: [
      t`Multiply the rate by ${per} and by ${spans}, and convert to ${large}s: ${m`\frac{${rate} \times ${per} \times ${spans}}{1{,}000} = ${amount}`}.`,
    ],
    full: [
      t`One ${span} has ${per} ${time}s, so the amount in one ${span} is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`In ${spans} ${span}s it is ${m`${spans} \times ${rate * per} = ${rate * per * spans}`} ${small}, which is ${m`${rate * per * spans} \div 1{,}000 = ${amount}`} ${agree(amount, large, `${large}s`)}.`,
    ],
    hints: [
      t`The rate is given in ${small} per ${time}. The time is given in ${span}s, and the answer is to be in ${large}s. What do you have to convert?`,
      t`How many ${small} of ${of} are ${done} in one ${span}, and how many ${small} are there in one ${large}?`,
    ],
  }
}

function timeForAmount(flow: Flow): Problem {
  const { rate, spans, setting } = flow
  const { what, does, done, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const key = rational(spans)
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time} without interruption (${known}).`
  return {
    stem: t`${intro} How many ${span}s does it take to ${does} ${count(amount, large)} of ${of}?`,
    key,
    show: plain,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(1000, value)) &&
      compare(value, mul(70, key)) < 0 &&
      compare(mul(1100, value), key) > 0,
    wrong: wrongSpans(flow, amount),
    because: t`In one ${span} the amount is ${m`${rate} \times ${per} = ${rate * per}`} ${small}, or ${count(rational(rate * per, 1000), large)}, and ${m`${amount} \div ${rational(rate * per, 1000)} = ${spans}`}.`,
    quick: [
      t`Divide the amount in ${small} by the amount for one ${span}: ${m`\frac{${mul(1000, amount)}}{${rate} \times ${per}} = ${spans}`}.`,
    ],
    full: [
      t`One ${span} has ${per} ${time}s, so the amount in one ${span} is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`${count(amount, large)} equals ${m`${amount} \times 1{,}000 = ${mul(1000, amount)}`} ${small}, so it takes ${m`${mul(1000, amount)} \div ${rate * per} = ${spans}`} ${span}s.`,
    ],
    hints: [
      t`The rate is given in ${small} per ${time}. In which units are the amount and the time?`,
      t`How many ${small} of ${of} are ${done} in one ${span}, and how many ${small} are there in one ${large}?`,
    ],
  }
}

function worthOfAmount(flow: Flow): Problem {
  const { rate, spans, price, setting } = flow
  const { what, done, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const cost = mul(amount, price)
  const inDollars = isWhole(cost) ? ' dollars' : t`, or ${money(cost)}`
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time} without interruption (${known}).`
  const total = t`${m`${rate} \times ${per} \times ${spans} = ${rate * per * spans}`} ${small}`
  return {
    stem: t`${intro} Each ${large} of the ${of} is worth ${money(price)}. What is the value of the ${of} ${done} in ${spans} ${span}s?`,
    key: cost,
    show: money,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(100, value)) &&
      compare(value, mul(70, cost)) < 0 &&
      compare(mul(1100, value), cost) > 0,
    wrong: wrongAmounts(flow, amount),
    because: t`In ${spans} ${span}s, the amount is ${total}, or ${count(amount, large)}, which is worth ${m`${amount} \times ${price} = ${cost}`}${inDollars}.`,
    quick: [
      t`The number of ${large}s is ${m`\frac{${rate} \times ${per} \times ${spans}}{1{,}000} = ${amount}`}, and ${m`${amount} \times ${price} = ${cost}`}${inDollars}.`,
    ],
    full: [
      t`One ${span} has ${per} ${time}s, so the amount in one ${span} is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`In ${spans} ${span}s it is ${m`${spans} \times ${rate * per} = ${rate * per * spans}`} ${small}, which is ${m`${rate * per * spans} \div 1{,}000 = ${amount}`} ${agree(amount, large, `${large}s`)}.`,
      t`So its value is ${m`${amount} \times ${price} = ${cost}`}${inDollars}.`,
    ],
    hints: [
      t`The rate is given in ${small} per ${time}. In which units are the value and the time?`,
      t`How many ${small} of ${of} are ${done} in one ${span}, and how many ${small} are there in one ${large}?`,
    ],
  }
}

function article(word: string): string {
  return word === 'hour' ? 'an hour' : `a ${word}`
}

function wrongAmounts({ level, rate, spans, price, setting }: Flow, amount: Rational): Wrong[] {
  const { small, large, time, per, span } = setting
  const as = (value: Rational): Rational => (level === 3 ? mul(value, price) : value)
  const wrong: Wrong[] = [
    [
      as(rational(rate * spans, 1000)),
      'unit-slip',
      () =>
        t`This answer uses ${m`${rate} \times ${spans}`} ${small}, as if ${rate} ${small} were the amount for one ${span}. It is the amount for one ${time}, and ${article(span)} has ${per} ${time}s.`,
    ],
    [
      as(rational(rate * per, 1000)),
      'stopped-early',
      () =>
        t`This answer covers only one ${span}, with ${m`${rate} \times ${per}`} ${small}. The question asks about ${spans} ${span}s.`,
    ],
    [
      as(rational(rate * per * spans, 100)),
      'decimal-shift',
      () =>
        t`This answer converts ${rate * per * spans} ${small} to ${large}s by dividing by 100. One ${large} is 1,000 ${small}, so divide by 1,000.`,
    ],
    [
      as(rational(rate * per * spans, 10_000)),
      'decimal-shift',
      () =>
        t`This answer converts ${rate * per * spans} ${small} to ${large}s by dividing by 10,000. One ${large} is 1,000 ${small}, so divide by 1,000.`,
    ],
    [
      as(rational(rate * 100 * spans, 1000)),
      'unit-slip',
      () =>
        t`This answer uses ${m`${rate} \times 100 \times ${spans}`} ${small}, as if one ${span} had 100 ${time}s. It has ${per}.`,
    ],
    [
      as(rational(rate * per * per * spans, 1000)),
      'doubled-or-halved',
      () =>
        t`This answer uses ${m`${rate} \times ${per} \times ${per} \times ${spans}`} ${small}, with ${per} twice. Going from one ${time} to one ${span} takes only one factor of ${per}.`,
    ],
    [
      as(rational(rate * 24 * spans, 1000)),
      'unit-slip',
      () =>
        t`This answer uses ${m`${rate} \times 24 \times ${spans}`} ${small}, with 24, the number of hours in a day, instead of ${per}, the number of ${time}s in ${article(span)}.`,
    ],
  ]
  if (level === 3)
    wrong.unshift(
      [
        amount,
        'stopped-early',
        () =>
          t`This answer stops at the number of ${large}s, ${plain(amount)}. Multiply it by the value of one ${large}, ${money(price)}.`,
      ],
      [
        div(amount, price),
        'wrong-operation',
        () =>
          t`This answer is ${m`${amount} \div ${price}`}. Each ${large} is worth ${money(price)}, so multiply the number of ${large}s by that amount.`,
      ],
    )
  return wrong
}

function wrongSpans({ rate, spans, setting }: Flow, amount: Rational): Wrong[] {
  const { small, large, time, per, span } = setting
  return [
    [
      spans * per,
      'unit-slip',
      () =>
        t`${m`\frac{${mul(1000, amount)}}{${rate}} = ${spans * per}`} is the number of ${time}s. Divide it by ${per} to get ${span}s.`,
    ],
    [
      div(mul(amount, 1000), rate * 100),
      'unit-slip',
      () =>
        t`This answer is ${m`\frac{${mul(1000, amount)}}{${rate} \times 100}`}, as if one ${span} had 100 ${time}s. It has ${per}.`,
    ],
    [
      div(mul(amount, 100), rate * per),
      'decimal-shift',
      () =>
        t`This answer is ${m`\frac{${mul(100, amount)}}{${rate} \times ${per}}`}, as if one ${large} were 100 ${small}. It is 1,000.`,
    ],
    [
      div(mul(amount, 10_000), rate * per),
      'decimal-shift',
      () =>
        t`This answer is ${m`\frac{${mul(10_000, amount)}}{${rate} \times ${per}}`}, as if one ${large} were 10,000 ${small}. It is 1,000.`,
    ],
    [
      div(mul(amount, 1000), rate),
      'unit-slip',
      () =>
        t`This answer divides by ${rate} ${small}, the amount for one ${time}. The amount for one ${span} is ${per} times as much.`,
    ],
    [
      div(mul(amount, 1000), rate * 24),
      'unit-slip',
      () =>
        t`This answer is ${m`\frac{${mul(1000, amount)}}{${rate} \times 24}`}, with 24, the number of hours in a day, instead of ${per}, the number of ${time}s in ${article(span)}.`,
    ],
    [
      div(rate * per, amount),
      'inverted',
      () =>
        t`This answer is ${m`\frac{${rate * per}}{${amount}}`}, the amount for one ${span} divided by the whole amount. Divide the whole amount, in ${small}, by the amount for one ${span} instead.`,
    ],
    [
      rational(rate * per, 1000),
      'stopped-early',
      () =>
        t`${plain(rational(rate * per, 1000))} is the number of ${large}s in one ${span}. The question asks for the number of ${span}s.`,
    ],
    [
      mul(amount, per),
      'wrong-operation',
      () => t`This answer is ${m`${amount} \times ${per}`}. It never uses the rate of ${rate} ${small} per ${time}.`,
    ],
    [
      2 * spans,
      'unit-slip',
      () =>
        t`This answer is ${m`\frac{${mul(1000, amount)}}{${rate} \times 30}`}, as if one ${span} had 30 ${time}s. It has ${per}.`,
    ],
    [
      rational(spans, 2),
      'doubled-or-halved',
      () =>
        t`Check: in ${count(rational(spans, 2), span)} the amount is only half as large, ${count(div(amount, 2), large)}.`,
    ],
  ]
}
