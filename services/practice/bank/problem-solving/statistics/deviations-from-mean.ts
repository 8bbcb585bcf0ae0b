import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const VALUES = [
  { what: 'waiting times at a clinic', unit: 'minutes', one: 'waiting time' },
  { what: 'weights of the pumpkins at a farm stand', unit: 'ounces', one: 'weight' },
  { what: 'scores on a language test', unit: 'points', one: 'score' },
  { what: 'heights of some young trees', unit: 'inches', one: 'height' },
  { what: 'daily sales of a newsstand', unit: 'dollars', one: 'daily total' },
] as const

interface Data {
  level: Level
  mean: number
  sd: number
  a: Rational
  b: Rational
  devs: readonly number[]
  values: (typeof VALUES)[number]
}

export const deviationsFromMean = problem<Data>({
  id: 'deviations-from-mean',
  skill: 'spread',
  version: 4,
  levels: [-0.2, 0.5, 1.1],
  places: [
    [1, 1, 6, 6, 6],
    [1, 1, 6, 6, 6],
    [10, 10, 0, 0, 0],
  ],
  draw: (random, level) => {
    const values = random.pick(VALUES)
    if (level === 3) {
      const devs = squareLists[random.int(0, squareLists.length - 1)]!
      const scale = random.int(1, 3)
      const spread = devs.map((dev) => dev * scale)
      const mean = random.int(25, 90)
      return {
        level,
        mean,
        sd: deviation(spread),
        a: rational(0),
        b: rational(0),
        devs: random.some(spread, spread.length),
        values,
      }
    }
    const sd = random.int(2, 15)
    const mean = random.int(Math.max(40, 4 * sd), 160)
    const [a, b] = [rational(random.int(1, 6), 2), rational(random.int(1, 6), 2)]
    const data: Data = { level, mean, sd, a, b, devs: [], values }
    if (!isWhole(mul(a, sd)) || !isWhole(mul(b, sd)) || compare(a, b) === 0) return null
    return data
  },
  write: (data) => ({ ...byLevel(data, [howMany, fromTwo, ofList]), show: plain }),
  second: (numbers, stem) => {
    if (stem.includes('definition')) {
      const list = numbers.slice(0, -1)
      const mean = list.reduce((x, y) => x + y, 0) / list.length
      const squares = list.reduce((x, y) => x + (y - mean) ** 2, 0)
      return search([0.5, 60, 0.5], (sd) => near(sd * sd * list.length, squares))
    }
    if (stem.includes('What is their mean')) {
      const [high = 0, up = 0, low = 0, down = 0] = numbers
      for (let sd = 0.5; sd <= 40; sd += 0.5) if (near(high - up * sd, low + down * sd)) return high - up * sd
      return Number.NaN
    }
    const [mean = 0, sd = 0, value = 0] = numbers
    return search([0.5, 12, 0.5], (k) => near(Math.abs(value - mean), k * sd))
  },
})

function deviation(devs: readonly number[]): number {
  return Math.sqrt(devs.reduce((sum, dev) => sum + dev * dev, 0) / devs.length)
}

/** Four or five different whole deviations that add up to 0 and have a whole standard deviation. */
const squareLists = [4, 5].flatMap((size) => lists(size, -9)).filter((devs) => Number.isInteger(deviation(devs)))

function lists(size: number, from: number): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: 10 - from }, (_, at) => from + at).flatMap((first) =>
    lists(size - 1, first + 1)
      .map((rest) => [first, ...rest])
      .filter((all) => all.length < 4 || all.length < size || all.reduce((x, y) => x + y, 0) === 0),
  )
}

