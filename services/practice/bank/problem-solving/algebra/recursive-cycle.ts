import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, rational, sub, type Rational } from '../../factory/rational.ts'

interface Cycle {
  level: Level
  first: number
  second: number
  n: number
}

const WINDOW = { difference: 6, quotient: 6, fraction: 3 } as const

export const recursiveCycle = problem<Cycle>({
  id: 'recursive-cycle',
  skill: 'sequences',
  version: 2,
  levels: [1.6, 1.7, 1.8],
  draw: (random, level) => {
    const first = level === 3 ? random.pick([2, 3, 4, 5]) : random.int(2, 9)
    const second = level === 2 ? random.int(2, 12) : random.int(-6, 14)
    const n = random.int(40, 200)
    const isEarly = level === 3 ? n % 3 === 0 : n % 6 < 2
    if (isEarly || second === 0 || first === second) return null
    return { level, first, second, n }
  },
  write: (cycle) => ({
    ...byLevel(cycle, [sumOfDifferences, productTerm, sumOfFractions]),
    show: plain,
    fits: (value) => compare(value, -400) > 0 && compare(value, 400) < 0,
    hints: [
      'Write out the first terms until two neighboring values come again. How long is one round?',
      'Divide the number of terms by the length of a round: the quotient counts the full rounds, and the remainder tells where the last one stops.',
    ],
  }),
  second: (_numbers, stem) => {
    const values = [...stem.matchAll(/a_\{?\d\}? = (-?\d+)/g)].map(([, value]) => Number(value))
    const n = Number(/first (\d+) terms|a_\{(\d+)\}\\\)\?/.exec(stem)?.slice(1).find(Boolean))
    const list = [...values]
    while (list.length < n) {
      const [before = 0, last = 0] = list.slice(-2)
      if (stem.includes('\\frac{1}{1 - ')) list.push(1 / (1 - list.at(-1)!))
      else list.push(stem.includes('\\frac') ? last / before : last - before)
    }
    return stem.includes('sum') ? list.slice(0, n).reduce((sum, each) => sum + each, 0) : list[n - 1]!
  },
})

type Part = Written<'show' | 'fits' | 'hints'>

function sumOfDifferences({ first, second, n }: Cycle): Part {
  const round = [first, second, second - first, -first, -second, first - second]
  const rest = n % WINDOW.difference
  const sums = range(0, 5).map((count) => round.slice(0, count).reduce((sum, each) => sum + each, 0))
  const key = sums[rest]!
  return {
    stem: t`In a sequence, ${m`a_1 = ${first}`}, ${m`a_2 = ${second}`}, and ${m`a_n = a_{n-1} - a_{n-2}`} for every integer ${m`n`} greater than 2. What is the sum of the first ${n} terms of the sequence?`,
    key,
    wrong: [
      ...sums.map((sum, count): Wrong => [sum, 'cycle-off-by-one', () => t`This adds ${count === 0 ? 'none' : count === 1 ? 'only one' : count} of the terms of the unfinished round. Since ${m`${n} = 6 \times ${Math.floor(n / 6)} + ${rest}`}, there are ${rest}.`]),
      [round[(rest + 5) % 6]!, 'answered-other-quantity', () => t`This is the last term itself, ${m`a_{${n}}`}, and not the sum.`],
      [key + first, 'first-term-forgotten', () => t`This counts the first term ${first} once more than it occurs.`],
      [key - first, 'first-term-forgotten', () => t`This leaves out the first term ${first}.`],
    ], // prettier-ignore
    because: t`The terms repeat after six, and a round adds up to zero; ${m`${n} = 6 \times ${Math.floor(n / 6)} + ${rest}`}, so the sum is that of the first ${rest} terms, ${key}.`,
    quick: [
      t`Round of six: ${round.map((each) => plain(each)).join(', ')}, with sum zero. Add the first ${rest} of them.`,
    ],
    full: [
      t`Write out terms until the pattern returns: ${[...round, first, second].map((each) => plain(each)).join(', ')}. Two neighbors repeat, so from here on the terms come in rounds of six.`,
      t`Each term of a round has its opposite in the same round, so a full round adds up to zero.`,
      t`Divide: ${m`${n} = 6 \times ${Math.floor(n / 6)} + ${rest}`}. The full rounds contribute nothing; the remaining terms, ${round.slice(0, rest).map((each) => plain(each)).join(', ')}, add up to ${key}.`,
      t`Check: the first six terms have the sum 0, as the rule predicts.`,
    ], // prettier-ignore
  }
}

