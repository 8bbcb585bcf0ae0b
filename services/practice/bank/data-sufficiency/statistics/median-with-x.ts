import { MORE_OFTEN_EACH } from '../../factory/answer-packs.ts'
import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { capital } from '../../factory/capital.ts'
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
    const low = known.filter((each) => each < x).at(-1) ?? 0
    const high = known.find((each) => each > x) ?? greatest + 12
    const rangeNow = Math.max(x, greatest) - Math.min(x, least)
    const list = { known, of, medianOf, isAsked: level === 3 }
    const [lower, upper] = [known[1]!, known[size - 3]!]
    const why = (left: readonly number[]): string => whyMissed(left, list)
    const tested = t`tests only ${m`x = ${x}`}, but other values of ${m`x`} that fit give ${level === 3 ? 'the opposite answer' : 'a different median'}`
    const below = known.filter((each) => each < x).length
    const end = placed(x, list)
    const statement = (
      ...[text, holds, lead]: readonly [string, (each: number) => boolean, (string | undefined)?]
    ): Statement<number> => ({
      text,
      holds,
      get lacks() {
        const left = CASES().filter(holds)
        const inside = left.some((each) => each > lower && each < upper)
        return level < 3 && !text.startsWith('The range') && inside
          ? t`It allows values of ${m`x`} between ${lower} and ${upper}. Any such ${m`x`} is ${level === 2 ? 'one of the two middle numbers' : 'the middle number'}, so the median depends on ${m`x`}.`
          : [...(lead === undefined ? [] : [capital(lead)]), ...twoAnswers(left, list)].join(' ')
      },
      get trap() {
        if (!text.startsWith('The range')) return tested
        return inRange.length > 2
          ? t`assumes that ${m`x`} is the least or the greatest number, but the other numbers alone already have a range of ${rangeNow}`
          : t`finds only one of the two values of ${m`x`}, ${inRange.join(' and ')}, that give a range of ${rangeNow}`
      },
      get enough() {
        const fixed = whyFixed(CASES().filter(holds), list)
        if (lead === undefined) return fixed
        // One sentence: a first sentence that happens to name the answer would stand alone.
        return level < 3 ? `${lead.slice(0, -1)}; ${fixed}` : `${lead} ${capital(fixed)}`
      },
      get missed() {
        return why(CASES().filter(holds))
      },
    })
    const inRange = CASES().filter((each) => Math.max(each, greatest) - Math.min(each, least) === rangeNow)
    const [low1, high1] = [Math.max(low, x - slack), x + slack]
    const lead = inRange.length > 2 ? t`the other numbers alone already have a range of ${rangeNow}, so ${m`x`} can be any integer from ${least} to ${greatest}.` : t`the other numbers have a range of ${greatest - least}, not ${rangeNow}, so ${m`x`} is the ${inRange.length === 1 ? 'greatest number, since it cannot be negative' : 'least or the greatest number'}: ${inRange.map((each) => (each < least ? m`x = ${greatest} - ${rangeNow} = ${each}` : m`x = ${least} + ${rangeNow} = ${each}`)).join(' or ')}.` // prettier-ignore
    const statements: Array<Statement<number>> = [
      statement(m`x > ${low1}`, (each) => each > low1),
      statement(m`x < ${high1}`, (each) => each < high1),
      {
        text: t`The average (arithmetic mean) of the ${WORDS[size]!} numbers is ${mean}.`,
        holds: (each) => sum - x + each === sum,
        enough: t`the ${WORDS[size]!} numbers add up to ${m`${size} \times ${mean} = ${sum}`} and the other numbers to ${sum - x}, so ${m`x = ${sum} - ${sum - x} = ${x}`}; ${end}`,
        missed: t`overlooks that the ${WORDS[size]!} numbers add up to ${m`${size} \times ${mean} = ${sum}`}, which gives ${m`x = ${sum} - ${sum - x} = ${x}`}`,
      },
      statement(
        t`The range of the ${WORDS[size]!} numbers is ${rangeNow}.`,
        (each) => Math.max(each, greatest) - Math.min(each, least) === rangeNow,
        lead,
      ),
      statement(t`${m`x`} is greater than ${low} and less than ${high}.`, (each) => each > low && each < high),
      statement(t`${m`x`} is not the greatest of the ${WORDS[size]!} numbers.`, (each) => each < greatest),
      statement(
        t`Exactly ${below === 1 ? 'one of the other numbers is' : `${below} of the other numbers are`} less than ${m`x`}, and none equals ${m`x`}.`,
        (each) => !known.includes(each) && known.filter((one) => one < each).length === below,
        below === 0 || below === known.length
          ? t`${m`x`} is ${below === 0 ? 'less' : 'greater'} than all the other numbers.`
          : undefined,
      ),
      {
        text: t`${m`x`} is ${x % 2 === 0 ? 'even' : 'odd'}.`,
        holds: (each) => each % 2 === x % 2,
        get lacks() {
          const two = twoAnswers(CASES().filter((each) => each % 2 === x % 2), list) // prettier-ignore
          return [t`It does not say whether ${m`x`} is small or large.`, ...two].join(' ')
        },
        trap: tested,
      },
      {
        text: t`${m`x`} is ${Math.abs(x - greatest)} ${x < greatest ? 'less' : 'more'} than the greatest of the other numbers.`,
        holds: (each) => each === x,
        enough: t`the greatest of the other numbers is ${greatest}, so ${m`x = ${greatest} ${x < greatest ? '-' : '+'} ${Math.abs(x - greatest)} = ${x}`}; ${end}`,
        missed: t`overlooks that the greatest of the other numbers is ${greatest}, which gives ${m`x = ${x}`}`,
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
      since: (each) =>
        level === 3
          ? t`the average is ${rational(sum - x + each, size)} and the median is ${medianOf(each)}`
          : t`the numbers in order are ${[...known, each].toSorted((one, two) => one - two).join(', ')}`,
      statements,
      together: (pair, left) => {
        const cases = pair.map(({ holds }) => CASES().filter(holds))
        const few = cases.findIndex((each) => each.length < 4)
        const allowed = (some: readonly number[]): string => some.map((each) => m`x = ${each}`).join(' or ')
        const start =
          few === -1
            ? t`Statement (1) says that ${meaning(cases[0]!)}, and statement (2) says that ${meaning(cases[1]!)}.`
            : t`Statement (${few + 1}) allows only ${allowed(cases[few]!)}. Of these values, statement (${2 - few}) allows only ${allowed(left)}.`
        const rest = few === -1 && left.length === 1 ? t` Only ${m`x = ${left[0]!}`} fits both.` : ''
        return `${start}${rest} ${capital(whyFixed(left, list))}`
      },
      bothTrap: () =>
        t`tries only one value of ${m`x`} that fits both statements, but other values that fit them give ${level === 3 ? 'the opposite answer' : 'a different median'}`,
      bothMissed: (_pair, left) =>
        left.length === 1
          ? t`tests the statements one at a time, but together they leave only ${m`x = ${left[0]!}`}, so the ${level === 3 ? 'answer' : 'median'} is ${of(left[0]!)}`
          : why(left),
      hints: [
        level === 3
          ? t`When ${m`x`} grows, the average always grows. For which values of ${m`x`} does the median grow, too?`
          : t`For which values of ${m`x`} does the median depend on ${m`x`}?`,
        t`In order, the other numbers are ${known.slice(0, -1).join(', ')}, and ${greatest}. Where does each statement put ${m`x`} among them${level === 3 ? ', and what is the median there' : ''}?`,
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

/** The numbers in order with a value of x, and the answer that follows. */
function placed(x: number, { known, of, medianOf, isAsked }: Listed): string {
  const all = inOrder([...known, x])
  const order = t`the numbers in order are ${all.slice(0, -1).join(', ')}, and ${all.at(-1)!}`
  if (!isAsked)
    return all.length === 5
      ? t`${order}, and the third, ${of(x)}, is the median.`
      : t`${order}, so the median is ${m`(${all[2]!} + ${all[3]!}) \div 2 = ${medianOf(x)}`}.`
  return t`${order}, so the median is ${medianOf(x)}. The average, ${averageAt(x, known)}, is ${of(x) === 'yes' ? '' : 'not '}greater, so the answer is ${of(x)}.`
}

const averageAt = (x: number, known: readonly number[]): ReturnType<typeof rational> =>
  rational(known.reduce((total, each) => total + each, x), known.length + 1) // prettier-ignore

/** What a statement says of x: 'x ≥ 20'. Its cases end at 0 and 260. */
function meaning(left: readonly number[]): string {
  const [from, to] = [left[0]!, left.at(-1)!]
  if (left.length <= to - from) return t`${m`x`} is ${from % 2 === 0 ? 'even' : 'odd'}`
  return bounds(from, to)
}

function bounds(from: number, to: number): string {
  if (from === to) return m`x = ${from}`
  if (to === CASES().at(-1)) return m`x \ge ${from}`
  return from === 0 ? m`x \le ${to}` : m`${from} \le x \le ${to}`
}

/** Two values of x with different answers, worked out. */
function twoAnswers(left: readonly number[], { known, of, medianOf, isAsked }: Listed): string[] {
  const other = left.find((x) => of(x) !== of(left[0]!))
  if (other === undefined) return []
  return [left[0]!, other].map((x) =>
    isAsked
      ? t`If ${m`x = ${x}`}, the median is ${medianOf(x)} and the average is ${averageAt(x, known)}.`
      : known.length === 4
        ? t`If ${m`x = ${x}`}, the third number in order is ${of(x)}.`
        : t`If ${m`x = ${x}`}, the two middle numbers are ${inOrder([...known, x])
            .slice(2, 4)
            .join(' and ')}.`,
  )
}

/** How a choice goes wrong that rejects what leaves these values of x. */
function whyMissed(left: readonly number[], { known, of, isAsked }: Listed): string {
  if (left.length === 1) return t`overlooks that ${m`x`} can only be ${left[0]!}`
  if (isAsked)
    return t`overlooks that for every value of ${m`x`} that fits, the average is ${of(left[0]!) === 'yes' ? '' : 'not '}greater than the median`
  const middle =
    known.length === 4
      ? of(left[0]!)
      : inOrder([...known, left[0]!])
          .slice(2, 4)
          .join(' and ')
  return t`overlooks that ${bounds(left[0]!, left.at(-1)!)} is enough to show that ${known.length === 4 ? t`the middle number is ${middle}` : t`the two middle numbers are ${middle}`}`
}

/** Why the values of x that are left have one answer. */
function whyFixed(left: readonly number[], list: Listed): string {
  const { known, of, medianOf, isAsked } = list
  const [from, to] = [Math.min(...left), Math.max(...left)]
  if (left.length === 1) return t`with ${m`x = ${from}`}, ${placed(from, list)}`
  const [low, high] = [known[1]!, known[known.length - 2]!]
  if (!isAsked) {
    const isLow = to <= low
    const some = isLow ? known.slice(1) : known.slice(0, -1)
    const named = t`since ${bounds(from, to)}, the ${known.length === 4 ? 'three' : 'four'} ${isLow ? 'greatest' : 'least'} numbers are ${some.slice(0, -1).join(', ')}, and ${some.at(-1)!}`
    return known.length === 4
      ? t`${named}, and the ${isLow ? 'least' : 'greatest'} of these is the median, ${of(from)}.`
      : t`${named}. So ${isLow ? 'the two least' : 'the two greatest'} of these are the middle numbers, and the median is ${m`(${some[isLow ? 0 : 2]!} + ${some[isLow ? 1 : 3]!}) \div 2 = ${medianOf(from)}`}.`
  }
  const isYes = of(from) === 'yes'
  const answer = t`So the answer is ${of(from)}.`
  if (left.length === 2)
    return t`${left.map((x) => t`with ${m`x = ${x}`}, the median is ${medianOf(x)} and the average is ${averageAt(x, known)}`).join(', and ')}. The average is ${isYes ? 'greater' : 'not greater'} in both cases. ${answer}`
  const rest = known.reduce((total, each) => total + each, 0)
  const parts = [left.filter((x) => x <= low), left.filter((x) => x > low && x < high), left.filter((x) => x >= high)]
  const said = parts.flatMap((some, at) => {
    if (some.length === 0) return []
    const [least, most] = [some[0]!, some.at(-1)!]
    const bound = isYes ? least : most
    const where = t`${some.length === left.length ? 'since' : 'if'} ${bounds(least, most)}`
    return at === 1
      ? t`${where}, the median is ${m`x`} itself. The average of the other four numbers, ${rational(rest, 4)}, is ${isYes ? 'greater' : 'not greater'}, so the average of all five is ${isYes ? 'greater' : 'not greater'} than ${m`x`}, ${isYes ? 'too' : 'either'}.`
      : t`${where}, the median is ${at === 0 ? low : high}. The sum is at ${isYes ? 'least' : 'most'} ${bound === 0 ? t`${rest}` : m`${rest} + ${bound} = ${rest + bound}`}, so the average is at ${isYes ? 'least' : 'most'} ${rational(rest + bound, 5)}, which is ${isYes ? 'greater' : 'not greater'} than the median.`
  })
  return `${said.map((each, at) => (at === 0 ? each : capital(each))).join(' ')} ${answer}`
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
