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
    const atBirth = t`so when ${b} was born, at age 0, ${a} was ${m`0 + ${gap} = ${gap}`} years old.`
    const bothOlder = t`If ${b} is a year older, so is ${a}.`
    const oneOlder = t`If ${a} is a year older, ${b} is a year younger.`
    /** What is asked changes with b where a is so many times b plus a number. */
    const changes = (factor: number, plus: number): string => {
      const said = (of: number, more: number): string =>
        `${of === 1 ? '' : of}b ${more < 0 ? '-' : '+'} ${Math.abs(more)}`
      if (level === 1) return t`Each value of ${m`b`} gives a different value of ${m`a`}.`
      return level === 2
        ? t`The question asks for ${m`a - b`}. This difference is ${m`(${said(factor, plus)}) - b = ${said(factor - 1, plus)}`}, which changes with ${m`b`}.`
        : t`The question asks for ${m`2a - b`}. This is ${m`2(${said(factor, plus)}) - b = ${said(2 * factor - 1, 2 * plus)}`}, which changes with ${m`b`}.`
    }
    const statements: Array<Statement<Ages>> = [
      {
        text: t`${a} is ${years(gap)} older than ${b}.`,
        line: [1, -1, gap],
        holds: ([p, q]) => p - q === gap,
        lacks: t`It gives only the difference between the two ages. ${bothOlder}`,
        trap: t`finds one pair of ages that differ by ${gap}, but many pairs do`,
        enough: t`${a} is always ${years(gap)} older than ${b}, ${atBirth}`,
        missed: t`overlooks that only the difference between the two ages, ${gap}, matters`,
      },
      {
        text: t`In ${years(soon)}, ${a} will be ${times(k)} as old as ${b}.`,
        line: [1, -k, (k - 1) * soon],
        holds: ([p, q]) => p + soon === k * (q + soon),
        lacks: t`If ${m`a`} and ${m`b`} are the ages of ${a} and ${b} now, it says that ${m`a + ${soon} = ${k}(b + ${soon})`}, or ${m`a = ${k}b + ${(k - 1) * soon}`}. ${changes(k, (k - 1) * soon)}`,
        trap: t`finds one pair of ages that fits, but other ages for ${b} give other ages for ${a}`,
      },
      {
        text: t`The sum of their ages is now ${x + y}.`,
        line: [1, 1, x + y],
        holds: ([p, q]) => p + q === x + y,
        lacks: t`It gives only the sum of the two ages. ${oneOlder}`,
        trap: t`finds one pair of ages with a sum of ${x + y}, but many pairs have that sum`,
      },
      {
        text: t`${b} is now ${years(y)} old.`,
        line: [0, 1, y],
        holds: ([, q]) => q === y,
        lacks: t`It says nothing about ${a}'s age.`,
        trap: t`uses ${b}'s age, ${y}, but nothing connects it with ${a}'s age`,
      },
      {
        text: t`In ${years(later)}, the sum of their ages will be ${x + y + 2 * later}.`,
        line: [1, 1, x + y],
        holds: ([p, q]) => p + q + 2 * later === x + y + 2 * later,
        lacks: t`Each of them will be ${later} years older then, so the statement gives only the sum of their ages now, ${m`${x + y + 2 * later} - 2 \times ${later} = ${x + y}`}. ${oneOlder}`,
        trap: t`finds that the ages now add up to ${x + y}, but many pairs of ages have that sum`,
      },
      {
        text: t`In ${years(later)}, ${a} will be ${years(x + later)} old.`,
        line: [1, 0, x],
        holds: ([p]) => p + later === x + later,
        enough: t`${a} is now ${m`${x + later} - ${later} = ${x}`} years old.`,
        missed: t`overlooks that the question asks only for ${a}'s age`,
        lacks: t`It gives ${a}'s age now, ${plain(x)}, but says nothing about ${b}'s age.`,
        trap: t`finds ${a}'s age, ${plain(x)}, but the question also depends on ${b}'s age`,
      },
      {
        text: t`In ${years(gap)}, ${b} will be as old as ${a} is now.`,
        line: [1, -1, gap],
        holds: ([p, q]) => q + gap === p,
        lacks: t`It says only that ${a} is ${years(gap)} older than ${b}. ${bothOlder}`,
        trap: t`finds one pair of ages that differ by ${gap}, but many pairs do`,
        enough: t`${b} needs ${years(gap)} to reach ${a}'s age now, which means that ${a} is ${years(gap)} older, ${atBirth}`,
        missed: t`overlooks that only the difference between the two ages, ${gap}, matters`,
      },
      {
        text: t`${a} is now less than ${years(x + 3)} old.`,
        holds: ([p]) => p < x + 3,
        lacks: t`It gives only an upper limit for ${a}'s age, not the age itself.`,
        trap: t`takes ${x + 3} for ${a}'s age, but the statement says only that ${a} is younger than that`,
      },
    ]
    if (ago !== undefined) {
      const j = (x - ago) / (y - ago)
      statements.push({
        text: t`${years(ago)} ago, ${a} was ${times(j)} as old as ${b}.`,
        line: [1, -j, ago * (1 - j)],
        holds: ([p, q]) => q > ago && p - ago === j * (q - ago),
        lacks: t`If ${m`a`} and ${m`b`} are the ages of ${a} and ${b} now, it says that ${m`a - ${ago} = ${j}(b - ${ago})`}, or ${m`a = ${j}b - ${(j - 1) * ago}`}. ${changes(j, (1 - j) * ago)}`,
        trap: t`finds one pair of ages that fits, but other ages for ${b} give other ages for ${a}`,
      })
    }
    if (level === 1) {
      statements.push(
        {
          text: t`${a} was ${years(x - 2)} old when ${b} was ${years(y - 2)} old.`,
          line: [1, -1, gap],
          holds: ([p, q]) => p - q === gap,
          lacks: t`It does not say how long ago ${a} was ${years(x - 2)} old, so it gives only the difference between the two ages, ${gap}. ${bothOlder}`,
          trap: t`overlooks that the statement does not say how long ago ${a} was ${years(x - 2)} old`,
        },
        {
          text: t`${later} years ago, ${a} was ${years(x - later)} old.`,
          line: [1, 0, x],
          holds: ([p]) => p - later === x - later,
          enough: t`${a} is now ${m`${x - later} + ${later} = ${x}`} years old.`,
          missed: t`overlooks that the question asks only for ${a}'s age`,
        },
      )
    }
    if (level === 3) {
      statements.push(
        {
          text: t`Four times ${a}'s age now is ${2 * (2 * x - y)} more than twice ${b}'s age now.`,
          holds: ([p, q]) => 4 * p === 2 * (2 * x - y) + 2 * q,
          enough: t`let ${m`a`} be ${a}'s age now and ${m`b`} be ${b}'s. In ${m`a - b`} years, when ${b} is ${m`a`} years old, ${a} will be ${m`a + (a - b) = 2a - b`}. The statement says that ${m`4a = ${2 * (2 * x - y)} + 2b`}, and dividing by 2 gives ${m`2a - b = ${2 * x - y}`}.`,
          missed: t`overlooks that the answer is twice ${a}'s age now minus ${b}'s age now, and the statement gives exactly that`,
        },
        {
          text: t`${a}'s age now, doubled, is ${2 * x - y} more than ${b}'s age now.`,
          holds: ([p, q]) => 2 * p === 2 * x - y + q,
          enough: t`let ${m`a`} be ${a}'s age now and ${m`b`} be ${b}'s. In ${m`a - b`} years, when ${b} is ${m`a`} years old, ${a} will be ${m`a + (a - b) = 2a - b`}. The statement says that ${m`2a = ${2 * x - y} + b`}, so ${m`2a - b = ${2 * x - y}`}.`,
          missed: t`overlooks that the answer is twice ${a}'s age now minus ${b}'s age now, and the statement gives exactly that`,
        },
      )
    }
    const { of, question } = ASKS[level - 1]!
    return {
      stem: t`${a} is older than ${b}. Their ages are whole numbers of years. ${question(a, b)}`,
      asks: [
        undefined,
        {
          what: t`how many years older ${a} is than ${b}`,
          because: t`on the day of ${b}'s birth, ${b}'s age was 0`,
        },
        {
          what: t`for ${m`2a - b`}, where ${m`a`} and ${m`b`} are the ages of ${a} and ${b} now`,
          because: t`in ${m`a - b`} years, when ${b} is ${m`a`} years old, ${a} will be ${m`a + (a - b)`} years old`,
        },
      ][level - 1],
      cases: CASES(),
      ask: (one) => String(of(one)),
      show: ([p, q]) => t`${a} at age ${p} and ${b} at age ${q}${level === 3 ? t`, ${years(p - q)} apart` : ''}`,
      since: ([p, q]) => [undefined, m`${p} - ${q} = ${p - q}`, m`${p} + ${p - q} = ${2 * p - q}`][level - 1],
      statements,
      bothTrap: (pair) =>
        pair.some(({ text }) => text.includes('less than'))
          ? t`uses an age of ${x + 3} for ${a} in statement (${1 + pair.findIndex(({ text }) => !text.includes('less than'))}), but ${x + 3} is only an upper limit`
          : undefined,
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`overlooks that together, the statements give an age of ${x} for ${a} and ${y} for ${b}`
          : undefined,
      unknowns: {
        letters: ['a', 'b'],
        meaning: t`Let ${m`a`} and ${m`b`} be the ages of ${a} and ${b} now.`,
        result: ([p, q]) =>
          [
            t`So ${a} is ${years(p)} old.`,
            t`When ${b} was born, ${a} was ${m`${p} - ${q} = ${p - q}`} years old.`,
            t`In ${years(p - q)}, when ${b} is ${p}, ${a} will be ${m`${p} + ${p - q} = ${2 * p - q}`} years old.`,
          ][level - 1]!,
      },
      hints: [
        [
          t`Do you need ${b}'s age to find ${a}'s?`,
          t`How many years older than ${b} was ${a} on the day ${b} was born?`,
          t`In how many years will ${b} be as old as ${a} is now, and how old will ${a} be then?`,
        ][level - 1]!,
        [
          t`Try two ages for ${b} in each statement. Does ${a}'s age change with ${b}'s?`,
          'As the years pass, what happens to the difference of two ages, and what happens to their sum?',
          t`Let ${m`a`} and ${m`b`} be the ages of ${a} and ${b} now. How old will ${a} be after ${m`a - b`} years?`,
        ][level - 1]!,
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
