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
      () => t`This is not possible: ${m`${value} - ${base} = ${value - base}`} is not a multiple of ${gap}, so there would be no first term.`,
    ]), // prettier-ignore
    because: t`For ${count} consecutive ${words} the sum exceeds the smallest possible one, ${base}, by a multiple of ${gap}: ${m`${key} - ${base} = ${gap} \times ${start}`}.`,
    quick: [t`Possible sums are ${base} and a multiple of ${gap} more.`],
    full: [
      t`Start from the smallest run, whose first term is ${first}: its sum is ${base}. Moving the whole run up by one step adds ${step} to each of the ${count} terms, ${gap} in all.`,
      t`So a number is a possible sum exactly when it exceeds ${base} by a multiple of ${gap}.`,
      t`For ${key} the excess is ${m`${key - base} = ${gap} \times ${start}`}, so it is possible.`,
      t`Check: the run from ${first + step * start} to ${first + step * (start + count - 1)} has the average ${rational(key, count)}, and ${count} times that is ${key}.`,
    ],
    hints: [
      'Write the sum in terms of the first number. Which part of it can change?',
      'Start from the smallest possible sum. By how much does the sum grow when the whole run moves up by one step?',
    ],
  }
}

const RUN_HINT = t`A run of ${m`k`} terms has the sum ${m`k`} times its average, which is a whole number or ends in one half. What does that say about ${m`k`}?` // prettier-ignore

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
      ...lengths.slice(0, -1).toReversed().map((k): Wrong => [k, 'ds-one-case-taken-for-all', () => t`A run of ${k} terms is possible, from ${ends(total, k)[0]} to ${ends(total, k)[1]}, but a longer one exists.`]),
      [bound, 'ignored-condition', () => t`This only asks for how many terms ${m`1 + 2 + \cdots`} stays within ${total}. No run of this length has exactly this sum.`],
      ...tooLong.map((k): Wrong => [k, 'forgot-negative-case', () => t`This is a divisor of ${total}, but a run of ${k} terms around ${m`\frac{${total}}{${k}}`} would begin below 1.`]),
      [key + 1, 'off-by-one', () => t`No run of ${key + 1} positive integers has this sum; test the average ${m`\frac{${total}}{${key + 1}}`}.`],
      [key + 2, 'off-by-one', () => t`No run of ${key + 2} positive integers has this sum; test the average ${m`\frac{${total}}{${key + 2}}`}.`],
      [key - 1, 'off-by-one', () => t`This is one less than the greatest number of terms.`],
      [2 * key, 'doubled-or-halved', () => t`A run of ${2 * key} terms would have to begin below 1.`],
      [high, 'answered-other-quantity', () => t`This is the greatest number of the longest run, not the number of its terms.`],
      [low, 'answered-other-quantity', () => t`This is the smallest number of the longest run, not the number of its terms.`],
    ], // prettier-ignore
    because: t`From ${low} to ${high} there are ${key} integers with the sum ${total}, and no longer run of positive integers fits.`,
    quick: [
      t`With first term ${m`a`}, ${m`k(2a + k - 1) = ${2 * total}`}; the greatest ${m`k`} with ${m`a \ge 1`} is ${key}.`,
    ],
    full: [
      t`Let the run begin with ${m`a`}. Its sum is ${m`\frac{k(2a + k - 1)}{2} = ${total}`}, so ${m`k(2a + k - 1) = ${2 * total}`}: the number ${m`k`} is a divisor of ${2 * total}, and the other factor is greater than ${m`k`}.`,
      t`The two factors are not both even and not both odd, because they differ by ${m`2a - 1`}, an odd number. Since ${m`a`} is at least 1, ${m`k(k + 1)`} is at most ${2 * total}, so ${m`k`} is at most ${bound}.`,
      t`Try the divisors of ${2 * total} downward from ${bound}. The first with a partner of the other kind is ${key}: ${m`${key} \times ${(2 * total) / key} = ${2 * total}`}, so ${m`2a + ${key - 1} = ${(2 * total) / key}`} and ${m`a = ${low}`}.`,
      t`Check: the integers from ${low} to ${high} have the average ${rational(low + high, 2)}, and ${key} times that is ${total}.`,
    ],
    hints: [RUN_HINT, t`Express the sum by its first term and ${m`k`}. Which divisors come into question, and how large can ${m`k`} be if the first term is positive?`], // prettier-ignore
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
      [key + 1, 'ignored-condition', () => t`This also counts the number ${total} by itself, which is a sum of one term only.`],
      [oddLengths, 'stopped-early', () => t`This counts only runs with an odd number of terms, whose middle is a divisor. Runs with an even number of terms exist as well.`],
      [key - oddLengths, 'stopped-early', () => t`This counts only runs with an even number of terms.`],
      [all, 'answered-other-quantity', () => t`This is the number of all divisors of ${total}. A run does not belong to each of them.`],
      [all - 1, 'answered-other-quantity', () => t`This takes the number of divisors less 1. Even divisors do not give a run.`],
      [2 * key + 2, 'forgot-negative-case', () => t`This also counts runs that begin with zero or a negative number.`],
      [2 * key + 1, 'forgot-negative-case', () => t`This also counts the runs that begin with zero or a negative number.`],
      [odd.filter((d) => d > 1 && range(2, d - 1).every((p) => d % p !== 0)).length, 'distinct-and-repeated-primes', () => t`This counts only the odd primes that divide ${total}. Every odd divisor greater than 1 gives a run.`],
      [key - 1, 'off-by-one', () => t`This leaves out one run, for instance that of ${lengths.at(-1)!} terms.`],
      [key - 2, 'stopped-early', () => t`This leaves out two of the runs, for instance those of ${lengths.at(-1)!} and ${lengths.at(-2)!} terms.`],
      [key + 2, 'off-by-one', () => t`This counts two numbers of terms for which the run would not consist of integers.`],
    ], // prettier-ignore
    because: t`The possible numbers of terms are ${lengths.join(', ')}, one for each odd divisor of ${total} greater than 1: ${key} in all.`,
    quick: [t`Odd divisors of ${total}: ${odd.join(', ')}. Without the 1, that makes ${key}.`],
    full: [
      t`Let a run have ${m`k`} terms and begin with ${m`a`}. Its sum is ${m`\frac{k(2a + k - 1)}{2} = ${total}`}, so ${m`k(2a + k - 1) = ${2 * total}`}.`,
      t`One of the two factors is odd and the other even, and ${m`k`} is the smaller one. So each odd divisor of ${2 * total} gives exactly one split into two such factors, and each split gives one run.`,
      t`The odd divisors are ${odd.join(', ')}. The divisor 1 gives ${m`k = 1`}, the number ${total} by itself, which is not allowed. That leaves ${key} ways.`,
      t`Check with the numbers of terms, which are ${lengths.join(', ')}: for instance, ${lengths[0]!} terms from ${ends(total, lengths[0]!)[0]} to ${ends(total, lengths[0]!)[1]}.`,
    ],
    hints: [RUN_HINT, 'Write twice the sum as a product of two factors. What do you know of one factor being odd and the other even?'], // prettier-ignore
  }
}
