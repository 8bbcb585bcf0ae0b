import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { plain, m, t } from '../../factory/format.ts'
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
  version: 4,
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
    const place = t`wherever such an ${m`x`} stands among the others, the answer is ${key}.`
    const statements: Array<Statement<number>> = [
      {
        text: m`x > ${Math.max(low, x - slack)}`,
        holds: (each) => each > Math.max(low, x - slack),
        lacks: 'It gives only a bound, and the order of the values still changes.',
        enough: place,
      },
      {
        text: m`x < ${x + slack}`,
        holds: (each) => each < x + slack,
        lacks: 'It gives only a bound, and the order of the values still changes.',
        enough: place,
      },
      {
        text: t`The average (arithmetic mean) of the ${WORDS[size]!} numbers is ${mean}.`,
        holds: (each) => sum - x + each === sum,
        enough: t`their sum is ${m`${size} \times ${mean} = ${sum}`}, so ${m`x = ${sum} - ${sum - x} = ${x}`}, and everything about the list is known.`,
      },
      {
        text: t`The range of the ${WORDS[size]!} numbers is ${rangeNow}.`,
        holds: (each) => Math.max(each, greatest) - Math.min(each, least) === rangeNow,
        lacks: t`The known numbers have the range ${greatest - least}; ${m`x`} may lie in several places.`,
        enough: place,
      },
      {
        text: t`${m`x`} is greater than ${low} and less than ${high}.`,
        holds: (each) => each > low && each < high,
        lacks: t`That fixes the place of ${m`x`} in the order but not its value.`,
        enough: place,
      },
      {
        text: t`${m`x`} is not the greatest of the ${WORDS[size]!} numbers.`,
        holds: (each) => each < greatest,
        lacks: t`${m`x`} may still be small or in the middle.`,
        enough: place,
      },
      {
        text: t`Exactly ${known.filter((each) => each < x).length === 1 ? 'one of the other numbers is' : `${known.filter((each) => each < x).length} of the other numbers are`} less than ${m`x`}, and none equals ${m`x`}.`,
        holds: (each) =>
          !known.includes(each) && known.filter((one) => one < each).length === known.filter((one) => one < x).length,
        lacks: t`That fixes the place of ${m`x`} in the order but not its value.`,
        enough: place,
      },
      {
        text: t`${m`x`} is ${x % 2 === 0 ? 'even' : 'odd'}.`,
        holds: (each) => each % 2 === x % 2,
        lacks: t`It does not say where ${m`x`} stands in the order.`,
      },
      {
        text: t`${m`x`} is ${Math.abs(x - greatest)} ${x < greatest ? 'less' : 'more'} than the greatest of the other numbers.`,
        holds: (each) => each === x,
        enough: t`the greatest of the others is ${greatest}, so ${m`x = ${x}`}.`,
      },
    ]
    const listed = `${shuffled.join(', ')} and ${m`x`}`
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
        const [from, to] = [Math.min(...left), Math.max(...left)]
        const where = from === to ? m`x = ${from}` : m`${from} \le x \le ${to}`
        const order = inOrder([...known, from]).map((each) => (each === from ? m`x` : plain(each)))
        return t`Both hold only for ${where}. In order the numbers are then ${order.join(', ')}${from === to ? t` with ${m`x = ${from}`}` : t`, whatever ${m`x`} is`}${level === 3 ? t`, and their average ${key === 'yes' ? 'is' : 'is not'} greater than the middle number for any of these ${m`x`}` : t`, so the median is fixed`}.`
      },
      hints: [
        t`Write the known numbers in order, ${known.join(', ')}, and let ${m`x`} wander through them.`,
        level === 2
          ? 'Of six numbers, the median is the average of the third and the fourth.'
          : t`Once ${m`x`} is large enough or small enough, the median no longer moves.`,
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
