import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

const CASES = once((): readonly number[] => range(0, 260))
const WIDE = once((): readonly number[] => range(0, 600))
const COUNTS = [
  ['On', 'a kiosk sold', 'umbrellas', 'days'],
  ['In', 'a bakery received', 'complaints', 'months'],
  ['On', 'a ferry carried', 'cars', 'trips'],
  ['On', 'a clinic saw', 'patients', 'mornings'],
  ['In', 'a team scored', 'points', 'games'],
] as const
const WORDS = ['', '', '', '', '', 'five', 'six'] as const

const inOrder = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

export const medianWithX = sufficiency({
  id: 'median-with-x',
  skill: 'ds-statistics',
  version: 5,
  levels: [-0.4, 0.4, 1.1],
  answers: MORE_OFTEN_EACH,
  draw: (random, level) => {
    const known = inOrder(random.some(range(8, 40), level === 2 ? 5 : 4))
    const x = random.int(5, 44)
    const size = known.length + 1
    const sum = known.reduce((total, each) => total + each, x)
    if (known.includes(x) || sum % size !== 0) return null
    const shuffled = random.some(known, known.length)
    return { known, shuffled, x, mean: sum / size, slack: random.int(1, 4), level, setting: random.pick(COUNTS) }
  },
  write: ({ known, shuffled, x, mean, slack, level, setting: [on, did, what, when] }): Sufficiency<number> => {
    const size = known.length + 1
    const sum = mean * size
    const [least, greatest] = [known[0]!, known.at(-1)!]
    const medianOf = (each: number): ReturnType<typeof rational> => {
      const all = inOrder([...known, each])
      return size % 2 === 1 ? rational(all[(size - 1) / 2]!) : rational(all[size / 2 - 1]! + all[size / 2]!, 2)
    }
    const above = (each: number): boolean => rationalLess(medianOf(each), sum - x + each, size)
    const of = (each: number): string => (level === 3 ? (above(each) ? 'yes' : 'no') : t`${medianOf(each)}`)
    const key = of(x)
    const low = known.filter((each) => each < x).at(-1) ?? 0
    const high = known.find((each) => each > x) ?? greatest + 12
    const rangeNow = Math.max(x, greatest) - Math.min(x, least)
    const list = { known, of, medianOf, isAsked: level === 3 }
    const [lower, upper] = [known[1]!, known[size - 3]!]
    const others = level === 3 ? 'put the average above or below the median' : 'give different medians'
    const missed = t`looks for the exact value of ${m`x`}, but every value that fits ${level === 3 ? t`gives the answer ${key}` : t`gives the median ${key}`}`
    const tested = t`tests one value of ${m`x`} that fits, such as ${x}, but other values that fit ${level === 3 ? 'give the opposite answer' : 'give different medians'}`
    const below = known.filter((each) => each < x).length
    const ordered = inOrder([...known, x])
    const end = [
      t`the third number in order is ${key}, which is the median`,
      t`the two middle numbers are ${ordered[2]!} and ${ordered[3]!}, so the median is ${key}`,
      t`the median is ${medianOf(x)} and the average is ${mean}, so the answer is ${key}`,
    ][level - 1]!
    const statement = (
      ...[text, holds, lacks]: readonly [string, (each: number) => boolean, string]
    ): Statement<number> => ({
      text,
      holds,
      get lacks() {
        const moves =
          level < 3 &&
          !text.startsWith('The range') &&
          CASES().some((each) => holds(each) && each > lower && each < upper)
        return moves
          ? t`It allows values of ${m`x`} between ${lower} and ${upper}, which make ${m`x`} ${level === 2 ? 'one of the two middle numbers' : 'the middle number'}, so the median depends on ${m`x`}.`
          : lacks
      },
      get trap() {
        if (!text.startsWith('The range')) return tested
        return inRange.length > 2
          ? t`takes ${m`x`} for the least or the greatest number, but the other numbers already have this range`
          : t`finds only one of the two values of ${m`x`} that give this range, ${inRange.join(' and ')}`
      },
      get enough() {
        return whyFixed(CASES().filter(holds), list)
      },
      missed,
    })
    const inRange = CASES().filter((each) => Math.max(each, greatest) - Math.min(each, least) === rangeNow)
    const [low1, high1] = [Math.max(low, x - slack), x + slack]
    const statements: Array<Statement<number>> = [
      statement(m`x > ${low1}`, (each) => each > low1, t`Different values of ${m`x`} above ${low1} can ${others}.`),
      statement(m`x < ${high1}`, (each) => each < high1, t`Different values of ${m`x`} below ${high1} can ${others}.`),
      {
        text: t`The average (arithmetic mean) of the ${WORDS[size]!} numbers is ${mean}.`,
        holds: (each) => sum - x + each === sum,
        enough: t`their sum is ${m`${size} \times ${mean} = ${sum}`}, so ${m`x = ${sum} - ${sum - x} = ${x}`}; then ${end}.`,
        missed: t`does not turn the average into the sum of the numbers, which gives ${m`x`}`,
      },
      statement(
        t`The range of the ${WORDS[size]!} numbers is ${rangeNow}.`,
        (each) => Math.max(each, greatest) - Math.min(each, least) === rangeNow,
        inRange.length > 2
          ? t`The other numbers already have this range, so ${m`x`} could be anything from ${least} to ${greatest}.`
          : t`The other numbers have a range of ${greatest - least}, so ${m`x`} could be ${inRange.join(' or ')}.`,
      ),
      statement(
        t`${m`x`} is greater than ${low} and less than ${high}.`,
        (each) => each > low && each < high,
        t`Different values of ${m`x`} from ${low + 1} to ${high - 1} can ${others}.`,
      ),
      statement(
        t`${m`x`} is not the greatest of the ${WORDS[size]!} numbers.`,
        (each) => each < greatest,
        t`Different values of ${m`x`} below ${greatest} can ${others}.`,
      ),
      statement(
        t`Exactly ${below === 1 ? 'one of the other numbers is' : `${below} of the other numbers are`} less than ${m`x`}, and none equals ${m`x`}.`,
        (each) => !known.includes(each) && known.filter((one) => one < each).length === below,
        t`It gives the place of ${m`x`} in the order but not its value.`,
      ),
      {
        text: t`${m`x`} is ${x % 2 === 0 ? 'even' : 'odd'}.`,
        holds: (each) => each % 2 === x % 2,
        lacks: t`It does not say whether ${m`x`} is small or large.`,
        trap: tested,
      },
      {
        text: t`${m`x`} is ${Math.abs(x - greatest)} ${x < greatest ? 'less' : 'more'} than the greatest of the other numbers.`,
        holds: (each) => each === x,
        enough: t`the greatest of the others is ${greatest}, so ${m`x = ${x}`}; then ${end}.`,
        missed: t`leaves ${m`x`} unknown, but the greatest of the other numbers is ${greatest}, which gives ${m`x = ${x}`}`,
      },
    ]
    const listed = `${shuffled.join(', ')}, and ${m`x`}`
    const question =
      level === 3
        ? t`Is the average (arithmetic mean) of the ${WORDS[size]!} numbers greater than their median?`
        : t`What is the median of the ${WORDS[size]!} numbers?`
    return {
      stem: t`${on} ${WORDS[size]!} ${when}, ${did} ${listed} ${what}, where ${m`x`} is a nonnegative integer. ${question}`,
      cases: CASES(),
      ask: of,
      show: (each) => m`x = ${each}`,
      statements,
      together: (_pair, left) => {
        const why = whyFixed(left, list)
        const allowed =
          left.length > 3
            ? t`They allow only values of ${m`x`} from ${Math.min(...left)} to ${Math.max(...left)}.`
            : t`They allow only ${left.map((each) => m`x = ${each}`).join(' or ')}.`
        return `${allowed} ${why[0]!.toUpperCase()}${why.slice(1)}`
      },
      bothTrap: () =>
        t`tries only one value of ${m`x`} that fits both statements, but other values that fit ${level === 3 ? 'give the opposite answer' : 'give a different median'}`,
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`tests the statements one at a time, but together they leave only ${m`x = ${left[0]!}`}`
          : t`looks for the exact value of ${m`x`}, but every value that fits both ${level === 3 ? t`gives the answer ${key}` : t`gives the median ${key}`}`,
      hints: [
        level === 3
          ? 'Could you tell which is greater without finding the average and the median themselves?'
          : t`For which values of ${m`x`} does the median depend on ${m`x`}?`,
        t`In order, the other numbers are ${known.join(', ')}. Where does each statement put ${m`x`} among them?`,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: (x, numbers, stem) => {
      const all = [...numbers, x].sort((a, b) => a - b)
      const middle = (all[Math.floor((all.length - 1) / 2)]! + all[Math.ceil((all.length - 1) / 2)]!) / 2
      return stem.includes('Is the') ? all.reduce((a, b) => a + b) / all.length > middle + 1e-9 : middle
    },
    read: [
      [/^\\\(x > /, (x, [bound = 0]) => x > bound],
      [/^\\\(x < /, (x, [bound = 0]) => x < bound],
      [/average/, (x, [mean = 0], { stem }) => meanOf([...listIn(stem), x]) === mean],
      [/range/, (x, [span = 0], { stem }) => Math.max(...listIn(stem), x) === Math.min(...listIn(stem), x) + span],
      [/greater than/, (x, [low = 0, high = 0]) => low < x && x < high],
      [/not the greatest/, (x, _n, { stem }) => listIn(stem).some((each) => each > x)],
      [
        /^Exactly/,
        (x, [k = 1], { stem }) => !listIn(stem).includes(x) && listIn(stem).filter((each) => each < x).length === k,
      ],
      [/even/, (x) => x % 2 === 0],
      [/odd/, (x) => x % 2 === 1],
      [/less than the/, (x, [gap = 0], { stem }) => x + gap === Math.max(...listIn(stem))],
      [/more than the/, (x, [gap = 0], { stem }) => x - gap === Math.max(...listIn(stem))],
    ],
  },
})

interface Listed {
  /** The numbers besides x, ascending. */
  known: readonly number[]
  of: (x: number) => string
  medianOf: (x: number) => ReturnType<typeof rational>
  /** Whether the question compares the average with the median. */
  isAsked: boolean
}

/** Why the values of x that are left have one answer. */
function whyFixed(left: readonly number[], { known, of, medianOf, isAsked }: Listed): string {
  const [from, to] = [Math.min(...left), Math.max(...left)]
  const rest = known.reduce((total, each) => total + each, 0)
  const size = known.length + 1
  if (isAsked) {
    const answer = t`so the answer is ${of(from)}.`
    const average = (x: number): ReturnType<typeof rational> => rational(rest + x, size)
    if (left.length <= 2) {
      const cases = left.map(
        (x) => t`with ${m`x = ${x}`}, the average is ${average(x)} and the median is ${medianOf(x)}`,
      )
      return `${cases.join(', and ')}, ${answer}`
    }
    const isYes = of(from) === 'yes'
    const [low = 0, high = 0] = [known[1], known[2]]
    const [below, inside, beyond] = [left.filter((x) => x <= low), left.filter((x) => x > low && x < high), left.filter((x) => x >= high)] // prettier-ignore
    const bound = (some: readonly number[], median: number): string =>
      t`the median is ${median} and the average is at ${isYes ? 'least' : 'most'} ${average(isYes ? Math.min(...some) : Math.max(...some))}`
    const parts = [
      ...(below.length > 0 ? [t`if ${m`x \le ${low}`}, ${bound(below, low)}`] : []),
      ...(inside.length > 0
        ? [
            t`if ${m`${low} < x < ${high}`}, the median is ${m`x`} itself, and the average of the other four numbers, ${rational(rest, 4)}, is ${isYes ? 'greater' : 'not greater'}`,
          ]
        : []),
      ...(beyond.length > 0 ? [t`if ${m`x \ge ${high}`}, ${bound(beyond, high)}`] : []),
    ]
    return `${parts.join('; ')}, ${answer}`
  }
  const order = inOrder([...known, from])
  const middle =
    size % 2 === 1
      ? t`the third number in order is ${of(from)}, which is the median`
      : t`the third and fourth numbers in order are ${order[2]!} and ${order[3]!}, and the median is ${of(from)}`
  if (left.length === 1) return t`with ${m`x = ${from}`}, ${middle}.`
  const [lower, upper] = [known[1]!, known[size - 3]!]
  if (to <= lower) return t`every such ${m`x`} is at most ${lower}, so ${middle}.`
  return from >= upper
    ? t`every such ${m`x`} is at least ${upper}, so ${middle}.`
    : t`with every such ${m`x`}, ${middle}.`
}

/** Whether a value is less than a sum divided by a size. */
function rationalLess(value: ReturnType<typeof rational>, sum: number, size: number): boolean {
  return value.n * BigInt(size) < BigInt(sum) * value.d
}

function listIn(stem: string): number[] {
  return [...stem.matchAll(/\d+/g)].map(Number)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b) / values.length
}
