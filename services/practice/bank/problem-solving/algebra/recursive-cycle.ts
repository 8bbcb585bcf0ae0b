import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { add, compare, div, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { readFormula } from '../../factory/read-formula.ts'

interface Cycle {
  level: Level
  first: number
  second: number
  n: number
}

/** The length of a round of differences, or of quotients. */
const ROUND = 6

export const recursiveCycle = problem<Cycle>({
  id: 'recursive-cycle',
  skill: 'sequences',
  version: 3,
  levels: [1.7, 1.8, 1.7],
  draw: (random, level) => {
    const first = level === 3 ? random.pick([2, 3, 4, 5]) : random.int(2, 9)
    const second = level === 2 ? random.int(2, 12) : random.int(-6, 14)
    const n = random.int(40, 200)
    const isEarly = level === 3 ? n % 3 === 0 : n % 6 < level + 1
    if (isEarly || second === 0 || first === second) return null
    return { level, first, second, n }
  },
  write: (cycle) => ({
    ...byLevel(cycle, [secondFromSum, secondFromProduct, sumOfFractions]),
    show: plain,
    fits: (value) => compare(value, -400) > 0 && compare(value, 400) < 0,
    hints: [
      cycle.level === 3
        ? 'Write out the first terms until a value comes again. How long is one round?'
        : 'Call the second term x and write out the terms with x until the first two come again. How long is one round?',
      'Divide the number of terms by the length of a round: the quotient counts the full rounds, and the remainder tells where the last one stops.',
    ],
  }),
  second: (_numbers, stem) => {
    const first = Number(/a_1 = (-?\d+)/.exec(stem)![1])
    const n = Number(/first (\d+) terms/.exec(stem)![1])
    if (stem.includes('\\frac{1}{1 - ')) {
      const list = [first]
      while (list.length < n) list.push(1 / (1 - list.at(-1)!))
      return list.reduce((sum, each) => sum + each, 0)
    }
    // Tries second terms until the total comes out.
    const isSum = stem.includes('the sum of')
    const total = readFormula(/terms of the sequence is \\\((.*?)\\\)/.exec(stem)![1]!)({})
    for (let second = isSum ? -60 : 1; second <= 60; second += 1) {
      const list = [first, second]
      while (list.length < n) list.push(isSum ? list.at(-1)! - list.at(-2)! : list.at(-1)! / list.at(-2)!)
      const reached = list.reduce((sofar, each) => (isSum ? sofar + each : sofar * each), isSum ? 0 : 1)
      if (Math.abs(reached - total) < 1e-6 * Math.max(1, Math.abs(total))) return second
    }
    return Number.NaN
  },
})

type Part = Written<'show' | 'fits' | 'hints'>
const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`)

function secondFromSum({ first, second, n }: Cycle): Part {
  const rest = n % ROUND
  const rounds = Math.floor(n / ROUND)
  // The sums of the first 2, 3, 4, 5 terms of a round, in x, the second term: times x and plus a number.
  const sums = [[1, first], [2, 0], [2, -first], [1, -first]] as const // prettier-ignore
  const texts = [m`${first} + x`, m`2x`, m`2x - ${first}`, m`x - ${first}`]
  const [times, plus] = sums[rest - 2]!
  const total = times * second + plus
  const solved = (of: readonly [number, number]): Rational => rational(total - of[1], of[0])
  const isWhole = (of: readonly [number, number]): boolean => (total - of[1]) % of[0] === 0
  const round = [m`${first}`, m`x`, m`x - ${first}`, m`-${first}`, m`-x`, m`${first} - x`]
  return {
    stem: t`In a sequence, ${m`a_1 = ${first}`} and ${m`a_n = a_{n-1} - a_{n-2}`} for every integer ${m`n`} greater than 2. If the sum of the first ${n} terms of the sequence is ${m`${total}`}, what is the value of ${m`a_2`}?`,
    key: second,
    wrong: [
      ...sums.filter((each) => each !== sums[rest - 2] && isWhole(each)).map((each): Wrong => [solved(each), 'cycle-off-by-one', () => t`This takes ${sums.indexOf(each) + 2} terms of the unfinished round. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, there are ${rest}.`]),
      [total, 'answered-other-quantity', () => t`This is the sum of the first ${n} terms, not the second term.`],
      [second - first, 'answered-other-quantity', () => t`This is the third term, ${m`a_3 = a_2 - a_1`}.`],
      [-second, 'lost-sign', () => t`This is ${m`a_5`}, the opposite of the second term.`],
      [first - second, 'lost-sign', () => t`This is ${m`a_6`}, the opposite of the third term.`],
      [rational(total - first), 'first-term-forgotten', () => t`This supposes that only the first two terms count, which add up to ${m`${first} + x`}.`],
      [second + first, 'first-term-forgotten', () => t`This adds the first term ${first} once more than it occurs.`],
      [second + 2 * first, 'lost-sign', () => t`This moves the ${first} to the other side with the wrong sign.`],
      [2 * second, 'doubled-or-halved', () => t`This is twice the second term.`],
    ], // prettier-ignore
    because: t`The terms repeat after six, and a round adds up to zero; ${m`${n} = 6 \times ${rounds} + ${rest}`}, so the sum is that of the first ${rest} terms, ${texts[rest - 2]!}, and ${m`x = ${second}`}.`,
    quick: [t`With ${m`a_2 = x`}, a round is ${round.join(', ')}, with sum zero. The first ${rest} of them add up to ${texts[rest - 2]!}, so ${m`x = ${second}`}.`],
    full: [
      t`Call the second term ${m`x`} and write out terms until the pattern returns: ${round.join(', ')}, and then ${first} and ${m`x`} again. From here on the terms come in rounds of six.`,
      t`Each term of a round has its opposite in the same round, so a full round adds up to zero, whatever ${m`x`} is.`,
      t`Divide: ${m`${n} = 6 \times ${rounds} + ${rest}`}. The full rounds contribute nothing; the remaining ${rest} terms add up to ${texts[rest - 2]!}.`,
      t`So ${m`${times === 1 ? 'x' : '2x'}${plus === 0 ? '' : signed(plus)} = ${total}`}, which gives ${m`x = ${second}`}.`,
      t`Check: the sequence starts ${first}, ${plain(second)}, ${plain(second - first)}, ${plain(-first)}, and its first ${rest} terms do add up to ${plain(total)}.`,
    ],
  } // prettier-ignore
}

function secondFromProduct({ first, second, n }: Cycle): Part {
  const rest = n % ROUND
  const rounds = Math.floor(n / ROUND)
  // The products of the first 3, 4, 5 terms of a round, in x, the second term.
  const texts = [m`x^2`, m`\frac{x^2}{${first}}`, m`\frac{x}{${first}}`]
  const products = [rational(second * second), rational(second * second, first), rational(second, first)]
  const total = products[rest - 3]!
  const round = [m`${first}`, m`x`, m`\frac{x}{${first}}`, m`\frac{1}{${first}}`, m`\frac{1}{x}`, m`\frac{${first}}{x}`]
  return {
    stem: t`In a sequence of positive numbers, ${m`a_1 = ${first}`} and ${m`a_n = \frac{a_{n-1}}{a_{n-2}}`} for every integer ${m`n`} greater than 2. If the product of the first ${n} terms of the sequence is ${m`${total}`}, what is the value of ${m`a_2`}?`,
    key: second,
    wrong: [
      [div(total, first), 'cycle-off-by-one', () => t`This takes only the first two terms, whose product is ${m`${first}x`}. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, there are ${rest} terms after the full rounds.`],
      [mul(total, first), 'cycle-off-by-one', () => t`This takes five terms of the unfinished round, whose product is ${m`\frac{x}{${first}}`}; there are ${rest}.`],
      [total, 'answered-other-quantity', () => t`This is the product of the first ${n} terms, not the second term.`],
      [rational(second, first), 'answered-other-quantity', () => t`This is the third term, ${m`\frac{a_2}{a_1}`}.`],
      [second * second, 'stopped-early', () => t`This is the square of the second term.`],
      [second * first, 'cycle-off-by-one', () => t`This is the product of the first two terms.`],
      [rational(1, second), 'inverted', () => t`This is ${m`a_5`}, the reciprocal of the second term.`],
      [rational(first, second), 'inverted', () => t`This is ${m`a_6`}, the reciprocal of the third term.`],
      [second + first, 'wrong-operation', () => t`This adds the first term where the terms are multiplied.`],
      [2 * second, 'doubled-or-halved', () => t`This is twice the second term.`],
      [rational(second, 2), 'doubled-or-halved', () => t`This halves where a square root has to be taken.`],
    ], // prettier-ignore
    because: t`The terms repeat after six, and the product of a round is 1; ${m`${n} = 6 \times ${rounds} + ${rest}`}, so the product is that of the first ${rest} terms, ${texts[rest - 3]!}, and ${m`x = ${second}`}.`,
    quick: [t`With ${m`a_2 = x`}, a round is ${round.join(', ')}, with the product 1. The product of the first ${rest} is ${texts[rest - 3]!}, so ${m`x = ${second}`}.`],
    full: [
      t`Call the second term ${m`x`} and write out terms until the pattern returns: ${round.join(', ')}, and then ${first} and ${m`x`} again. From here on the terms come in rounds of six.`,
      t`Each term of a round meets its reciprocal in the same round, so the product of a full round is 1, whatever ${m`x`} is.`,
      t`Divide: ${m`${n} = 6 \times ${rounds} + ${rest}`}. The full rounds contribute the factor 1; the product of the remaining ${rest} terms is ${texts[rest - 3]!}.`,
      t`So ${texts[rest - 3]!} is equal to ${m`${total}`}, and with positive terms this gives ${m`x = ${second}`}.`,
      t`Check: with ${m`a_2 = ${second}`} the third and the fourth term are ${m`${rational(second, first)}`} and ${m`${rational(1, first)}`}, and the product of the first ${rest} terms is ${m`${total}`}.`,
    ],
  } // prettier-ignore
}

function sumOfFractions({ first, n }: Cycle): Part {
  const one = rational(first)
  const two = div(1, sub(1, one))
  const round = [one, two, div(1, sub(1, two))]
  const rest = n % 3
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
