import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

interface Equation {
  level: Level
  /** Of |ax - b| = c, and its two solutions. */
  a: number
  b: number
  c: number
  high: Rational
  low: Rational
}

export const absoluteEquation = problem<Equation>({
  id: 'absolute-equation',
  skill: 'absolute-value',
  version: 3,
  levels: [-0.7, 0, 0.7],
  places: [
    [4, 3, 3, 4, 6],
    [3, 4, 4, 3, 6],
    [5, 5, 5, 5, 0],
  ],
  draw: (random, level) => {
    const a = level === 1 ? 1 : random.int(2, 4)
    const b = random.int(1, 15)
    const c = random.int(2, 25)
    const high = div(b + c, a)
    const low = div(b - c, a)
    if (level < 3 && (!isWhole(high) || !isWhole(low) || low.n === 0n)) return null
    return { a, b, c, high, low, level }
  },
  write: (equation) => ({
    ...byLevel(equation, [productOfSolutions, sumOfSolutions, countOfIntegers]),
    show: plain,
  }),
  second: (numbers, stem) => {
    const [a, b, c] =
      numbers.length === 3 ? (numbers as [number, number, number]) : ([1, ...numbers] as [number, number, number])
    if (stem.includes('integers')) return tally(-500, 500, (x) => Math.abs(a * x - b) <= c)
    const roots = []
    for (let x = -60; x <= 60; x += 1) if (Math.abs(a * x - b) === c) roots.push(x)
    return stem.includes('product') ? roots[0]! * roots[1]! : roots[0]! + roots[1]!
  },
})

/** What the two levels with an equation share. */
function twoCases({ a, b, c }: Equation): Problem['hints'] {
  const ax = a === 1 ? 'x' : `${a}x`
  return [
    t`What does ${m`|A| = ${c}`} tell you about ${m`A`}?`,
    t`What two values can ${m`${ax} - ${b}`} have? Find ${m`x`} in each case.`,
  ]
}

function productOfSolutions(equation: Equation): Written {
  const { a, b, c, high, low } = equation
  const ax = a === 1 ? 'x' : `${a}x`
  const key = mul(high, low)
  return {
    stem: t`What is the product of the two solutions of ${m`|${ax} - ${b}| = ${c}`}?`,
    key,
    fits: () => true,
    wrong: [
      [
        high,
        'one-root-only',
        () =>
          t`${m`${high}`} is only one of the two solutions. The other, from ${m`${ax} - ${b} = -${c}`}, is ${m`${low}`}. The question asks for the product of both.`,
      ],
      [
        mul(-1, high, high),
        'forgot-negative-case',
        () =>
          t`This answer takes ${m`${mul(-1, high)}`}, the opposite of ${m`${high}`}, for the second solution. The second case is ${m`${ax} - ${b} = -${c}`}, which gives ${m`x = ${low}`}.`,
      ],
      [
        add(high, low),
        'sum-and-product-swapped',
        () =>
          t`This is the sum of the two solutions, ${m`${high}`} and ${m`${low}`}. The question asks for their product.`,
      ],
      [
        mul(high, mul(-1, low)),
        'lost-sign',
        () =>
          t`This answer has the wrong sign. The solutions are ${m`${high}`} and ${m`${low}`}, so the product is ${key.n < 0n ? 'negative' : 'positive'}.`,
      ],
      [
        mul(high, div(b + c, 1)),
        'stopped-early',
        () =>
          t`This answer uses ${b + c} as the second solution. The second case, ${m`${ax} - ${b} = -${c}`}, gives ${m`${low}`}.`,
      ],
      [
        b * c,
        'wrong-operation',
        () =>
          t`This answer multiplies ${b} and ${c}, the numbers in the equation. The solutions are ${m`${high}`} and ${m`${low}`}.`,
      ],
      [
        low,
        'one-root-only',
        () =>
          t`${m`${low}`} is only one of the two solutions. The other is ${m`${high}`}. The question asks for the product of both.`,
      ],
      [
        c * c - b * b,
        'lost-sign',
        () =>
          t`This answer is ${m`${c}^2 - ${b}^2`}. The product of the solutions is ${m`(${b} + ${c})(${b} - ${c}) = ${b}^2 - ${c}^2`}.`,
      ],
    ],
    because: t`The case ${m`${ax} - ${b} = ${c}`} gives ${m`${high}`}, and the case ${m`${ax} - ${b} = -${c}`} gives ${m`${low}`}. The product is ${m`${high} \times ${low.n < 0n ? `(${low.n})` : low} = ${key}`}.`,
    quick: [
      t`The solutions are ${c} away from ${b} on the number line: ${m`${b} + ${c} = ${high}`} and ${m`${b} - ${c} = ${low}`}. Their product is ${m`${key}`}.`,
    ],
    full: [
      t`The expression between the bars can be ${c} or ${m`-${c}`}.`,
      t`If ${m`${ax} - ${b} = ${c}`}, then ${m`x = ${b} + ${c} = ${high}`}. If ${m`${ax} - ${b} = -${c}`}, then ${m`x = ${b} - ${c} = ${low}`}.`,
      t`The product of the two solutions is ${m`${high} \times ${low.n < 0n ? `(${low.n})` : low} = ${key}`}.`,
    ],
    hints: twoCases(equation),
  }
}

