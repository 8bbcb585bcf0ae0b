import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, sub, type Rational } from '../../factory/rational.ts'

export const integersBetween = problem({
  id: 'integers-between',
  skill: 'inequalities',
  version: 3,
  levels: [-0.8, 0, 0.8],
  draw: (random, level) => {
    const a = random.int(2, 6) * (level === 3 ? -1 : 1)
    const b = random.int(1, 15)
    const from = random.int(-12, 8)
    const spread = random.int(4, 14)
    const strictLow = random.int(0, 1) === 1
    const ends = [a * from + b, a * (from + spread) + b] as const
    const shift = level === 1 ? 0 : random.int(0, Math.abs(a) - 1)
    const [low, high] = [Math.min(...ends) - shift, Math.max(...ends)]
    return { a, b, low, high, strictLow }
  },
  write: ({ a, b, low, high, strictLow }) => {
    const x = (bound: number): Rational => div(bound - b, a)
    const ends = [x(low), x(high)].toSorted((p, q) => (sub(p, q).n < 0n ? -1 : 1)) as [Rational, Rational]
    const whole = (bound: number): boolean => (bound - b) % a === 0
    const size = Math.abs(a)
    const first = Math.ceil((low - b) / size - (strictLow ? -1e-9 : 1e-9))
    const last = Math.floor((high - b) / size + (strictLow ? 1e-9 : -1e-9))
    const key = last - first + 1
    const open = strictLow ? low : high
    const closed = strictLow ? high : low
    const middle = `${tight(a)}x + ${b}`
    const written = strictLow ? m`${low} < ${middle} \le ${high}` : m`${low} \le ${middle} < ${high}`
    const oneSided = Math.max(Math.floor(high / size) - Math.ceil((low - b) / size) + (strictLow ? 0 : 1), 1)
    const [lowest, highest] = a > 0 ? [first, last] : [-last, -first]
    const included = key + (whole(open) ? 1 : 0)
    return {
      stem: t`How many integers ${m`x`} satisfy ${written}?`,
      key,
      show: plain,
      fits: (value) => isWhole(value) && value.n > 0n,
      wrong: [
        [
          included,
          'boundary-included',
          () =>
            t`This answer counts the end where ${m`${middle} = ${open}`}. That sign is ${m`<`}, so ${m`x = ${x(open)}`} does not belong.`,
        ],
        [
          key - (whole(closed) ? 1 : 0),
          'boundary-excluded',
          () =>
            t`This answer leaves out the end where ${m`${middle} = ${closed}`}. That sign is ${m`\le`}, so ${m`x = ${x(closed)}`} belongs.`,
        ],
        [
          high - low,
          'stopped-early',
          () =>
            t`${high - low} is the length of the range of ${m`${middle}`}. Dividing by ${size} gives the range of ${m`x`}.`,
        ],
        ...(first < 0 && last > 0
          ? [
              [
                key - 1,
                'forgot-zero',
                () =>
                  t`This answer counts the negative and the positive solutions, ${-first} and ${last} or the other way round, and leaves out zero.`,
              ] as const,
            ]
          : []),
        [
          key - 1,
          'off-by-one',
          () => t`This answer subtracts the first integer from the last. Counting both ends there is one more: ${key}.`,
        ],
        [
          key + 1,
          'off-by-one',
          () =>
            t`This answer counts one integer too many: ${m`x`} lies between ${m`${ends[0]}`} and ${m`${ends[1]}`}, with only one of the ends allowed.`,
        ],
        ...(lowest < 0 && highest > 0 ? wrongHalves(lowest, highest) : []),
        [
          key - 2,
          'boundary-excluded',
          () =>
            t`This answer counts the integers strictly between ${m`${lowest}`} and ${m`${highest}`}. Both of these satisfy the inequality as well.`,
        ],
        [
          key + 2,
          'boundary-included',
          () => t`This answer counts beyond both ends. ${m`x`} lies between ${m`${ends[0]}`} and ${m`${ends[1]}`}.`,
        ],
        [
          oneSided,
          'ignored-condition',
          () =>
            t`This answer takes ${b} from the left part only: ${m`${low - b}`} and ${m`${high}`} as bounds of ${m`${tight(a)}x`}. It has to be taken from all three parts.`,
        ],
        [
          Math.floor(high / size) - Math.ceil(low / size) + 1,
          'ignored-condition',
          () => t`This answer divides by ${m`${a}`} without taking ${b} from all three parts first.`,
        ],
      ],
      because: t`Taking ${b} away and dividing by ${m`${a}`} leaves ${m`x`} between ${m`${ends[0]}`} and ${m`${ends[1]}`}${a < 0 ? ' (the signs turn around)' : ''}; ${key} integers lie there.`,
      quick: [
        t`The solutions run from ${m`${a > 0 ? first : -last}`} to ${m`${a > 0 ? last : -first}`}: ${m`${last} - ${first < 0 ? `(${first})` : first} + 1 = ${key}`}.`,
      ],
      full: [
        t`Take ${b} from all three parts: ${strictLow ? m`${low - b} < ${tight(a)}x \le ${high - b}` : m`${low - b} \le ${tight(a)}x < ${high - b}`}.`,
        a < 0
          ? t`Divide by ${m`${a}`} and turn the signs around: ${strictLow ? m`${x(high)} \le x < ${x(low)}` : m`${x(high)} < x \le ${x(low)}`}.`
          : t`Divide by ${a}: ${strictLow ? m`${x(low)} < x \le ${x(high)}` : m`${x(low)} \le x < ${x(high)}`}.`,
        t`The integers there run from ${m`${a > 0 ? first : -last}`} to ${m`${a > 0 ? last : -first}`}, which are ${count(key, 'integer')}.`,
      ],
      hints: [
        `Isolate ${m`x`} in the middle; do the same to all three parts.`,
        a < 0 ? t`Dividing by ${m`${a}`} turns both signs around.` : t`Check for each end whether it belongs.`,
      ],
    }
  },
  second: ([low = 0, a = 0, b = 0, high = 0], stem) => {
    const strictLow = stem.indexOf('<') < stem.indexOf('\\le')
    let total = 0
    for (let x = -200; x <= 200; x += 1) {
      const value = a * x + b
      if (strictLow ? value > low && value <= high : value >= low && value < high) total += 1
    }
    return total
  },
})

function wrongHalves(lowest: number, highest: number): Wrong[] {
  const run = t`The solutions run from ${m`${lowest}`} to ${m`${highest}`}`
  return [
    [
      highest,
      'forgot-negative-case',
      () => t`This answer counts the positive integers only. ${run}, through the negative ones.`,
    ],
    [
      -lowest,
      'ignored-condition',
      () => t`This answer counts the negative integers only. ${run}, through the positive ones.`,
    ],
    [
      highest + 1,
      'forgot-negative-case',
      () => t`This answer counts from zero on. ${run}, so the negative ones belong too.`,
    ],
  ]
}

function tight(coefficient: number): string {
  return coefficient === -1 ? '-' : String(coefficient)
}
