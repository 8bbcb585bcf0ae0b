import { byLevel } from '../../factory/by-level.ts'
import { count, m, money, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem, type Wrong } from '../../factory/problem-template.ts'
import { compare, div, isWhole, mul, rational, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const FLOWS = [
  {
    what: 'A dripping tap loses',
    small: 'milliliters',
    large: 'liter',
    of: 'water',
    time: 'minute',
    per: 60,
    span: 'hour',
  },
  {
    what: 'A conveyor belt carries',
    small: 'kilograms',
    large: 'ton',
    of: 'sand',
    time: 'minute',
    per: 60,
    span: 'hour',
  },
  {
    what: 'A data logger records',
    small: 'kilobytes',
    large: 'megabyte',
    of: 'data',
    time: 'second',
    per: 60,
    span: 'minute',
  },
  {
    what: 'A spinning machine delivers',
    small: 'meters',
    large: 'kilometer',
    of: 'yarn',
    time: 'minute',
    per: 60,
    span: 'hour',
  },
  { what: 'A mill grinds', small: 'grams', large: 'kilogram', of: 'pepper', time: 'second', per: 60, span: 'minute' },
] as const

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
  version: 3,
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
    if (stem.includes('In how many')) return search([1, 500], (spans) => near(spans * inOne * one, a * thousand))
    return stem.includes('worth') ? ((inOne * b) / thousand) * a : (inOne * a) / thousand
  },
})

function amountInTime(flow: Flow): Problem {
  const { rate, spans, setting } = flow
  const { what, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time}, without a break (${known}).`
  const total = t`${m`${rate} \times ${per} \times ${spans} = ${rate * per * spans}`} ${small}`
  return {
    stem: t`${intro} How many ${large}s is that in ${spans} ${span}s?`,
    key: amount,
    show: plain,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(1000, value)) &&
      compare(value, mul(70, amount)) < 0 &&
      compare(mul(1100, value), amount) > 0,
    wrong: wrongAmounts(flow, amount),
    because: t`In ${spans} ${span}s it is ${total}, that is ${count(amount, large)}.`,
    quick: [t`${m`\frac{${rate} \times ${per} \times ${spans}}{1{,}000} = ${amount}`}.`],
    full: [
      t`One ${span} has ${per} ${time}s, so in one ${span} it is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`In ${spans} ${span}s it is ${m`${rate * per * spans}`} ${small}, and ${m`${rate * per * spans} \div 1{,}000 = ${amount}`} ${large}s.`,
    ],
    hints: [t`How many ${small} is it in one ${span}?`, t`In one ${span} it is ${rate * per} ${small}. ${known}.`],
  }
}

function timeForAmount(flow: Flow): Problem {
  const { rate, spans, setting } = flow
  const { what, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const key = rational(spans)
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time}, without a break (${known}).`
  return {
    stem: t`${intro} In how many ${span}s does that come to ${count(amount, large)}?`,
    key,
    show: plain,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(1000, value)) &&
      compare(value, mul(70, key)) < 0 &&
      compare(mul(1100, value), key) > 0,
    wrong: wrongSpans(flow, amount),
    because: t`In one ${span} it is ${m`${rate} \times ${per} = ${rate * per}`} ${small}, which is ${plain(rational(rate * per, 1000))} ${large}s; ${m`${amount} \div ${rational(rate * per, 1000)} = ${spans}`}.`,
    quick: [t`${m`\frac{${mul(1000, amount)}}{${rate} \times ${per}} = ${spans}`}.`],
    full: [
      t`One ${span} has ${per} ${time}s, so in one ${span} it is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`${count(amount, large)} are ${m`${amount} \times 1{,}000 = ${mul(1000, amount)}`} ${small}.`,
      t`${m`${mul(1000, amount)} \div ${rate * per} = ${spans}`} ${span}s.`,
    ],
    hints: [t`How many ${small} is it in one ${span}?`, t`In one ${span} it is ${rate * per} ${small}. ${known}.`],
  }
}

