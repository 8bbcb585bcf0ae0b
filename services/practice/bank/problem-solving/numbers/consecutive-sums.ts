import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { isWhole, rational } from '../../factory/rational.ts'
import { onlyOption } from '../../factory/read-formula.ts'

const KINDS = [
  { words: 'even positive integers', step: 2, first: 2 },
  { words: 'odd positive integers', step: 2, first: 1 },
  { words: 'positive multiples of 3', step: 3, first: 3 },
] as const

interface Sums {
  level: Level
  kind: (typeof KINDS)[number]
  count: number
  start: number
  /** Orders the wrong options of level 1. */
  shown: number
  /** The number that is written as a sum at levels 2 and 3. */
  total: number
}

/** The numbers of terms, from 2 on, with which a number is a sum of consecutive positive integers. */
const lengthsOf = (total: number): number[] =>
  range(2, 60).filter(
    (k) => (2 * total) % k === 0 && ((2 * total) / k - k + 1) % 2 === 0 && (2 * total) / k - k + 1 > 0,
  )
const divisorsOf = (n: number): number[] => range(1, n).filter((d) => n % d === 0)
/** The first and the last term of a run. */
const ends = (total: number, k: number): readonly [number, number] => [((2 * total) / k - k + 1) / 2, ((2 * total) / k + k - 1) / 2] // prettier-ignore

