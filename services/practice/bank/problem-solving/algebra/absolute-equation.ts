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
    ...inAllLevels(equation),
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

/** What the three levels share. */
function inAllLevels({ a, b, c }: Equation): Pick<Problem, 'show' | 'hints'> {
  const ax = a === 1 ? 'x' : `${a}x`
  return {
    show: plain,
    hints: [
      'What stands between the bars may be positive or negative.',
      t`The two cases are ${m`${ax} - ${b} = ${c}`} and ${m`${ax} - ${b} = -${c}`}.`,
    ],
  }
}

function productOfSolutions({ a, b, c, high, low }: Equation): Written<'hints'> {
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
          t`${m`${high}`} is one of the two solutions. The other comes from ${m`${ax} - ${b} = -${c}`}: ${m`${low}`}.`,
      ],
      [
        mul(-1, high, high),
        'forgot-negative-case',
        () =>
          t`This answer takes ${m`${mul(-1, high)}`} for the second solution. It comes from ${m`${ax} - ${b} = -${c}`} and is ${m`${low}`}.`,
      ],
      [
        add(high, low),
        'sum-and-product-swapped',
        () => t`This is the sum of the solutions ${m`${high}`} and ${m`${low}`}.`,
      ],
      [mul(high, mul(-1, low)), 'lost-sign', () => t`The second solution is ${m`${low}`}; it loses its sign.`],
      [mul(high, div(b + c, 1)), 'stopped-early', () => t`This answer takes ${b + c} for the second solution.`],
      [
        b * c,
        'wrong-operation',
        () => t`This answer multiplies ${b} and ${c}. The solutions are ${m`${high}`} and ${m`${low}`}.`,
      ],
      [low, 'one-root-only', () => t`${m`${low}`} is one of the two solutions. The other is ${m`${high}`}.`],
      [
        c * c - b * b,
        'lost-sign',
        () => t`${m`(${b} + ${c})(${b} - ${c})`} is ${m`${b}^2 - ${c}^2`}; it has the opposite.`,
      ],
    ],
    because: t`${m`${ax} - ${b} = ${c}`} gives ${m`${high}`}, ${m`${ax} - ${b} = -${c}`} gives ${m`${low}`}; their product is ${m`${key}`}.`,
    quick: [t`${m`${ax} = ${b} \pm ${c}`}.`],
    full: [
      t`First case: ${m`${ax} - ${b} = ${c}`}, so ${m`x = ${high}`}.`,
      t`Second case: ${m`${ax} - ${b} = -${c}`}, so ${m`x = ${low}`}.`,
      t`The product is ${m`${key}`}.`,
    ],
  }
}

function sumOfSolutions({ a, b, c, high, low }: Equation): Written<'hints'> {
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
          t`${m`${high}`} is one of the two solutions. The other comes from ${m`${ax} - ${b} = -${c}`}: ${m`${low}`}.`,
      ],
      [
        0,
        'forgot-negative-case',
        () =>
          t`This answer takes ${m`${mul(-1, high)}`} for the second solution. It comes from ${m`${ax} - ${b} = -${c}`} and is ${m`${low}`}.`,
      ],
      [
        mul(high, low),
        'sum-and-product-swapped',
        () => t`This is the product of the solutions ${m`${high}`} and ${m`${low}`}.`,
      ],
      [sub(high, low), 'lost-sign', () => t`The second solution is ${m`${low}`}; it loses its sign.`],
      [b + c, 'stopped-early', () => t`${b + c} is the value of ${m`${ax}`} for one of the solutions.`],
      [2 * b, 'stopped-early', () => t`${2 * b} is the sum for ${m`|x - ${b}|`}; here ${m`x`} has the factor ${a}.`],
      [low, 'one-root-only', () => t`${m`${low}`} is one of the two solutions. The other is ${m`${high}`}.`],
      [
        div(2 * c, a),
        'lost-sign',
        () => t`This answer subtracts the solutions. Their sum is twice the middle, ${m`${div(b, a)}`}.`,
      ],
    ],
    because: t`${m`${ax} - ${b} = ${c}`} gives ${m`${high}`}, ${m`${ax} - ${b} = -${c}`} gives ${m`${low}`}; their sum is ${m`${key}`}.`,
    quick: [t`The solutions lie evenly around ${m`\frac{${b}}{${a}}`}, so their sum is twice that.`],
    full: [
      t`First case: ${m`${ax} - ${b} = ${c}`}, so ${m`x = ${high}`}.`,
      t`Second case: ${m`${ax} - ${b} = -${c}`}, so ${m`x = ${low}`}.`,
      t`The sum is ${m`${key}`}.`,
    ],
  }
}

function countOfIntegers({ a, b, c, high, low }: Equation): Written<'hints'> {
  const ax = a === 1 ? 'x' : `${a}x`
  const first = Math.ceil((b - c) / a)
  const last = Math.floor((b + c) / a)
  const inside = last - first + 1
  const key = rational(inside)
  return {
    stem: t`How many integers ${m`x`} satisfy ${m`|${ax} - ${b}| \le ${c}`}?`,
    key,
    fits: (value) => isWhole(value) && value.n > 0n,
    wrong: [
      [
        Math.max(last, 1),
        'forgot-negative-case',
        () => t`This answer counts positive integers only. ${m`x`} may go down to ${m`${low}`}.`,
      ],
      [last, 'forgot-negative-case', () => t`This answer takes the greatest solution, ${last}, for their number.`],
      [
        inside - 1,
        'off-by-one',
        () =>
          t`From ${m`${first}`} to ${last} there are ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${inside}`} integers; count both ends.`,
      ],
      [
        inside + 1,
        'off-by-one',
        () => t`This answer counts one too many: ${m`x`} lies between ${m`${low}`} and ${m`${high}`}.`,
      ],
      [
        2 * c + 1,
        'ignored-condition',
        () =>
          t`${2 * c + 1} is the number of integers within ${c} of a number. Here it is ${m`${ax}`} that has to be within ${c} of ${b}.`,
      ],
      [
        Math.max(inside - 2, 1),
        'boundary-excluded',
        () =>
          t`This answer leaves out both ends. The sign is ${m`\le`}, and the integers run from ${m`${first}`} to ${last}.`,
      ],
      [
        2 * last + 1,
        'forgot-negative-case',
        () =>
          t`This answer lets ${m`x`} run from ${m`-${last}`} to ${last}. The interval lies around ${m`${div(b, a)}`}, not around 0.`,
      ],
      [b + c, 'stopped-early', () => t`${b + c} is the upper bound of ${m`${ax}`}.`],
    ],
    because: t`${m`${ax}`} lies from ${m`${b - c}`} to ${b + c}, so ${m`x`} from ${m`${low}`} to ${m`${high}`}: the integers ${m`${first}`} to ${last}, ${inside} of them.`,
    quick: [t`${m`${ax} = ${b} \pm ${c}`}.`],
    full: [
      t`The distance of ${m`${ax}`} from ${b} is at most ${c}: ${m`${b - c} \le ${ax} \le ${b + c}`}.`,
      t`So ${m`${low} \le x \le ${high}`}.`,
      t`The integers run from ${m`${first}`} to ${last}: ${inside}.`,
    ],
  }
}