function sumOfSolutions(equation: Equation): Written {
  const { a, b, c, high, low } = equation
  const ax = a === 1 ? 'x' : `${a}x`
  const key = add(high, low)
  return {
    stem: t`What is the sum of the two solutions of ${m`|${ax} - ${b}| = ${c}`}?`,
    key,
    fits: () => true,
    wrong: [
      [
        high,
        'one-root-only',
        () =>
          t`${m`${high}`} is only one of the two solutions. The other, from ${m`${ax} - ${b} = -${c}`}, is ${m`${low}`}. The question asks for the sum of both.`,
      ],
      [
        0,
        'forgot-negative-case',
        () =>
          t`This answer takes ${m`${mul(-1, high)}`}, the opposite of ${m`${high}`}, for the second solution. The second case is ${m`${ax} - ${b} = -${c}`}, which gives ${m`${ax} = ${b - c}`} and so ${m`x = ${low}`}.`,
      ],
      [
        mul(high, low),
        'sum-and-product-swapped',
        () =>
          t`This is the product of the two solutions, ${m`${high}`} and ${m`${low}`}. The question asks for their sum.`,
      ],
      [
        sub(high, low),
        'lost-sign',
        () =>
          t`This answer subtracts: ${m`${high} - ${low.n < 0n ? `(${low.n})` : low} = ${sub(high, low)}`}. The question asks for the sum of ${m`${high}`} and ${m`${low}`}.`,
      ],
      [
        b + c,
        'stopped-early',
        () =>
          t`${m`${b} + ${c} = ${b + c}`} is the value of ${m`${ax}`} in the first case, not the sum of the two solutions.`,
      ],
      [
        2 * b,
        'stopped-early',
        () => t`${2 * b} is the sum of the two values of ${m`${ax}`}. It must still be divided by ${a}.`,
      ],
      [
        low,
        'one-root-only',
        () =>
          t`${m`${low}`} is only one of the two solutions. The other is ${m`${high}`}. The question asks for the sum of both.`,
      ],
      [
        div(2 * c, a),
        'lost-sign',
        () =>
          t`This answer is the difference between the solutions. Their sum is twice the midpoint, ${m`${div(b, a)}`}.`,
      ],
    ],
    because: t`The case ${m`${ax} - ${b} = ${c}`} gives ${m`${high}`}, and the case ${m`${ax} - ${b} = -${c}`} gives ${m`${low}`}. The sum is ${m`${high} + ${low.n < 0n ? `(${low.n})` : low} = ${key}`}.`,
    quick: [
      t`The two solutions are equally far from the number that makes ${m`${ax} - ${b}`} equal to 0, which is ${m`${div(b, a)}`}. So ${m`${div(b, a)}`} is their average, and their sum is ${m`2 \times ${div(b, a)} = ${key}`}.`,
    ],
    full: [
      t`The expression between the bars can be ${c} or ${m`-${c}`}.`,
      t`If ${m`${ax} - ${b} = ${c}`}, then ${m`${ax} = ${b + c}`}, so ${m`x = ${high}`}.`,
      t`If ${m`${ax} - ${b} = -${c}`}, then ${m`${ax} = ${b - c}`}, so ${m`x = ${low}`}.`,
      t`The sum of the two solutions is ${m`${high} + ${low.n < 0n ? `(${low.n})` : low} = ${key}`}.`,
    ],
    hints: twoCases(equation),
  }
}