function productTerm({ first, second, n }: Cycle): Part {
  const round = [rational(first), rational(second), rational(second, first), rational(1, first), rational(1, second), rational(first, second)] // prettier-ignore
  const rest = n % WINDOW.quotient
  const at = (rest + 5) % 6
  const key = round[at]!
  return {
    stem: t`In a sequence, ${m`a_1 = ${first}`}, ${m`a_2 = ${second}`}, and ${m`a_n = \frac{a_{n-1}}{a_{n-2}}`} for every integer ${m`n`} greater than 2. What is the value of ${m`a_{${n}}`}?`,
    key,
    wrong: round.map((value, place): Wrong => [
      value,
      'cycle-off-by-one',
      () => t`This is term ${place + 1} of the round. On division by 6, ${n} leaves remainder ${rest}, so the place is ${at + 1}.`,
    ]), // prettier-ignore
    because: t`The terms repeat after six, and ${m`${n} = 6 \times ${Math.floor(n / 6)} + ${rest}`}, so the value is that of term ${at + 1} of the round.`,
    quick: [
      t`Round of six: ${round.map((each) => plain(each)).join(', ')}. The place of term ${n} in its round is ${at + 1}.`,
    ],
    full: [
      t`Write out terms until the pattern returns. Each term is the last one divided by the one before: ${round.map((each) => plain(each)).join(', ')}, and then ${first} and ${second} again.`,
      t`Two neighbors have come back, so the terms run in rounds of six.`,
      t`Divide the index by the length of a round: ${m`${n} = 6 \times ${Math.floor(n / 6)} + ${rest}`}. The term stands at place ${rest} of its round, and its value is ${key}.`,
      t`Check: the product of a full round is 1, because every term meets its reciprocal.`,
    ],
  }
}

function sumOfFractions({ first, n }: Cycle): Part {
  const one = rational(first)
  const two = div(1, sub(1, one))
  const round = [one, two, div(1, sub(1, two))]
  const rest = n % WINDOW.fraction
  const full = Math.floor(n / 3)
  const total = round.reduce<Rational>((sum, each) => add(sum, each), rational(0))
  const part = round.slice(0, rest).reduce<Rational>((sum, each) => add(sum, each), rational(0))
  const rounds = div({ n: total.n * BigInt(full), d: total.d }, 1)
  const key = add(rounds, part)
  const also = (count: number): Rational => add(div({ n: total.n * BigInt(count), d: total.d }, 1), part)
  return {
    stem: t`In a sequence, ${m`a_1 = ${first}`} and ${m`a_n = \frac{1}{1 - a_{n-1}}`} for every integer ${m`n`} greater than 1. What is the sum of the first ${n} terms of the sequence?`,
    key,
    wrong: [
      [rounds, 'cycle-off-by-one', () => t`This adds only the ${full} full rounds; ${rest} more terms follow.`],
      [add(rounds, total), 'cycle-off-by-one', () => t`This completes the last round. Only ${rest} of its terms belong to the first ${n}.`],
      [also(full - 1), 'one-period-off', () => t`This counts one round too few: ${m`3 \times ${full} = ${3 * full}`} terms form full rounds.`],
      [also(full + 1), 'one-period-off', () => t`This counts one round too many: only ${full} rounds fit into ${n} terms.`],
      [add(key, one), 'first-term-forgotten', () => t`This counts the first term ${first} once more than it occurs.`],
      [sub(key, one), 'first-term-forgotten', () => t`This leaves out the first term ${first}.`],
      [add(rounds, sub(total, part)), 'wrong-part-of-ratio', () => t`This adds the terms of the last round that do not belong to the first ${n}.`],
      [sub(key, two), 'first-term-forgotten', () => t`This leaves out the second term ${two} once.`],
      [add(key, two), 'off-by-one', () => t`This counts the second term ${two} once more than it occurs.`],
      [sub(rounds, part), 'lost-sign', () => t`This subtracts the terms of the unfinished round instead of adding them.`],
    ], // prettier-ignore
    because: t`The terms repeat after three with the sum ${total}; ${m`${n} = 3 \times ${full} + ${rest}`}, so the sum is ${m`${full} \times ${total} + ${part} = ${key}`}.`,
    quick: [t`Round of three: ${round.map((each) => plain(each)).join(', ')}, with sum ${total}. ${m`${full} \times ${total} + ${part} = ${key}`}.`], // prettier-ignore
    full: [
      t`Write out terms until one returns: ${m`a_2 = \frac{1}{1 - ${first}} = ${two}`}, ${m`a_3 = ${round[2]!}`}, and ${m`a_4 = ${first}`} again. The terms come in rounds of three.`,
      t`A round has the sum ${m`${first} + (${two}) + ${round[2]!} = ${total}`}.`,
      t`Divide: ${m`${n} = 3 \times ${full} + ${rest}`}. The full rounds contribute ${m`${full} \times ${total} = ${rounds}`}, and the remaining terms, which start a new round, contribute ${part}.`,
      t`Together that is ${key}. Check: ${m`a_4 = \frac{1}{1 - a_3}`} does give ${first}.`,
    ],
  }
}
