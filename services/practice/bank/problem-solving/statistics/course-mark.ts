import { byLevel } from '../../factory/by-level.ts'
import { m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

const PARTS = [
  { what: 'final mark in a course', one: 'project', two: 'exam', three: 'presentation' },
  { what: 'rating of a hotel', one: 'service', two: 'rooms', three: 'breakfast' },
  { what: 'score of a wine', one: 'aroma', two: 'taste', three: 'color' },
] as const

interface Mark {
  level: Level
  weights: readonly [number, number, number]
  marks: readonly [number, number, number]
  name: string
  parts: (typeof PARTS)[number]
}

export const courseMark = problem<Mark>({
  id: 'course-mark',
  skill: 'weighted-averages',
  version: 3,
  levels: [-0.6, 0.1, 0.8],
  draw: (random, level) => {
    const first = random.step(15, 60, 5)
    const second = level === 3 ? 100 - first : random.step(15, 60, 5)
    const marks = [random.int(40, 98), random.int(40, 98), random.int(40, 98)] as const
    const mark: Mark = {
      level,
      weights: [first, second, 100 - first - second],
      marks,
      name: random.pick(NAMES),
      parts: random.pick(PARTS),
    }
    if (mark.weights[2] < (level === 3 ? 0 : 10) || new Set(mark.weights).size < 3 || new Set(marks).size < 3)
      return null
    if (level === 3 && Math.abs(marks[0] - marks[1]) < 8) return null
    return isWhole(mul(level === 1 ? 5 : 2, total(mark))) ? mark : null
  },
  write: (mark) => ({
    ...byLevel(mark, [overall, needed, weightAsked]),
    fits: (value) => value.n > 0n && compare(value, 125) < 0,
  }),
  second: (numbers, stem) => {
    if (stem.includes('What percent')) {
      const [a = 0, b = 0, all = 0] = numbers
      return search([1, 99], (w) => near(w * a + (100 - w) * b, 100 * all))
    }
    const [w1 = 0, w2 = 0, w3 = 0, a = 0, b = 0, c = 0] = numbers
    // One hundred equal votes, so many of them for each part.
    const votes = (mark: number): number[] =>
      Array.from({ length: 100 }, (_, at) => (at < w1 ? a : at < w1 + w2 ? b : mark))
    const mean = (mark: number): number => votes(mark).reduce((x, y) => x + y, 0) / 100
    return stem.includes('must') ? search([1, 125], (mark) => near(mean(mark), c)) : w3 > 0 ? mean(c) : Number.NaN
  },
})

function total({ weights, marks }: Mark): Rational {
  return div(
    weights.reduce((sum, weight, at) => sum + weight * marks[at]!, 0),
    100,
  )
}

function rule({ weights: [u, v, w], parts: { what, one, two, three } }: Mark): string {
  return t`The ${what} is a weighted average: ${one} ${u}%, ${two} ${v}% and ${three} ${w}%.`
}

function overall(mark: Mark): Problem {
  const {
    weights: [u, v, w],
    marks: [a, b, c],
    parts: { one, two, three },
  } = mark
  const key = total(mark)
  const mix = (x: number, y: number, z: number): Rational => rational(x * a + y * b + z * c, 100)
  return {
    stem: t`${rule(mark)} There are ${a} points for the ${one}, ${b} for the ${two} and ${c} for the ${three}. What is the result?`,
    key,
    show: plain,
    wrong: [
      [
        rational(a + b + c, 3),
        'mean-of-means',
        () =>
          t`This answer averages ${a}, ${b} and ${c} as if they weighed the same. Their weights are ${u}%, ${v}% and ${w}%.`,
      ],
      [
        mix(v, u, w),
        'equations-mismatched',
        () => t`This answer swaps two weights: ${one} counts ${u}% and ${two} ${v}%.`,
      ],
      [
        mix(w, v, u),
        'equations-mismatched',
        () => t`This answer swaps two weights: ${one} counts ${u}% and ${three} ${w}%.`,
      ],
      [
        mix(u, w, v),
        'equations-mismatched',
        () => t`This answer swaps two weights: ${two} counts ${v}% and ${three} ${w}%.`,
      ],
      [
        div(u * a + v * b, u + v),
        'ignored-condition',
        () => t`This answer leaves out the ${three}, which counts ${w}%.`,
      ],
      [div(u * a + w * c, u + w), 'ignored-condition', () => t`This answer leaves out the ${two}, which counts ${v}%.`],
      [div(v * b + w * c, v + w), 'ignored-condition', () => t`This answer leaves out the ${one}, which counts ${u}%.`],
      [mix(u, v, 0), 'stopped-early', () => t`This answer stops before adding ${w}% of ${c} for the ${three}.`],
    ],
    because: t`${m`\frac{${u} \times ${a} + ${v} \times ${b} + ${w} \times ${c}}{100} = ${key}`}.`,
    quick: [
      t`From ${a}: ${m`${a} + ${rational(v, 100)} \times (${b} - ${a}) + ${rational(w, 100)} \times (${c} - ${a}) = ${key}`}.`,
    ],
    full: [
      t`Each mark counts with its weight: ${m`${rational(u, 100)} \times ${a} = ${rational(u * a, 100)}`}, ${m`${rational(v, 100)} \times ${b} = ${rational(v * b, 100)}`}, ${m`${rational(w, 100)} \times ${c} = ${rational(w * c, 100)}`}.`,
      t`Their sum is ${key}.`,
    ],
    hints: ['Multiply each mark by its weight.', t`The ${one} brings ${rational(u * a, 100)}.`],
  }
}

function needed(mark: Mark): Problem {
  const {
    weights: [u, v, w],
    marks: [a, b, c],
    parts: { one, two, three },
  } = mark
  const goal = total(mark)
  const have = rational(u * a + v * b, 100)
  const miss = sub(goal, have)
  return {
    stem: t`${rule(mark)} There are ${a} points for the ${one} and ${b} for the ${two}. How many points must there be for the ${three} to make the result exactly ${goal}?`,
    key: c,
    show: plain,
    wrong: [
      [
        sub(mul(3, goal), a + b),
        'mean-of-means',
        () => t`This answer lets the three count the same. The weights are ${u}%, ${v}% and ${w}%.`,
      ],
      [
        goal,
        'new-value-for-average',
        () =>
          t`${goal} for the ${three} would keep the average of the other two, ${div(mul(100, have), u + v)}, only if that were ${goal} as well.`,
      ],
      [
        div(mul(100, sub(goal, rational(v * a + u * b, 100))), w),
        'equations-mismatched',
        () => t`This answer swaps two weights: ${one} counts ${u}% and ${two} ${v}%.`,
      ],
      [
        div(sub(mul(2, goal), rational(a + b, 2)), 1),
        'mean-of-means',
        () => t`This answer weighs the ${three} against the mean of ${a} and ${b} as one to one. It counts ${w}%.`,
      ],
      [
        miss,
        'stopped-early',
        () =>
          t`${miss} points are missing in the result. The ${three} counts ${w}%, so divide by ${m`${rational(w, 100)}`}.`,
      ],
      [
        div(mul(100, miss), u),
        'wrong-part-of-ratio',
        () => t`This answer divides the missing ${miss} by the weight of the ${one}. The ${three} counts ${w}%.`,
      ],
      [
        div(mul(100, miss), v),
        'wrong-part-of-ratio',
        () => t`This answer divides the missing ${miss} by the weight of the ${two}. The ${three} counts ${w}%.`,
      ],
      [
        add(goal, sub(goal, div(mul(100, have), u + v))),
        'mean-of-means',
        () =>
          t`This answer goes as far above ${goal} as the others are below. The ${three} counts ${w}%, the others ${u + v}%.`,
      ],
    ],
    because: t`${one} and ${two} bring ${have}; the missing ${miss} are ${w}% of ${c}.`.replace(/^./, (letter) =>
      letter.toUpperCase(),
    ),
    quick: [t`${m`\frac{${goal} - ${have}}{${rational(w, 100)}} = ${c}`}.`],
    full: [
      t`So far: ${m`${rational(u, 100)} \times ${a} + ${rational(v, 100)} \times ${b} = ${have}`}.`,
      t`Missing: ${m`${goal} - ${have} = ${miss}`}.`,
      t`${m`${rational(w, 100)} \times x = ${miss}`}, so ${m`x = ${c}`}.`,
    ],
    hints: [
      t`How much do ${one} and ${two} bring to the result?`,
      t`They bring ${have}; the rest is ${w}% of the mark for the ${three}.`,
    ],
  }
}

function weightAsked(mark: Mark): Problem {
  const {
    weights: [u, v],
    marks: [a, b],
    parts: { what, one, two },
  } = mark
  const all = total(mark)
  const range = Math.abs(a - b)
  const [fromA, fromB] = [sub(all, a), sub(all, b)].map((gap) => (gap.n < 0n ? sub(0, gap) : gap)) as [
    Rational,
    Rational,
  ]
  return {
    stem: t`The ${what} is a weighted average of ${one} and ${two} alone. With ${a} points for the ${one} and ${b} for the ${two}, the result is ${all}. What percent of the weight has the ${one}?`.replace(
      'has the',
      'is on the',
    ),
    key: u,
    show: percent,
    wrong: [
      [
        v,
        'wrong-part-of-ratio',
        () =>
          t`${v}% is the weight of the ${two}. The result ${all} is ${fromB} away from ${b} and ${fromA} from ${a}.`,
      ],
      [50, 'mean-of-means', () => t`With equal weights the result would be ${rational(a + b, 2)}, not ${all}.`],
      [
        div(mul(100, fromA), fromB),
        'part-to-part-as-part-to-whole',
        () => t`This answer compares ${fromA} with ${fromB}. The weight is a part of the whole distance, ${range}.`,
      ],
      [
        div(mul(100, fromB), fromA),
        'part-to-part-as-part-to-whole',
        () => t`This answer compares ${fromB} with ${fromA}. The weight is a part of the whole distance, ${range}.`,
      ],
      [
        fromB,
        'stopped-early',
        () => t`${fromB} is the distance from ${b} to ${all} in points. As a part of ${range} it is the weight.`,
      ],
      [fromA, 'stopped-early', () => t`${fromA} is the distance from ${a} to ${all} in points, not a weight.`],
      [
        rational(100 * a, a + b),
        'ratio-part-for-count',
        () => t`This answer compares the marks ${a} and ${b}. Weights show in how near the result is to each mark.`,
      ],
      [
        rational(100 * b, a + b),
        'ratio-part-for-count',
        () => t`This answer compares the marks ${a} and ${b}. Weights show in how near the result is to each mark.`,
      ],
      [
        Math.abs(u - v),
        'answered-other-quantity',
        () => t`That is the difference of the two weights, ${u}% and ${v}%.`,
      ],
    ],
    because: t`From ${b} to ${a} it is ${range} points, from ${b} to the result ${fromB}: ${m`\frac{${fromB}}{${range}}`} is ${u}%.`,
    quick: [t`${m`\frac{${all} - ${b}}{${a} - ${b}} = ${rational(u, 100)}`}, so ${u}%.`],
    full: [
      t`Let ${m`w`} be the weight of the ${one}: ${m`${a}w + ${b}(1 - w) = ${all}`}.`,
      t`So ${m`${a - b}w = ${sub(all, b)}`} and ${m`w = ${rational(u, 100)}`}, which is ${u}%.`,
    ],
    hints: [t`Would equal weights give more or less than ${all}?`, t`Solve ${m`${a}w + ${b}(1 - w) = ${all}`}.`],
  }
}
