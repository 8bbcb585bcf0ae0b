import { byLevel } from '../../factory/by-level.ts'
import { m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'
import { NAMES } from '../../factory/names.ts'

const PARTS = [
  { what: 'final grade in a course', one: 'project', two: 'exam', three: 'presentation' },
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
  version: 4,
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

const isMany = (part: string): boolean => part === 'rooms'
const earn = (part: string): string => (isMany(part) ? 'earn' : 'earns')

function rule({ weights: [u, v, w], parts: { what, one, two, three } }: Mark): string {
  return t`The ${what} is a weighted average in which the ${one} counts for ${u}%, the ${two} ${isMany(two) ? 'count' : 'counts'} for ${v}%, and the ${three} counts for ${w}%.`
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
    stem: t`${rule(mark)} If the ${one} earns ${a} points, the ${two} ${earn(two)} ${b}, and the ${three} earns ${c}, what is the weighted average?`,
    key,
    show: plain,
    wrong: [
      [rational(a + b + c, 3), 'mean-of-means', () => t`This answer is the simple average of ${a}, ${b}, and ${c}. But the three scores do not count equally: their weights are ${u}%, ${v}%, and ${w}%.`],
      [mix(v, u, w), 'equations-mismatched', () => t`This answer gives the ${one} a weight of ${v}% and the ${two} a weight of ${u}%. The weights are ${u}% and ${v}%, respectively.`],
      [mix(w, v, u), 'equations-mismatched', () => t`This answer gives the ${one} a weight of ${w}% and the ${three} a weight of ${u}%. The weights are ${u}% and ${w}%, respectively.`],
      [mix(u, w, v), 'equations-mismatched', () => t`This answer gives the ${two} a weight of ${w}% and the ${three} a weight of ${v}%. The weights are ${v}% and ${w}%, respectively.`],
      [div(u * a + v * b, u + v), 'ignored-condition', () => t`This answer leaves out the ${three}: ${m`\frac{${u} \times ${a} + ${v} \times ${b}}{${u + v}}`}. But the ${three} counts for ${w}%, so add ${m`${w} \times ${c}`} and divide by 100.`],
      [div(u * a + w * c, u + w), 'ignored-condition', () => t`This answer leaves out the ${two}: ${m`\frac{${u} \times ${a} + ${w} \times ${c}}{${u + w}}`}. But the ${two} ${isMany(two) ? 'count' : 'counts'} for ${v}%, so add ${m`${v} \times ${b}`} and divide by 100.`],
      [div(v * b + w * c, v + w), 'ignored-condition', () => t`This answer leaves out the ${one}: ${m`\frac{${v} \times ${b} + ${w} \times ${c}}{${v + w}}`}. But the ${one} counts for ${u}%, so add ${m`${u} \times ${a}`} and divide by 100.`],
      [mix(u, v, 0), 'stopped-early', () => t`This answer stops after the first two parts. Add ${w}% of ${c} for the ${three}.`],
    ], // prettier-ignore
    because: t`Multiply each score by its weight and add: ${m`\frac{${u} \times ${a} + ${v} \times ${b} + ${w} \times ${c}}{100} = ${key}`}.`,
    quick: [
      t`Add each score times its weight: ${m`${rational(u, 100)} \times ${a} + ${rational(v, 100)} \times ${b} + ${rational(w, 100)} \times ${c} = ${key}`}.`,
    ],
    full: [
      t`Each score counts only for its percent of the average, so multiply it by its weight: ${m`${rational(u, 100)} \times ${a} = ${rational(u * a, 100)}`}, ${m`${rational(v, 100)} \times ${b} = ${rational(v * b, 100)}`}, and ${m`${rational(w, 100)} \times ${c} = ${rational(w * c, 100)}`}.`,
      t`The sum of these products is the weighted average: ${m`${rational(u * a, 100)} + ${rational(v * b, 100)} + ${rational(w * c, 100)} = ${key}`}.`,
    ],
    hints: [
      t`Do the three scores count equally, or does one of them count more than the others?`,
      t`The ${one} contributes ${u}% of ${a}, which is ${rational(u * a, 100)}. What do the other two contribute?`,
    ],
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
  const others = div(mul(100, have), u + v)
  return {
    stem: t`${rule(mark)} The ${one} earned ${a} points and the ${two} earned ${b}. How many points must the ${three} earn to make the weighted average exactly ${goal}?`,
    key: c,
    show: plain,
    wrong: [
      [
        sub(mul(3, goal), a + b),
        'mean-of-means',
        () =>
          t`This answer counts the three parts equally: ${m`3 \times ${goal} - ${a} - ${b}`}. Their weights are ${u}%, ${v}%, and ${w}%.`,
      ],
      [
        goal,
        'new-value-for-average',
        () =>
          t`This answer assumes that scoring ${goal} on the last part is enough. But the ${one} and the ${two} average ${others}, so the overall average would stay ${compare(others, goal) < 0 ? 'below' : 'above'} ${goal}.`,
      ],
      [
        div(mul(100, sub(goal, rational(v * a + u * b, 100))), w),
        'equations-mismatched',
        () =>
          t`This answer gives the ${one} a weight of ${v}% and the ${two} a weight of ${u}%. The weights are ${u}% and ${v}%, respectively.`,
      ],
      [
        div(sub(mul(2, goal), rational(a + b, 2)), 1),
        'mean-of-means',
        () =>
          t`This answer gives the ${three} half of the weight and the simple average of ${a} and ${b} the other half. But the weight of the ${three} is ${w}%.`,
      ],
      [
        miss,
        'stopped-early',
        () =>
          t`${miss} is the number of points still needed in the weighted average. The ${three} counts for only ${w}%, so divide by ${m`${rational(w, 100)}`}.`,
      ],
      [
        div(mul(100, miss), u),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the missing ${miss} by ${u}%, the weight of the ${one}. The missing points come from the ${three}, so divide by ${w}%.`,
      ],
      [
        div(mul(100, miss), v),
        'wrong-part-of-ratio',
        () =>
          t`This answer divides the missing ${miss} by ${v}%, the weight of the ${two}. The missing points come from the ${three}, so divide by ${w}%.`,
      ],
      [
        add(goal, sub(goal, div(mul(100, have), u + v))),
        'mean-of-means',
        () =>
          t`This answer puts the ${three} as far from ${goal} as the average of the other two, on the other side. That would balance only if the weights were equal, but they are ${w}% and ${u + v}%.`,
      ],
    ],
    because: t`The ${one} and the ${two} contribute ${m`${rational(u, 100)} \times ${a} + ${rational(v, 100)} \times ${b} = ${have}`} points. The ${three} must contribute the other ${m`${goal} - ${have} = ${miss}`}, and that is ${w}% of ${c}.`,
    quick: [
      t`The ${one} and the ${two} contribute ${m`${rational(u, 100)} \times ${a} + ${rational(v, 100)} \times ${b} = ${have}`} points, so ${miss} more ${miss.n === miss.d ? 'is' : 'are'} needed. That is ${w}% of the ${three} score, and ${m`${miss} \div ${rational(w, 100)} = ${c}`}.`,
    ],
    full: [
      t`So far the ${one} and the ${two} contribute ${m`${rational(u, 100)} \times ${a} + ${rational(v, 100)} \times ${b} = ${have}`} points.`,
      t`The ${three} must contribute the remaining ${m`${goal} - ${have} = ${miss}`}.`,
      t`Since ${m`${rational(w, 100)}x = ${miss}`}, the ${three} must earn ${m`x = ${c}`} points.`,
    ],
    hints: [
      t`How many points do the ${one} and the ${two} contribute to the weighted average?`,
      t`They contribute ${have}, and ${goal} points are needed. The missing points are what percent of the ${three} score?`,
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
    stem: t`The ${what} is a weighted average of the ${one} and the ${two} alone. With ${a} points for the ${one} and ${b} for the ${two}, the weighted average is ${all}. What percent of the weight is on the ${one}?`,
    key: u,
    show: percent,
    wrong: [
      [
        v,
        'wrong-part-of-ratio',
        () =>
          t`${v}% is the weight of the ${two}. The average of ${all} is ${fromA} away from ${a} and ${fromB} away from ${b}, and the closer score has the greater weight.`,
      ],
      [
        50,
        'mean-of-means',
        () => t`With equal weights, the average would be the midpoint ${rational(a + b, 2)}, not ${all}.`,
      ],
      [
        div(mul(100, fromA), fromB),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides ${fromA}, the distance from ${a} to ${all}, by ${fromB}, the distance from ${b} to ${all}. The weight of the ${one} is ${m`\frac{${fromB}}{${range}}`}, a part of the whole distance between the scores.`,
      ],
      [
        div(mul(100, fromB), fromA),
        'part-to-part-as-part-to-whole',
        () =>
          t`This answer divides ${fromB}, the distance from ${b} to ${all}, by ${fromA}, the distance from ${a} to ${all}. The weight of the ${one} is ${m`\frac{${fromB}}{${range}}`}, a part of the whole distance between the scores.`,
      ],
      [
        fromB,
        'stopped-early',
        () =>
          t`${fromB} is the number of points from ${b} to ${all}. To get the weight, write it as a percent of the whole distance, ${range}.`,
      ],
      [
        fromA,
        'stopped-early',
        () =>
          t`${fromA} is the number of points from ${a} to ${all}. Divide the other distance, ${fromB}, by ${range} to get the weight of the ${one}.`,
      ],
      [
        rational(100 * a, a + b),
        'ratio-part-for-count',
        () =>
          t`This answer takes ${a} as a percent of ${m`${a} + ${b}`}. The size of the scores does not matter, only how close each is to ${all}.`,
      ],
      [
        rational(100 * b, a + b),
        'ratio-part-for-count',
        () =>
          t`This answer takes ${b} as a percent of ${m`${a} + ${b}`}. The size of the scores does not matter, only how close each is to ${all}.`,
      ],
      [
        Math.abs(u - v),
        'answered-other-quantity',
        () =>
          t`This is the difference between the two weights, ${u}% and ${v}%. The question asks for the weight of the ${one}.`,
      ],
    ],
    because: t`From ${b}, the score of the ${two}, to ${a}, the score of the ${one}, is ${range} points. The average of ${all} is ${fromB} of these points away from ${b}, so the weight of the ${one} is ${m`\frac{${fromB}}{${range}}`}, or ${u}%.`,
    quick: [
      t`If all the weight were on the ${two}, the average would be ${b}. If all of it were on the ${one}, the average would be ${a}, which is ${range} points away. The average of ${all} is ${fromB} of these points away from ${b}, so the ${one} has ${m`\frac{${fromB}}{${range}}`}, or ${u}%, of the weight.`,
    ],
    full: [
      t`Let ${m`w`} be the weight of the ${one}. Then the weight of the ${two} is ${m`1 - w`}, and ${m`${a}w + ${b}(1 - w) = ${all}`}.`,
      t`Expanding gives ${m`${a}w + ${b} - ${b}w = ${all}`}, so ${m`${a - b}w = ${all} - ${b} = ${sub(all, b)}`}.`,
      t`Dividing by ${m`${a - b}`} gives ${m`w = ${rational(u, 100)}`}, which is ${u}%.`,
    ],
    hints: [
      t`Is ${all} closer to ${a} or to ${b}, and what does that say about the weights?`,
      t`If the weight of the ${one} is ${m`w`}, what is the weight of the ${two}? Write ${all} as a weighted average.`,
    ],
  }
}
