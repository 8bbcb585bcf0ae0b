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
        ? t`Do you have to compute all ${cycle.n} terms? Write out the first few.`
        : t`Do you have to compute all ${cycle.n} terms? Call the second term ${m`x`} and write out the first few.`,
      'After how many terms do the values repeat, and how many terms are left over after the last full cycle?',
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
  /** The same sums, added term by term. */
  const added = [
    m`${first} + x`,
    m`${first} + x + (x - ${first}) = 2x`,
    m`${first} + x + (x - ${first}) - ${first} = 2x - ${first}`,
    m`${first} + x + (x - ${first}) - ${first} - x = x - ${first}`,
  ][rest - 2]!
  const [times, plus] = sums[rest - 2]!
  const total = times * second + plus
  const solved = (of: readonly [number, number]): Rational => rational(total - of[1], of[0])
  const isWhole = (of: readonly [number, number]): boolean => (total - of[1]) % of[0] === 0
  const sumTex = ([of, more]: readonly [number, number]): string =>
    `${of === 1 ? 'x' : '2x'}${more === 0 ? '' : signed(more)}`
  const round = [m`${first}`, m`x`, m`x - ${first}`, m`-${first}`, m`-x`, m`${first} - x`]
  return {
    stem: t`In a sequence, ${m`a_1 = ${first}`} and ${m`a_n = a_{n-1} - a_{n-2}`} for every integer ${m`n`} greater than 2. If the sum of the first ${n} terms of the sequence is ${m`${total}`}, what is the value of ${m`a_2`}?`,
    key: second,
    wrong: [
      ...sums.filter((each) => each !== sums[rest - 2] && isWhole(each)).map((each): Wrong => [solved(each), 'cycle-off-by-one', () => t`This answer uses the first ${sums.indexOf(each) + 2} terms of a cycle and solves ${m`${sumTex(each)} = ${total}`}, with ${m`x = a_2`}. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, there are ${rest} terms left.`]),
      [total, 'answered-other-quantity', () => t`This answer is the sum of the first ${n} terms, not the second term.`],
      [second - first, 'answered-other-quantity', () => t`This answer is the third term, ${m`a_3 = a_2 - a_1`}. The question asks for the second.`],
      [-second, 'lost-sign', () => t`This answer is the fifth term, ${m`a_5 = -a_2`}. The question asks for the second.`],
      [first - second, 'lost-sign', () => t`This answer is the sixth term, ${m`a_6 = ${first} - a_2`}. The question asks for the second.`],
      [rational(total - first), 'first-term-forgotten', () => t`This answer uses the sum of only the first two terms, ${m`${first} + a_2`}. After the full cycles, ${rest} terms are left.`],
      [second + first, 'first-term-forgotten', () => t`This answer is the sum of the first two terms, not the second term alone.`],
      [second + 2 * first, 'lost-sign', () => t`This answer makes a sign error with ${first}. For ${m`a_2 = ${second + 2 * first}`}, the first ${rest} terms would add up to ${m`${times * (second + 2 * first) + plus}`}, not to ${m`${total}`}.`],
      [2 * second, 'doubled-or-halved', () => t`This answer is ${m`2a_2`}. To find ${m`a_2`}, divide by 2.`],
    ], // prettier-ignore
    because: t`Let ${m`a_2 = x`}. The terms ${round.join(', ')} repeat and add up to 0. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the sum is that of the first ${rest} terms, ${texts[rest - 2]!}. From ${m`${sumTex(sums[rest - 2]!)} = ${total}`} it follows that ${m`x = ${second}`}.`,
    quick: [t`With ${m`a_2 = x`}, one cycle is ${round.join(', ')}, which adds up to 0. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the first ${rest} of these are left over after the full cycles. They add up to ${added}. Since the sum is ${m`${total}`}, ${m`x = ${second}`}.`],
    full: [
      t`Method: look for a cycle. Call the second term ${m`x`} and write out terms: ${round.join(', ')}, and then ${first} and ${m`x`} again. So the terms repeat after six.`,
      t`The second half of a cycle is the opposite of the first half, so a full cycle adds up to 0 for every ${m`x`}.`,
      t`Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the full cycles contribute nothing, and the remaining ${rest} terms add up to ${added}.`,
      t`So ${m`${sumTex([times, plus])} = ${total}`}, which gives ${m`x = ${second}`}.`,
      t`Check: the sequence starts with ${first}, ${plain(second)}, ${plain(second - first)}, ${plain(-first)}, ${plain(-second)}, and its first ${rest} terms add up to ${plain(total)}.`,
    ],
  } // prettier-ignore
}