function howMany({ mean, sd, a, b, values: { what, unit, one } }: Data): Written {
  const up = compare(a, b) > 0
  const gap = mul(a, sd)
  const value = up ? add(mean, gap) : sub(mean, gap)
  return {
    stem: t`The ${what} have a mean of ${mean} ${unit} and a standard deviation of ${sd} ${unit}. How many standard deviations ${up ? 'above' : 'below'} the mean is a ${one} of ${value} ${unit}?`,
    key: a,
    wrong: [
      [gap, 'stopped-early', () => t`${gap} is the distance from the mean in ${unit}. To express it in standard deviations, divide by ${sd}.`],
      [div(gap, sd * sd), 'unit-slip', () => t`This answer divides the distance by ${m`${sd}^2 = ${sd * sd}`}, the variance. Divide by the standard deviation, ${sd}, instead.`],
      [div(value, sd), 'ignored-condition', () => t`This answer divides ${value} itself by ${sd}. Divide only its distance from the mean of ${mean}.`],
      [mul(a, 2), 'doubled-or-halved', () => t`This answer is twice the right number of standard deviations. It counts the distance on both sides of the mean, but ${value} is on only one side.`],
      [div(a, 2), 'doubled-or-halved', () => t`This answer divides by ${m`2 \times ${sd} = ${2 * sd}`}, as if one standard deviation covered both sides of the mean.`],
      [div(mean, sd), 'answered-other-quantity', () => t`This answer divides the mean of ${mean} by ${sd}. Divide the distance from the mean, ${gap}, instead.`],
      [div(sd, gap), 'inverted', () => t`This answer divides ${sd} by ${gap}. The question asks how many times ${sd} goes into ${gap}, so divide ${gap} by ${sd}.`],
      [add(a, 1), 'off-by-one', () => t`This answer counts the mean itself as the first step. Starting from ${mean}, ${a} ${compare(a, 1) > 0 ? 'steps' : 'step'} of ${sd} ${compare(a, 1) > 0 ? 'lead' : 'leads'} to ${value}.`],
      [sub(a, 1), 'off-by-one', () => t`This answer starts counting one standard deviation away from the mean. Starting from ${mean}, ${a} steps of ${sd} lead to ${value}.`],
    ], // prettier-ignore
    because: t`${value} is ${gap} ${unit} ${up ? 'above' : 'below'} the mean, and ${m`\frac{${gap}}{${sd}} = ${a}`}.`,
    quick: [
      t`Divide the distance from the mean by the standard deviation: ${m`\frac{${up ? value : mean} - ${up ? mean : value}}{${sd}} = ${a}`}.`,
    ],
    full: [
      t`The distance from the mean is ${m`${up ? value : mean} - ${up ? mean : value} = ${gap}`} ${unit}.`,
      t`Since one standard deviation is ${sd} ${unit}, the value is ${m`\frac{${gap}}{${sd}} = ${a}`} standard ${compare(a, 1) === 0 ? 'deviation' : 'deviations'} ${up ? 'above' : 'below'} the mean.`,
    ],
    hints: [
      t`How far is ${value} from the mean, in ${unit}?`,
      t`One standard deviation is ${sd} ${unit}. How many times does that go into ${gap}?`,
    ],
  }
}

function fromTwo({ mean, sd, a, b, values: { what, unit } }: Data): Written {
  const [high, low] = [add(mean, mul(a, sd)), sub(mean, mul(b, sd))]
  const steps = add(a, b)
  const span = sub(high, low)
  const are = (k: Rational): string => t`${k} standard ${compare(k, 1) === 0 ? 'deviation' : 'deviations'}`
  return {
    stem: t`Among the ${what}, ${high} ${unit} is exactly ${are(a)} above the mean, and ${low} ${unit} is exactly ${are(b)} below it. What is their mean, in ${unit}?`,
    key: mean,
    wrong: [
      [
        div(add(high, low), 2),
        'mean-of-means',
        () =>
          t`This answer is the midpoint of the two values: ${m`\frac{${low} + ${high}}{2}`}. But the mean is ${are(b)} from one and ${are(a)} from the other.`,
      ],
      [
        add(low, mul(a, sd)),
        'equations-mismatched',
        () => t`This answer swaps the distances. The mean is ${are(b)} above ${low}, not ${are(a)}.`,
      ],
      [
        sd,
        'other-unknown',
        () => t`${sd} is the standard deviation, ${m`\frac{${span}}{${steps}}`}. The question asks for the mean.`,
      ],
      [
        add(low, div(span, steps)),
        'stopped-early',
        () => t`This answer is one standard deviation above ${low}. The mean is ${are(b)} above ${low}.`,
      ],
      [
        sub(high, div(span, steps)),
        'stopped-early',
        () => t`This answer is one standard deviation below ${high}. The mean is ${are(a)} below ${high}.`,
      ],
      [
        span,
        'answered-other-quantity',
        () =>
          t`${span} is the distance between the two values, which is ${are(steps)}. The question asks for the mean.`,
      ],
      ...(compare(a, b) > 0
        ? ([
            [
              sub(high, mul(a, div(span, sub(a, b)))),
              'rates-subtracted',
              () =>
                t`This answer divides ${span} by ${m`${a} - ${b}`}, which gives ${div(span, sub(a, b))} for one standard deviation and ${m`${high} - ${a} \times ${div(span, sub(a, b))}`} for the mean. The two values are on different sides of the mean, so they are ${m`${a} + ${b} = ${steps}`} standard deviations apart.`,
            ],
          ] as const)
        : []),
      [
        add(high, mul(a, sd)),
        'lost-sign',
        () => t`This answer goes up ${are(a)} from ${high}. Since ${high} is above the mean, go down instead.`,
      ],
      [
        sub(low, mul(b, sd)),
        'lost-sign',
        () => t`This answer goes down ${are(b)} from ${low}. Since ${low} is below the mean, go up instead.`,
      ],
      [
        div(add(mul(a, high), mul(b, low)), steps),
        'equations-mismatched',
        () =>
          t`This answer weights each value by its own number of standard deviations. But the mean is closer to the value that is fewer standard deviations away.`,
      ],
    ],
    because: t`The distance from ${low} to ${high}, ${span} ${unit}, is ${are(steps)}, so one standard deviation is ${sd}, and the mean is ${m`${low} + ${b} \times ${sd} = ${mean}`}.`,
    quick: [
      t`From ${low} to ${high} is ${span} ${unit}, or ${m`${b} + ${a} = ${steps}`} standard deviations. So each is ${m`\frac{${span}}{${steps}} = ${sd}`} ${unit}, and the mean is ${m`${high} - ${a} \times ${sd} = ${mean}`}.`,
    ],
    full: [
      t`The two values are ${m`${b} + ${a} = ${steps}`} standard deviations apart, which is ${m`${high} - ${low} = ${span}`} ${unit}.`,
      t`So one standard deviation is ${m`\frac{${span}}{${steps}} = ${sd}`} ${unit}.`,
      t`The mean is ${are(b)} above ${low}: ${m`${low} + ${b} \times ${sd} = ${mean}`} ${unit}.`,
    ],
    hints: [
      t`How many standard deviations apart are ${low} and ${high}?`,
      t`The distance from ${low} to ${high}, ${span} ${unit}, is ${are(steps)}. How many ${unit} is one standard deviation?`,
    ],
  }
}