export const consecutiveSums = problem<Sums>({
  id: 'consecutive-sums',
  skill: 'sequences',
  version: 2,
  levels: [1.2, 1.8, 2],
  draw: (random, level) => {
    const total = random.int(45, 420)
    const lengths = lengthsOf(total).length
    if (level > 1 && (lengths < 3 || lengths > 11 || (level === 3 && lengths < 5))) return null
    return { level, kind: random.pick(KINDS), count: random.int(6, 12), start: random.int(4, 30), shown: random.int(6, 40), total } // prettier-ignore
  },
  write: (sums) => ({
    ...byLevel(sums, [possibleSum, longest, howManyWays]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([first = 0], stem, options) => {
    if (!stem.includes('Which of')) {
      const lengths: number[] = []
      for (let from = 1; from < first; from += 1) {
        let [sum, at] = [0, from]
        while (sum < first) sum += at++
        if (sum === first && at - from > 1) lengths.push(at - from)
      }
      return stem.includes('greatest') ? Math.max(...lengths) : lengths.length
    }
    const [count = 0] = /of (\d+) consecutive/.exec(stem)!.slice(1).map(Number)
    const step = stem.includes('multiples of 3') ? 3 : 2
    const reached = new Set<number>()
    for (let from = stem.includes('even') ? 2 : stem.includes('odd') ? 1 : 3; from < 400; from += step) {
      let sum = 0
      for (let at = 0; at < count; at += 1) sum += from + at * step
      reached.add(sum)
    }
    return onlyOption(options, (text) => reached.has(Number(text.replace(',', ''))))
  },
})

type Part = Written<'show' | 'fits'>

function possibleSum({ kind, count, start, shown }: Sums): Part {
  const { words, step, first } = kind
  const base = first * count + (step * count * (count - 1)) / 2
  const gap = step * count
  const key = base + gap * start
  const others = range(Math.max(1, key - 120), key + 120).filter((value) => value >= base && (value - base) % gap !== 0 && (value - base) % step === 0 && value % 2 === key % 2) // prettier-ignore
  const near = others.toSorted((a, b) => ((a * 31 + shown) % 97) - ((b * 31 + shown) % 97))
  return {
    stem: t`Which of the following could be the sum of ${count} consecutive ${words}?`,
    key,
    wrong: near.map((value): Wrong => [
      value,
      'remainder-arithmetic',
      () => t`This number exceeds the smallest sum by ${m`${value} - ${base} = ${value - base}`}, which is not a multiple of ${gap}. The nearest possible sums are ${value - ((value - base) % gap)} and ${value - ((value - base) % gap) + gap}.`,
    ]), // prettier-ignore
    because: t`The smallest sum of ${count} consecutive ${words} is ${base}, and all the others are greater by a multiple of ${gap}: ${m`${key} - ${base} = ${gap} \times ${start}`}.`,
    quick: [
      t`The smallest sum is ${m`${first} + ${first + step} + \cdots + ${first + step * (count - 1)} = ${base}`}. The others are greater by multiples of ${m`${step} \times ${count} = ${gap}`}. Among the options, only ${m`${key} = ${base} + ${start} \times ${gap}`} is one of them.`,
    ],
    full: [
      t`The smallest such sum starts with ${first}: ${m`${first} + ${first + step} + \cdots + ${first + step * (count - 1)} = ${base}`}. If the list starts one number later, each of the ${count} terms grows by ${step}, so the sum grows by ${m`${step} \times ${count} = ${gap}`}.`,
      t`So a number is a possible sum if and only if it exceeds ${base} by a multiple of ${gap}.`,
      t`Subtract ${base} from each option. Only ${m`${key} - ${base} = ${key - base}`} is a multiple of ${gap}: it is ${m`${gap} \times ${start}`}.`,
      t`Check: the list from ${first + step * start} to ${first + step * (start + count - 1)} has an average of ${rational(key, count)}, and ${m`${count} \times ${rational(key, count)} = ${key}`}.`,
    ],
    hints: [
      t`If all ${count} numbers are replaced by the next ones in the list, by how much does the sum change?`,
      t`What is the sum if the list starts with ${first}? Which greater sums are possible?`,
    ],
  }
}

/** Why a number is not the sum of k consecutive positive integers. */
function whyNot(total: number, k: number): string {
  const least = (k * (k + 1)) / 2
  if (least > total)
    return t`The smallest ${k} positive integers already have a sum of ${least}, which is more than ${total}.`
  return k % 2 === 0
    ? t`The average of ${k} consecutive integers is halfway between two integers, but ${m`${total} \div ${k}`} leaves a remainder of ${total % k}, not ${k / 2}.`
    : t`The average of ${k} consecutive integers is an integer, but ${m`${total} \div ${k}`} leaves a remainder of ${total % k}.`
}

const RUN_HINT = t`How is the sum of ${m`k`} consecutive integers related to ${m`k`} and their average?` // prettier-ignore

function longest({ total }: Sums): Part {
  const lengths = lengthsOf(total)
  const key = lengths.at(-1)!
  const [low, high] = ends(total, key)
  const bound = range(1, 60).findLast((k) => (k * (k + 1)) / 2 <= total)!
  const tooLong = divisorsOf(total).filter((d) => d > key && d < 3 * key)
  return {
    stem: t`The number ${total} is the sum of ${m`k`} consecutive positive integers. What is the greatest possible value of ${m`k`}?`,
    key,
    wrong: [
      ...lengths.slice(0, -1).toReversed().map((k): Wrong => [k, 'ds-one-case-taken-for-all', () => t`${k} terms are possible, from ${ends(total, k)[0]} to ${ends(total, k)[1]}, but ${key} terms, from ${low} to ${high}, are possible too.`]),
      [bound, 'ignored-condition', () => t`This answer is the greatest ${m`k`} for which ${m`1 + 2 + \cdots + k`} does not exceed ${total}. But no ${bound} consecutive positive integers have a sum of ${total} exactly.`],
      ...tooLong.map((k): Wrong => [k, 'forgot-negative-case', () => t`${k} is a divisor of ${total}, but that is not sufficient. ${whyNot(total, k)}`]),
      [key + 1, 'off-by-one', () => whyNot(total, key + 1)],
      [key + 2, 'off-by-one', () => whyNot(total, key + 2)],
      [key - 1, 'off-by-one', () => t`This answer is the number of steps from ${low} to ${high}. There is one more term than there are steps.`],
      [2 * key, 'doubled-or-halved', () => t`This answer doubles ${key}. ${whyNot(total, 2 * key)}`],
      [high, 'answered-other-quantity', () => t`${high} is the last number of the longest sum, from ${low} to ${high}. The question asks for the number of terms.`],
      [low, 'answered-other-quantity', () => t`${low} is the first number of the longest sum, from ${low} to ${high}. The question asks for the number of terms.`],
    ], // prettier-ignore
    because: t`The ${key} integers from ${low} to ${high} have an average of ${rational(low + high, 2)}, and ${m`${key} \times ${rational(low + high, 2)} = ${total}`}. No longer list of consecutive positive integers has this sum.`,
    quick: [
      t`If the first term is ${m`a`}, then ${m`k(2a + k - 1) = ${2 * total}`}, and ${m`k`} is at most ${bound}. Among the divisors of ${2 * total} from ${bound} down, ${key} works first: ${m`${key} \times ${(2 * total) / key} = ${2 * total}`}, so ${m`2a + ${key - 1} = ${(2 * total) / key}`} and ${m`a = ${low}`}.`,
    ],
    full: [
      t`Let the first term be ${m`a`}. The sum is ${m`\frac{k(2a + k - 1)}{2} = ${total}`}, so ${m`k(2a + k - 1) = ${2 * total}`}. So ${m`k`} is a divisor of ${2 * total}, and the other factor is greater than ${m`k`}.`,
      t`The two factors differ by ${m`2a - 1`}, an odd number, so one of them is odd and the other even. Since ${m`a`} is at least 1, ${m`k(k + 1)`} is at most ${2 * total}, and ${m`k`} is at most ${bound}.`,
      t`Try the divisors of ${2 * total} from ${bound} down. The first one that works is ${key}: ${m`${key} \times ${(2 * total) / key} = ${2 * total}`}, so ${m`2a + ${key - 1} = ${(2 * total) / key}`} and ${m`a = ${low}`}.`,
      t`Check: the ${key} integers from ${low} to ${high} have an average of ${rational(low + high, 2)}, and ${m`${key} \times ${rational(low + high, 2)} = ${total}`}. The greatest possible value of ${m`k`} is ${key}.`,
    ],
    hints: [RUN_HINT, t`Write the sum in terms of the first number and ${m`k`}. Which divisors are possible for ${m`k`}, and how large can ${m`k`} be if all numbers are positive?`], // prettier-ignore
  }
}

function howManyWays({ total }: Sums): Part {
  const lengths = lengthsOf(total)
  const key = lengths.length
  const odd = divisorsOf(total).filter((d) => d % 2 === 1)
  const all = divisorsOf(total).length
  const oddLengths = lengths.filter((k) => k % 2 === 1).length
  return {
    stem: t`In how many different ways can ${total} be written as the sum of two or more consecutive positive integers?`,
    key,
    harder: key > 5 ? 0.2 : 0,
    wrong: [
      [key + 1, 'ignored-condition', () => t`This answer also counts ${total} by itself. The sum must have two or more terms.`],
      [oddLengths, 'stopped-early', () => t`This answer counts only the sums with an odd number of terms. Sums with an even number of terms are possible too.`],
      [key - oddLengths, 'stopped-early', () => t`This answer counts only the sums with an even number of terms. Sums with an odd number of terms are possible too.`],
      [all, 'answered-other-quantity', () => t`${all} is the number of all divisors of ${total}. Only its odd divisors greater than 1 correspond to a sum.`],
      [all - 1, 'answered-other-quantity', () => t`This answer counts all divisors of ${total} greater than 1. Only the odd ones correspond to a sum.`],
      [2 * key + 2, 'forgot-negative-case', () => t`This answer counts two sums for each of the ${odd.length} odd divisors. It includes ${total} by itself and the sums that contain zero or negative numbers.`],
      [2 * key + 1, 'forgot-negative-case', () => t`This answer also counts the sums that contain zero or negative numbers. The integers must be positive.`],
      [odd.filter((d) => d > 1 && range(2, d - 1).every((p) => d % p !== 0)).length, 'distinct-and-repeated-primes', () => t`This answer counts only the odd primes that divide ${total}. Every odd divisor greater than 1 counts, such as ${odd.at(-1)!}.`],
      [key - 1, 'off-by-one', () => t`This answer misses one of the sums, for example the one with ${lengths.at(-1)!} terms, from ${ends(total, lengths.at(-1)!)[0]} to ${ends(total, lengths.at(-1)!)[1]}.`],
      [key - 2, 'stopped-early', () => t`This answer misses two of the sums, for example those with ${lengths.at(-2)!} and with ${lengths.at(-1)!} terms.`],
      [key + 2, 'off-by-one', () => t`This answer is two too many. The only possible numbers of terms are ${lengths.join(', ')}.`],
    ], // prettier-ignore
    because: t`There is one sum for each odd divisor of ${total} greater than 1. The possible numbers of terms are ${lengths.join(', ')}, so there are ${key} ways.`,
    quick: [
      t`Each odd divisor of ${total} greater than 1 gives exactly one sum. ${odd.length === 2 ? t`The only one is ${odd[1]!}` : t`They are ${odd.slice(1, -1).join(', ')}${odd.length > 3 ? ',' : ''} and ${odd.at(-1)!}`}, so there ${key === 1 ? 'is 1 way' : t`are ${key} ways`}.`,
    ],
    full: [
      t`Suppose a sum has ${m`k`} terms and starts with ${m`a`}. Then ${m`\frac{k(2a + k - 1)}{2} = ${total}`}, so ${m`k(2a + k - 1) = ${2 * total}`}.`,
      t`One of these two factors is odd and the other even, because they differ by ${m`2a - 1`}, and ${m`k`} is the smaller one. So each odd divisor of ${2 * total} gives exactly one such pair of factors, and each pair gives one sum.`,
      t`The odd divisors are ${odd.join(', ')}. The divisor 1 gives ${m`k = 1`}, which is ${total} by itself and does not count. That leaves ${key} ways.`,
      t`Check: the numbers of terms are ${lengths.join(', ')}. For example, the ${lengths[0]!} integers from ${ends(total, lengths[0]!)[0]} to ${ends(total, lengths[0]!)[1]} have a sum of ${total}.`,
    ],
    hints: [RUN_HINT, t`Twice the sum is ${m`k`} times the sum of the first and the last number. Can both of these factors be even, or both odd?`], // prettier-ignore
  }
}