function secondFromProduct({ first, second, n }: Cycle): Part {
  const rest = n % ROUND
  const rounds = Math.floor(n / ROUND)
  // The products of the first 3, 4, 5 terms of a round, in x, the second term.
  const texts = [m`x^2`, m`\frac{x^2}{${first}}`, m`\frac{x}{${first}}`]
  /** The same products, multiplied term by term. */
  const multiplied = [
    m`${first} \times x \times \frac{x}{${first}} = x^2`,
    m`${first} \times x \times \frac{x}{${first}} \times \frac{1}{${first}} = \frac{x^2}{${first}}`,
    m`${first} \times x \times \frac{x}{${first}} \times \frac{1}{${first}} \times \frac{1}{x} = \frac{x}{${first}}`,
  ][rest - 3]!
  const products = [rational(second * second), rational(second * second, first), rational(second, first)]
  const total = products[rest - 3]!
  const round = [m`${first}`, m`x`, m`\frac{x}{${first}}`, m`\frac{1}{${first}}`, m`\frac{1}{x}`, m`\frac{${first}}{x}`]
  return {
    stem: t`In a sequence of positive numbers, ${m`a_1 = ${first}`} and ${m`a_n = \frac{a_{n-1}}{a_{n-2}}`} for every integer ${m`n`} greater than 2. If the product of the first ${n} terms of the sequence is ${m`${total}`}, what is the value of ${m`a_2`}?`,
    key: second,
    wrong: [
      [div(total, first), 'cycle-off-by-one', () => t`This answer solves ${m`${first}a_2 = ${total}`}, with only the first two terms. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, ${rest} terms come after the full cycles.`],
      [mul(total, first), 'cycle-off-by-one', () => t`This answer solves ${m`\frac{a_2}{${first}} = ${total}`}, with five terms of a cycle. After the full cycles, only ${rest} terms are left.`],
      [total, 'answered-other-quantity', () => t`This answer is the product of the first ${n} terms, not the second term.`],
      [rational(second, first), 'answered-other-quantity', () => t`This answer is the third term, ${m`a_3 = \frac{a_2}{a_1}`}. The question asks for the second.`],
      [second * second, 'stopped-early', () => t`This answer is ${m`a_2^2`}. To find ${m`a_2`}, take the square root: ${m`\sqrt{${second * second}} = ${second}`}.`],
      [second * first, 'cycle-off-by-one', () => t`This answer is the product of the first two terms, not the second term alone.`],
      [rational(1, second), 'inverted', () => t`This answer is the fifth term, ${m`a_5 = \frac{1}{a_2}`}. The question asks for the second.`],
      [rational(first, second), 'inverted', () => t`This answer is the sixth term, ${m`a_6 = \frac{${first}}{a_2}`}. The question asks for the second.`],
      [second + first, 'wrong-operation', () => t`This answer is the sum of the first two terms, not the second term alone.`],
      [2 * second, 'doubled-or-halved', () => t`This answer is ${m`2a_2`}. To find ${m`a_2`}, divide by 2.`],
      [rational(second, 2), 'doubled-or-halved', () => t`This answer divides by 2 instead of taking a square root. For ${m`a_2 = ${rational(second, 2)}`}, the product would not be ${m`${total}`}.`],
    ], // prettier-ignore
    because: t`Let ${m`a_2 = x`}. The terms ${round.join(', ')} repeat, and their product is 1. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the product is that of the first ${rest} terms, ${texts[rest - 3]!}. From ${texts[rest - 3]!} ${m`= ${total}`} it follows that ${m`x = ${second}`}.`,
    quick: [t`With ${m`a_2 = x`}, one cycle is ${round.join(', ')}, whose product is 1. Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the first ${rest} of these are left over after the full cycles. Their product is ${multiplied}. Since the product is ${m`${total}`}, ${m`x = ${second}`}.`],
    full: [
      t`Method: look for a cycle. Call the second term ${m`x`} and write out terms: ${round.join(', ')}, and then ${first} and ${m`x`} again. So the terms repeat after six.`,
      t`The second half of a cycle consists of the reciprocals of the first half, so the product of a full cycle is 1 for every ${m`x`}.`,
      t`Since ${m`${n} = 6 \times ${rounds} + ${rest}`}, the full cycles contribute only a factor of 1, and the product of the remaining ${rest} terms is ${multiplied}.`,
      t`So ${texts[rest - 3]!} equals ${m`${total}`}${rest === 4 ? t`, and ${m`x^2 = ${second * second}`}` : ''}. Since the terms are positive, ${m`x = ${second}`}.`,
      t`Check: with ${m`a_2 = ${second}`}, the third and fourth terms are ${m`${rational(second, first)}`} and ${m`${rational(1, first)}`}, and the product of the first ${rest} terms is ${m`${total}`}.`,
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
      [rounds, 'cycle-off-by-one', () => t`This answer adds only the ${full} full cycles: ${m`${full} \times ${total} = ${rounds}`}. ${rest === 1 ? 'One more term follows' : t`${rest} more terms follow`}.`],
      [add(rounds, total), 'cycle-off-by-one', () => t`This answer adds ${full + 1} full cycles. Of the last cycle, only ${rest === 1 ? 'one term is' : t`${rest} terms are`} among the first ${n}.`],
      [also(full - 1), 'one-period-off', () => t`This answer adds only ${full - 1} cycles and ${part}. There are ${full} full cycles, with ${m`3 \times ${full} = ${3 * full}`} terms.`],
      [also(full + 1), 'one-period-off', () => t`This answer adds ${full + 1} cycles and ${part}. Only ${full} full cycles fit into ${n} terms.`],
      [add(key, one), 'first-term-forgotten', () => t`This answer adds ${first} one extra time. The term ${first} occurs ${full + 1} times, once in each of the ${full} cycles and once after them.`],
      [sub(key, one), 'first-term-forgotten', () => t`This answer leaves out the first term, ${first}.`],
      [add(rounds, sub(total, part)), 'wrong-part-of-ratio', () => t`After the full cycles, this answer adds the end of the next cycle. The ${rest === 1 ? 'term' : t`${rest} terms`} at its beginning, ${round.slice(0, rest).map((each) => plain(each)).join(' and ')}, must be added instead.`],
      [sub(key, two), 'first-term-forgotten', () => t`This answer leaves out ${two}, the second term, one time.`],
      [add(key, two), 'off-by-one', () => t`This answer adds ${two}, the second term, one extra time.`],
      [sub(rounds, part), 'lost-sign', () => t`This answer subtracts the last ${part} instead of adding it: ${m`${rounds} - ${part} = ${sub(rounds, part)}`}.`],
    ], // prettier-ignore
    because: t`The terms ${round.map((each) => plain(each)).join(', ')} repeat, and each cycle adds up to ${total}. Since ${m`${n} = 3 \times ${full} + ${rest}`}, the sum is ${m`${full} \times ${total} + ${part} = ${key}`}.`,
    quick: [t`One cycle is ${round.map((each) => plain(each)).join(', ')}, which adds up to ${total}. The first ${n} terms are ${full} cycles and ${rest === 1 ? t`1 more term, ${first}` : t`2 more terms, which add up to ${m`${first} + (${two}) = ${part}`}`}. So the sum is ${m`${full} \times ${total} + ${part} = ${key}`}.`], // prettier-ignore
    full: [
      t`Method: look for a cycle. Write out terms: ${m`a_2 = \frac{1}{1 - ${first}} = ${two}`}, ${m`a_3 = \frac{1}{1 - (${two})} = ${round[2]!}`}, and ${m`a_4 = \frac{1}{1 - ${round[2]!}} = ${first}`} again. So the terms repeat after three.`,
      t`One cycle adds up to ${m`${first} + (${two}) + ${round[2]!} = ${total}`}.`,
      t`Since ${m`${n} = 3 \times ${full} + ${rest}`}, the full cycles contribute ${m`${full} \times ${total} = ${rounds}`}, and the remaining ${rest === 1 ? t`term contributes ${part}` : t`2 terms contribute ${m`${first} + (${two}) = ${part}`}`}.`,
      t`The sum of the first ${n} terms is ${m`${rounds} + ${part} = ${key}`}.`,
    ],
  }
}