function worthOfAmount(flow: Flow): Problem {
  const { rate, spans, price, setting } = flow
  const { what, small, large, of, time, per, span } = setting
  const amount = rational(rate * per * spans, 1000)
  const cost = mul(amount, price)
  const known = t`1 ${large} is 1,000 ${small}`
  const intro = t`${what} ${rate} ${small} of ${of} every ${time}, without a break (${known}).`
  const total = t`${m`${rate} \times ${per} \times ${spans} = ${rate * per * spans}`} ${small}`
  return {
    stem: t`${intro} One ${large} of the ${of} is worth ${money(price)}. What is the ${of} of ${spans} ${span}s worth?`,
    key: cost,
    show: money,
    fits: (value) =>
      value.n > 0n &&
      isWhole(mul(100, value)) &&
      compare(value, mul(70, cost)) < 0 &&
      compare(mul(1100, value), cost) > 0,
    wrong: wrongAmounts(flow, amount),
    because: t`In ${spans} ${span}s it is ${total}, that is ${count(amount, large)}, worth ${m`${amount} \times ${price} = ${cost}`} dollars.`,
    quick: [
      t`${m`\frac{${rate} \times ${per} \times ${spans}}{1{,}000} = ${amount}`}, times ${price} is ${money(cost)}.`,
    ],
    full: [
      t`One ${span} has ${per} ${time}s, so in one ${span} it is ${m`${rate} \times ${per} = ${rate * per}`} ${small}.`,
      t`In ${spans} ${span}s it is ${m`${rate * per * spans}`} ${small}, and ${m`${rate * per * spans} \div 1{,}000 = ${amount}`} ${large}s.`,
      t`Value: ${m`${amount} \times ${price} = ${cost}`} dollars.`,
    ],
    hints: [t`How many ${small} is it in one ${span}?`, t`In one ${span} it is ${rate * per} ${small}. ${known}.`],
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
        t`This answer takes the ${rate} ${small} for one ${span}. They are for one ${time}, and ${article(span)} has ${per}.`,
    ],
    [
      as(rational(rate * per, 1000)),
      'stopped-early',
      () =>
        t`This answer works out one ${span}, with ${m`${rate} \times ${per}`} ${small}. There are ${spans} of them.`,
    ],
    [
      as(rational(rate * per * spans, 100)),
      'decimal-shift',
      () => t`This answer divides by 100 instead of 1,000. One ${large} has 1,000 ${small}.`,
    ],
    [
      as(rational(rate * per * spans, 10_000)),
      'decimal-shift',
      () => t`This answer divides by 10,000 instead of 1,000. One ${large} has 1,000 ${small}.`,
    ],
    [
      as(rational(rate * 100 * spans, 1000)),
      'unit-slip',
      () => t`This answer takes 100 ${time}s for one ${span}. There are ${per}.`,
    ],
    [
      as(rational(rate * per * per * spans, 1000)),
      'doubled-or-halved',
      () =>
        t`This answer multiplies by ${per} twice. From ${time}s to ${span}s it is once: ${m`${rate} \times ${per}`}.`,
    ],
    [
      as(rational(rate * 24 * spans, 1000)),
      'unit-slip',
      () => t`This answer multiplies by 24. One ${span} has ${per} ${time}s.`,
    ],
  ]
  if (level === 3)
    wrong.unshift(
      [
        amount,
        'stopped-early',
        () => t`${plain(amount)} is the number of ${large}s. Each of them is worth ${money(price)}.`,
      ],
      [
        div(amount, price),
        'wrong-operation',
        () =>
          t`This answer divides ${plain(amount)} ${large}s by the price. Each is worth ${money(price)}, so multiply.`,
      ],
    )
  return wrong
}

function wrongSpans({ rate, spans, setting }: Flow, amount: Rational): Wrong[] {
  const { small, large, time, per, span } = setting
  return [
    [spans * per, 'unit-slip', () => t`${spans * per} is the number of ${time}s. One ${span} has ${per} of them.`],
    [
      div(mul(amount, 1000), rate * 100),
      'unit-slip',
      () => t`This answer takes 100 ${time}s for one ${span}. There are ${per}.`,
    ],
    [
      div(mul(amount, 100), rate * per),
      'decimal-shift',
      () => t`This answer takes 100 ${small} for one ${large}. There are 1,000.`,
    ],
    [
      div(mul(amount, 10_000), rate * per),
      'decimal-shift',
      () => t`This answer takes 10,000 ${small} for one ${large}. There are 1,000.`,
    ],
    [
      div(mul(amount, 1000), rate),
      'unit-slip',
      () => t`This answer divides by the ${rate} ${small} of one ${time}. In one ${span} it is ${per} times as much.`,
    ],
    [
      div(mul(amount, 1000), rate * 24),
      'unit-slip',
      () => t`This answer multiplies ${rate} by 24. One ${span} has ${per} ${time}s.`,
    ],
    [
      div(rate * per, amount),
      'inverted',
      () =>
        t`This answer divides the ${rate * per} ${small} of one ${span} by ${plain(amount)}. Divide the whole amount by that of one ${span}.`,
    ],
    [
      rational(rate * per, 1000),
      'stopped-early',
      () =>
        t`${plain(rational(rate * per, 1000))} is the number of ${large}s in one ${span}. The number of ${span}s is asked.`,
    ],
    [
      mul(amount, rational(per, 10)),
      'wrong-operation',
      () => t`This answer multiplies ${plain(amount)} by ${per} and leaves the ${rate} ${small} per ${time} out.`,
    ],
    [
      2 * spans,
      'doubled-or-halved',
      () => t`In ${2 * spans} ${span}s it comes to twice as much, ${plain(mul(2, amount))} ${large}s.`,
    ],
    [
      rational(spans, 2),
      'doubled-or-halved',
      () => t`In this time it comes to half as much, ${plain(div(amount, 2))} ${large}s.`,
    ],
  ]
}