function countOfIntegers({ a, b, c, high, low }: Equation): Written {
  const ax = a === 1 ? 'x' : `${a}x`
  const first = Math.ceil((b - c) / a)
  const last = Math.floor((b + c) / a)
  const inside = last - first + 1
  const key = rational(inside)
  const found =
    inside === 1
      ? t`The only integer in this range is ${last}`
      : t`From ${m`${first}`} to ${last} there are ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${inside}`} integers`
  return {
    stem: t`How many integers ${m`x`} satisfy ${m`|${ax} - ${b}| \le ${c}`}?`,
    key,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: [
      [
        Math.max(last, 1),
        'forgot-negative-case',
        () =>
          first > 0
            ? t`This answer counts all positive integers up to ${last}, but those less than ${first} do not satisfy the inequality.`
            : t`This answer counts only the positive integers, but ${m`x`} can be as small as ${m`${first}`}.`,
      ],
      [
        last,
        'forgot-negative-case',
        () => t`${last} is the greatest integer that works, not the number of such integers.`,
      ],
      [
        inside - 1,
        'off-by-one',
        () =>
          t`This answer is ${m`${last} - ${first < 0 ? `(${first})` : first} = ${last - first}`}, which leaves out one end. From ${m`${first}`} to ${last} there are ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${inside}`} integers.`,
      ],
      [
        inside + 1,
        'off-by-one',
        () =>
          inside === 1
            ? t`This answer counts one too many. ${found}.`
            : t`This answer counts one too many. From ${m`${first}`} to ${last} there are ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${inside}`} integers.`,
      ],
      [
        2 * c + 1,
        'ignored-condition',
        () =>
          t`${2 * c + 1} is the number of integers within ${c} of ${b}. But it is ${m`${ax}`}, not ${m`x`}, that must be within ${c} of ${b}.`,
      ],
      [
        Math.max(inside - 2, 1),
        'boundary-excluded',
        () =>
          t`This answer counts only from ${m`${first + 1}`} to ${last - 1}. The ends, ${m`${first}`} and ${last}, satisfy the inequality too.`,
      ],
      [
        2 * last + 1,
        'forgot-negative-case',
        () =>
          t`This answer counts from ${m`-${last}`} to ${last}. The solutions are centered at ${m`${div(b, a)}`}, not at 0, so the least is ${m`${first}`}.`,
      ],
      [
        b + c,
        'stopped-early',
        () => t`${b + c} is the greatest possible value of ${m`${ax}`}, not a number of integers.`,
      ],
    ],
    because: t`${m`${ax}`} can be anything from ${m`${b - c}`} to ${b + c}, so ${m`${low} \le x \le ${high}`}. ${found}.`,
    quick: [
      t`The inequality means that ${m`${b - c} \le ${ax} \le ${b + c}`}. Divide by ${a}: ${m`${low} \le x \le ${high}`}. ${found}.`,
    ],
    full: [
      t`The distance between ${m`${ax}`} and ${b} must be at most ${c}, so ${m`${b - c} \le ${ax} \le ${b + c}`}.`,
      t`Dividing by ${a} gives ${m`${low} \le x \le ${high}`}.`,
      inside === 1
        ? `${found}.`
        : t`The integers in this range go from ${m`${first}`} to ${last}, so there are ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${inside}`} of them.`,
    ],
    hints: [
      t`How far may ${m`${ax}`} be from ${b}?`,
      t`What are the least and greatest possible values of ${m`${ax}`}? What does that tell you about ${m`x`}?`,
    ],
  }
}