function ofList({ mean, sd, devs, values: { what, unit } }: Data): Written {
  const list = devs.map((dev) => mean + dev)
  const n = devs.length
  const squares = devs.reduce((sum, dev) => sum + dev * dev, 0)
  const sizes = devs.reduce((sum, dev) => sum + Math.abs(dev), 0)
  const [low, high] = [Math.min(...list), Math.max(...list)]
  const root = Math.sqrt(squares)
  return {
    stem: t`The ${what}, in ${unit}, are ${list.slice(0, -1).join(', ')}, and ${list.at(-1)!}. By definition, the standard deviation is the square root of the average squared distance from the mean. What is the standard deviation of these ${n} values?`,
    key: sd,
    wrong: [
      [
        sd * sd,
        'distance-without-root',
        () => t`${sd * sd} is the average of the squared distances. The standard deviation is its square root.`,
      ],
      [
        rational(sizes, n),
        'power-over-sum',
        () =>
          t`This answer averages the distances themselves: ${m`\frac{${sizes}}{${n}}`}. By the definition, they must be squared before they are averaged.`,
      ],
      [
        high - low,
        'answered-other-quantity',
        () => t`${m`${high} - ${low} = ${high - low}`} is the range, which uses only two of the values.`,
      ],
      [
        rational(high - low, 2),
        'answered-other-quantity',
        () =>
          t`This answer is half of the range, ${m`\frac{${high - low}}{2}`}. It ignores the values between the least and the greatest.`,
      ],
      ...(Number.isInteger(root)
        ? ([
            [
              root,
              'wrong-count',
              () =>
                t`This answer is the square root of the sum ${squares}. First divide the sum by ${n} to get the average.`,
            ],
          ] as const)
        : []),
      [
        rational(squares, n * n),
        'root-of-part',
        () => t`This answer divides ${squares} by ${n} twice. After dividing once, take the square root.`,
      ],
      [
        high - mean,
        'range-for-maximum',
        () => t`${m`${high} - ${mean} = ${high - mean}`} is the distance from the mean to the greatest value only.`,
      ],
      [
        mean - low,
        'range-for-maximum',
        () => t`${m`${mean} - ${low} = ${mean - low}`} is the distance from the mean to the least value only.`,
      ],
      [
        rational(sizes, 2),
        'stopped-early',
        () =>
          t`This answer adds the distances on one side of the mean, ${m`\frac{${sizes}}{2}`}. All ${n} distances must be squared and averaged.`,
      ],
    ],
    because: t`The mean is ${mean}, the average of the squared distances from it is ${m`\frac{${squares}}{${n}} = ${sd * sd}`}, and ${m`\sqrt{${sd * sd}} = ${sd}`}.`,
    quick: [
      t`The differences from the mean of ${mean} are ${devs.map((dev) => plain(dev)).join(', ')}. Their squares add up to ${squares}, so the standard deviation is ${m`\sqrt{\frac{${squares}}{${n}}} = ${sd}`}.`,
    ],
    full: [
      t`The mean is ${m`\frac{${n * mean}}{${n}} = ${mean}`}.`,
      t`The differences from it are ${devs.map((dev) => plain(dev)).join(', ')}. Their squares are ${devs.map((dev) => plain(dev * dev)).join(', ')}, with a sum of ${squares}.`,
      t`The average of the squares is ${m`\frac{${squares}}{${n}} = ${sd * sd}`}, and its square root is ${sd}.`,
    ],
    hints: [
      'From what number do you measure the distances, and how do you find it?',
      t`The mean is ${mean}. By the definition, do you square the distances from it before or after you average them?`,
    ],
  }
}
