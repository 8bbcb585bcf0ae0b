import { count, m, plain, t } from '../../factory/format.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { NAMES } from '../../factory/names.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'

type Ages = readonly [older: number, younger: number]

const CASES = once((): readonly Ages[] => pairs(range(2, 75), range(1, 74)).filter(([x, y]) => x > y))
/** Per level: the question after 'older than B', and its answer. */
const ASKS = [
  { of: ([x]: Ages) => x, question: (a: string, _b: string) => `How old is ${a} now?` },
  { of: ([x, y]: Ages) => x - y, question: (a: string, b: string) => `How old was ${a} when ${b} was born?` },
  {
    of: ([x, y]: Ages) => 2 * x - y,
    question: (a: string, b: string) => `How old will ${a} be when ${b} is as old as ${a} is now?`,
  },
] as const

const times = (k: number): string => (k === 2 ? 'twice' : `${k} times`)
const years = (n: number): string => count(n, 'year')

export const agesNow = sufficiency({
  id: 'ages-now',
  skill: 'ds-equations',
  version: 3,
  levels: [-1.4, -0.7, 0.6],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const [k, then] = [random.int(2, level === 1 ? 3 : 4), random.int(6, 14)]
    const t0 = random.int(2, then - 3)
    const [x, y] = [k * then - t0, then - t0]
    const ago = range(1, y - 1).find((s) => (x - s) % (y - s) === 0 && x - s <= 7 * (y - s))
    if (x > 50) return null
    return { x, y, k, soon: t0, ago, later: random.int(3, 9), names: random.some(NAMES, 2), level }
  },
  write: ({ x, y, k, soon, ago, later, names: [a = '', b = ''], level }): Sufficiency<Ages> => {
    const gap = x - y
    const statements: Array<Statement<Ages>> = [
      {
        text: t`${a} is ${years(gap)} older than ${b}.`,
        line: [1, -1, gap],
        holds: ([p, q]) => p - q === gap,
        lacks: t`It fixes only the difference of the two ages.`,
        enough: t`when ${b} was born, ${a} was as old as the difference of their ages, ${gap}.`,
      },
      {
        text: t`In ${years(soon)}, ${a} will be ${times(k)} as old as ${b}.`,
        line: [1, -k, (k - 1) * soon],
        holds: ([p, q]) => p + soon === k * (q + soon),
        lacks: 'It is one equation for two ages.',
      },
      {
        text: t`The sum of their ages is now ${x + y}.`,
        line: [1, 1, x + y],
        holds: ([p, q]) => p + q === x + y,
        lacks: 'It fixes only the sum of the two ages.',
      },
      {
        text: t`${b} is now ${years(y)} old.`,
        line: [0, 1, y],
        holds: ([, q]) => q === y,
        lacks: t`${a}'s age stays open.`,
      },
      {
        text: t`In ${years(later)}, the sum of their ages will be ${x + y + 2 * later}.`,
        line: [1, 1, x + y],
        holds: ([p, q]) => p + q + 2 * later === x + y + 2 * later,
        lacks: t`Both grow older, so it fixes the sum today, ${m`${x + y + 2 * later} - 2 \times ${later} = ${x + y}`}, and no more.`,
      },
      {
        text: t`In ${years(later)}, ${a} will be ${years(x + later)} old.`,
        line: [1, 0, x],
        holds: ([p]) => p + later === x + later,
        enough: t`${a} is now ${m`${x + later} - ${later} = ${x}`} years old.`,
        lacks: t`It fixes ${a}'s age, ${plain(x)}, but ${b}'s age stays open.`,
      },
      {
        text: t`In ${years(gap)}, ${b} will be as old as ${a} is now.`,
        line: [1, -1, gap],
        holds: ([p, q]) => q + gap === p,
        lacks: t`It says only that the two ages differ by ${gap}.`,
        enough: t`the two ages differ by ${gap}, and ${a} was that old when ${b} was born.`,
      },
      {
        text: t`${a} is now less than ${years(x + 3)} old.`,
        holds: ([p]) => p < x + 3,
        lacks: 'It gives only a bound.',
      },
    ]
    if (ago !== undefined) {
      const j = (x - ago) / (y - ago)
      statements.push({
        text: t`${years(ago)} ago, ${a} was ${times(j)} as old as ${b}.`,
        line: [1, -j, ago * (1 - j)],
        holds: ([p, q]) => q > ago && p - ago === j * (q - ago),
        lacks: 'It is one equation for two ages.',
      })
    }
    if (level === 1) {
      statements.push(
        {
          text: t`${a} was ${years(x - 2)} old when ${b} was ${years(y - 2)} old.`,
          line: [1, -1, gap],
          holds: ([p, q]) => p - q === gap,
          lacks: t`It says only that the two ages differ by ${gap}; it does not say when that was.`,
        },
        {
          text: t`${later} years ago, ${a} was ${years(x - later)} old.`,
          line: [1, 0, x],
          holds: ([p]) => p - later === x - later,
          enough: t`${a} is now ${m`${x - later} + ${later} = ${x}`} years old.`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`Four times ${a}'s age now is ${2 * (2 * x - y)} more than twice ${b}'s age now.`,
          holds: ([p, q]) => 4 * p === 2 * (2 * x - y) + 2 * q,
          enough: t`halve it: ${m`2a - b = ${2 * x - y}`}, where ${m`a`} and ${m`b`} are the ages now, and that is how old ${a} will be then. Neither age is needed.`,
        },
        {
          text: t`${a}'s age now, doubled, is ${2 * x - y} more than ${b}'s age now.`,
          holds: ([p, q]) => 2 * p === 2 * x - y + q,
          enough: t`${b} reaches that age when as many years have passed as the ages differ, so ${a} will be ${m`2a - b = ${2 * x - y}`}, where ${m`a`} and ${m`b`} are the ages now. Neither age is needed.`,
        },
      )
    }
    const { of, question } = ASKS[level - 1]!
    return {
      stem: t`${a} is older than ${b}. Their ages are whole numbers of years. ${question(a, b)}`,
      cases: CASES(),
      ask: (one) => String(of(one)),
      show: ([p, q]) => t`${a} at ${p} with ${b} at ${q}`,
      statements,
      unknowns: { letters: ['a', 'b'], meaning: t`Let ${m`a`} and ${m`b`} be the ages of ${a} and ${b} now.` },
      hints: [
        'Name the two ages now, and write what is asked and each statement with them.',
        'A difference of ages never changes; a sum grows by two each year.',
      ],
    }
  },
  second: {
    cases: () => range(1, 110).flatMap((b) => range(b + 1, 120).map((a) => ({ a, b }))),
    ask: ({ a, b }, _n, stem) => (stem.includes('was born') ? a - b : stem.includes('as old as') ? 2 * a - b : a),
    read: [
      [/Four times/, ({ a, b }, [more = 0]) => 2 * a - b === more / 2],
      [/old when/, ({ a, b }, [p = 0, q = 0]) => a - p === b - q],
      [/years ago, \w+ was \d+ years? old/, ({ a }, [s = 0, age = 0]) => a - s === age],
      [/doubled/, ({ a, b }, [more = 0]) => a + a - b === more],
      [/sum of their ages is now/, ({ a, b }, [sum = 0]) => a + b === sum],
      [/sum of their ages will/, ({ a, b }, [wait = 0, sum = 0]) => a + wait + b + wait === sum],
      [/will be \d+ years old/, ({ a }, [wait = 0, age = 0]) => a === age - wait],
      [/less than/, ({ a }, [bound = 0]) => a < bound],
      [/will be as old as/, ({ a, b }, [wait = 0]) => b + wait === a],
      [/ago/, ({ a, b }, [s = 0, j = 2]) => b > s && (a - s) / (b - s) === j],
      [/will be/, ({ a, b }, [s = 0, j = 2]) => (a + s) / (b + s) === j],
      [/older than/, ({ a, b }, [gap = 0]) => a === b + gap],
      [/is now/, ({ b }, [age = 0]) => b === age],
    ],
  },
})
