import { m, plain, t } from '../../factory/format.ts'
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
    const isOpenLeft = a > 0 === strictLow
    const solved = isOpenLeft ? m`${ends[0]} < x \le ${ends[1]}` : m`${ends[0]} \le x < ${ends[1]}`
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
            t`This answer includes the end at which ${m`${middle} = ${open}`}. The sign there is ${m`<`}, so ${m`x = ${x(open)}`} does not count.`,
        ],
        [
          key - (whole(closed) ? 1 : 0),
          'boundary-excluded',
          () =>
            t`This answer leaves out the end at which ${m`${middle} = ${closed}`}. The sign there is ${m`\le`}, so ${m`x = ${x(closed)}`} counts.`,
        ],
        [
          high - low,
          'stopped-early',
          () =>
            t`${high - low} is the length of the interval for ${m`${middle}`}. The interval for ${m`x`} is only ${m`${high - low} \div ${size} = ${div(high - low, size)}`} long.`,
        ],
        ...(first < 0 && last > 0
          ? [
              [
                key - 1,
                'forgot-zero',
                () => t`This answer counts the negative and the positive solutions but leaves out zero.`,
              ] as const,
            ]
          : []),
        [
          key - 1,
          'off-by-one',
          () =>
            t`This answer subtracts the first integer from the last, which leaves one of them out. There are ${key} from ${m`${lowest}`} to ${m`${highest}`}, counting both.`,
        ],
        [
          key + 1,
          'off-by-one',
          () =>
            t`This answer counts one integer too many. The solutions are between ${m`${ends[0]}`} and ${m`${ends[1]}`}, and only one of these ends is allowed.`,
        ],
        ...(lowest < 0 && highest > 0 ? wrongHalves(lowest, highest) : []),
        [
          key - 2,
          'boundary-excluded',
          () =>
            t`This answer counts only the integers strictly between ${m`${lowest}`} and ${m`${highest}`}, but both of these satisfy the inequality too.`,
        ],
        [
          key + 2,
          'boundary-included',
          () =>
            t`This answer counts the integers from ${m`${lowest - 1}`} to ${m`${highest + 1}`}. The solutions run only from ${m`${lowest}`} to ${m`${highest}`}.`,
        ],
        [
          oneSided,
          'ignored-condition',
          () =>
            t`This answer subtracts ${b} from the left part, which gives ${m`${low - b}`}, but keeps ${m`${high}`} on the right. The right part must become ${m`${high - b}`}.`,
        ],
        [
          Math.floor(high / size) - Math.ceil(low / size) + 1,
          'ignored-condition',
          () =>
            t`This answer divides ${m`${low}`} and ${m`${high}`} by ${m`${a}`} without first subtracting ${b} from all three parts.`,
        ],
      ],
      because: t`Subtracting ${b} and dividing by ${m`${a}`} leaves ${m`x`} between ${m`${ends[0]}`} and ${m`${ends[1]}`}${a < 0 ? ', with the inequality signs reversed' : ''}. From ${m`${lowest}`} to ${m`${highest}`} there are ${m`${highest} - ${lowest < 0 ? `(${lowest})` : lowest} + 1 = ${key}`} integers.`,
      quick: [
        t`The inequality becomes ${solved}. The solutions are the integers from ${m`${lowest}`} to ${m`${highest}`}, so there are ${m`${highest} - ${lowest < 0 ? `(${lowest})` : lowest} + 1 = ${key}`}.`,
      ],
      full: [
        t`Subtract ${b} from all three parts: ${strictLow ? m`${low - b} < ${tight(a)}x \le ${high - b}` : m`${low - b} \le ${tight(a)}x < ${high - b}`}.`,
        a < 0 ? t`Divide by ${m`${a}`} and reverse the inequality signs: ${solved}.` : t`Divide by ${a}: ${solved}.`,
        t`The integers that satisfy this run from ${m`${lowest}`} to ${m`${highest}`}, so there are ${m`${highest} - ${lowest < 0 ? `(${lowest})` : lowest} + 1 = ${key}`}.`,
        ...(a < 0
          ? [
              t`Check the ends: ${m`x = ${lowest}`} makes the middle part ${m`${a * lowest + b}`} and ${m`x = ${highest}`} makes it ${m`${a * highest + b}`}, and both values are allowed.`,
            ]
          : []),
      ],
      hints: [
        t`What must be done to all three parts to leave only ${m`x`} in the middle?`,
        a < 0
          ? t`What happens to the inequality signs when you divide by ${m`${a}`}?`
          : t`What are the least and greatest integers that work? Is each end of the interval included?`,
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
      () => t`This answer counts only the positive integers. ${run}, so zero and the negative ones count too.`,
    ],
    [
      -lowest,
      'ignored-condition',
      () => t`This answer counts only the negative integers. ${run}, so zero and the positive ones count too.`,
    ],
    [
      highest + 1,
      'forgot-negative-case',
      () => t`This answer starts counting at zero. ${run}, so the negative ones count too.`,
    ],
  ]
}

function tight(coefficient: number): string {
  return coefficient === -1 ? '-' : String(coefficient)
}
