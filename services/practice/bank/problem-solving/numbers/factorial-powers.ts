import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

interface Factorial {
  level: Level
  n: number
  /** The base whose greatest power is asked for at level 2, and what is taken away at level 3. */
  base: number
  less: number
  /** The exponent of 10 at level 1. */
  wanted: number
}

/** Bases with the prime, and its exponent in the base, that runs out first. */
const BASES: Readonly<Record<number, readonly [prime: number, exponent: number]>> = {
  12: [3, 1],
  18: [3, 2],
  24: [2, 3],
  45: [5, 1],
  50: [5, 2],
  72: [3, 2],
  75: [5, 2],
}

export const factorialPowers = problem<Factorial>({
  id: 'factorial-powers',
  skill: 'primes',
  version: 2,
  levels: [1.4, 1.3, 1.4],
  draw: (random, level) => {
    const n = random.int(30, 160)
    const base = Number(random.pick(Object.keys(BASES)))
    const less = random.int(5, 24)
    if (level === 2 && range(2, base).some((p) => isPrimeFactor(p, base) && p !== BASES[base]![0] && powerOf(p, exponentIn(p, base), n) <= powerOf(...BASES[base]!, n))) return null // prettier-ignore
    const left = powerOf(5, 1, n) - powerOf(5, 1, n - less)
    if (level === 3 && (left < 2 || left === Math.floor(n / 5) - Math.floor((n - less) / 5))) return null
    const wanted = random.int(11, 36)
    if (level === 1 && 5 * wanted - leastWith(wanted) < 10) return null
    return { level, n, base, less, wanted }
  },
  write: (factorial) => ({
    ...byLevel(factorial, [leastForZeros, greatestPower, ofQuotient]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([first = 1, ...more], stem) => {
    const product = (low: number, high: number): bigint =>
      range(low, high).reduce((all, each) => all * BigInt(each), 1n)
    const zerosOf = (value: bigint, base: bigint): number => (value % base === 0n ? 1 + zerosOf(value / base, base) : 0)
    if (stem.includes('least')) return range(1, 400).find((n) => zerosOf(product(1, n), 10n) >= more[0]!)!
    if (stem.includes('\\frac')) return zerosOf(product(more[0]! + 1, first), 10n)
    return zerosOf(product(1, more[0]!), BigInt(first))
  },
})

type Part = Written<'show' | 'fits'>
const quotients = (p: number, n: number): number[] =>
  n < p ? [] : [Math.floor(n / p), ...quotients(p, Math.floor(n / p))]
const total = (p: number, n: number): number => quotients(p, n).reduce((sum, each) => sum + each, 0)
/** The least n for which n! has so many factors 5. */
const leastWith = (wanted: number): number => range(1, 80).find((k) => total(5, 5 * k) >= wanted)! * 5
const powerOf = (p: number, e: number, n: number): number => Math.floor(total(p, n) / e)
const exponentIn = (p: number, n: number): number => (n % p === 0 ? 1 + exponentIn(p, n / p) : 0)
const isPrimeFactor = (p: number, n: number): boolean => n % p === 0 && range(2, p - 1).every((d) => p % d !== 0)
const sumText = (list: readonly number[]): string => m`${list.join(' + ')} = ${list.reduce((a, b) => a + b, 0)}`

function leastForZeros({ wanted }: Factorial): Part {
  const key = leastWith(wanted)
  const before = total(5, key - 1)
  const list = quotients(5, key)
  return {
    stem: t`What is the least positive integer ${m`n`} for which ${m`10^{${wanted}}`} is a factor of ${m`n!`}?`,
    key,
    hints: [
      'Each factor 10 needs a 2 and a 5. Which of these two primes is scarcer in a factorial?',
      t`Every multiple of 5 contributes a factor 5, and some contribute more. Count until there are ${wanted} of them.`,
    ],
    wrong: [
      [5 * wanted, 'distinct-and-repeated-primes', () => t`This gives one factor 5 to each multiple of 5. Multiples of 25 contribute two, so fewer multiples are needed.`],
      [key - 5, 'off-by-one', () => t`${m`${key - 5}!`} has only ${total(5, key - 5)} factors 5.`],
      [key + 5, 'off-by-one', () => t`This works, but it is not the least: ${m`${key}!`} has ${total(5, key)} factors 5 already.`],
      [10 * wanted, 'stopped-early', () => t`This waits for ${wanted} multiples of 10. A 5 that meets any even number also makes a 10.`],
      [key - 10, 'off-by-one', () => t`${m`${key - 10}!`} has only ${total(5, key - 10)} factors 5.`],
      [key + 10, 'off-by-one', () => t`This works, but it is not the least: ${m`${key}!`} has ${total(5, key)} factors 5 already.`],
      [4 * wanted - 5 * Math.floor(wanted / 6), 'distinct-and-repeated-primes', () => t`This takes off too much for the multiples of 25: each gives only one factor 5 more than other multiples of 5.`],
      [5 * wanted - 5 * Math.floor(wanted / 5), 'distinct-and-repeated-primes', () => t`This skips one multiple of 5 for every five factors. The number of multiples of 25 must be counted up to ${m`n`} itself.`],
      [2 * wanted, 'answered-other-quantity', () => t`This is about where the factors 2 would be sufficient. Fives are scarcer, so they decide.`],
      [key - 1, 'off-by-one', () => t`${m`${key - 1}!`} does not contain the factor ${key} yet and has only ${before} factors 5.`],
    ], // prettier-ignore
    because: t`${m`${key}!`} has ${total(5, key)} factors 5, at least the ${wanted} that are needed, and ${m`${key - 1}!`} has only ${before}.`,
    quick: [t`Factors 5 up to ${key}: ${sumText(list)}; one step earlier there are only ${before}.`],
    full: [
      t`Since ${m`10 = 2 \times 5`} and every second number is even, fives are scarcer: the factorial needs ${wanted} factors 5.`,
      t`Multiples of 5 give one each, so ${m`n = ${5 * wanted}`} would certainly do. But multiples of 25 give two${key >= 125 ? ' and multiples of 125 three' : ''}, so a smaller ${m`n`} is enough.`,
      t`Try smaller multiples of 5. For ${m`n = ${key}`}, the count is ${sumText(list)}, which is at least ${wanted}.`,
      t`Check that it is the least: ${key} itself contributes ${total(5, key) - before === 1 ? 'one factor' : `${total(5, key) - before} factors`} 5, so ${m`${key - 1}!`} has only ${before}.`,
    ],
  }
}

function greatestPower({ n, base }: Factorial): Part {
  const [p, e] = BASES[base]!
  const list = quotients(p, n)
  const key = powerOf(p, e, n)
  const other = range(2, base).find((q) => isPrimeFactor(q, base) && q !== p)
  return {
    stem: t`If ${m`k`} is a positive integer and ${m`${base}^k`} is a factor of ${m`${n}!`}, what is the greatest possible value of ${m`k`}?`,
    key,
    hints: [
      t`Break ${base} into primes. Which prime of it is scarcest in the product ${m`${n}!`}?`,
      'Count how often that prime divides the factorial, with the repeated factors of its higher powers, and see how many full sets this gives.',
    ],
    wrong: [
      [list[0]!, 'distinct-and-repeated-primes', () => t`This counts each multiple of ${p} once. Multiples of ${p * p} carry a further factor ${p}.`],
      [Math.floor(n / base), 'stopped-early', () => t`This counts only the multiples of ${base}. Its primes also come from different factors.`],
      [e > 1 ? total(p, n) : key * 2, 'doubled-or-halved', () => e > 1 ? t`This is the number of factors ${p}. Each ${base} uses ${e} of them.` : t`This counts every factor ${p} twice.`],
      [other ? powerOf(other, exponentIn(other, base), n) : total(p, n) + e, 'answered-other-quantity', () => other ? t`This looks at the prime ${other}, which is more plentiful. The scarcer prime ${p} sets the limit.` : t`This does not divide by the exponent of ${p} in ${base} correctly.`],
      [key + 1, 'off-by-one', () => t`This would need ${e * (key + 1)} factors ${p}; there are only ${total(p, n)}.`],
      [Math.floor(n / base) + Math.floor(n / base ** 2), 'stopped-early', () => t`This runs the count with ${base} itself, which works only for primes.`],
      [key - 1, 'off-by-one', () => t`This is not the greatest: ${e * key} factors ${p} are available.`],
      [Math.floor(list[0]! / e), 'distinct-and-repeated-primes', () => t`This forgets the further factors ${p} in multiples of ${p * p}.`],
    ], // prettier-ignore
    because: t`The prime ${p} is scarcest: it divides ${m`${n}!`} ${total(p, n)} times${e > 1 ? t`, and each ${base} needs ${e} of them` : ''}, so ${m`k = ${key}`} at most.`,
    quick: [t`Count the factors ${p}: ${sumText(list)}${e > 1 ? t`; divide by ${e} and round down` : ''}.`],
    full: [
      t`Split ${base} into primes and find the one that runs out first. That is ${p}, of which each ${base} needs ${['one', 'two', 'three'][e - 1]!}.`,
      t`Divide ${n} by ${p} again and again, rounding down: the quotients are ${list.join(', ')}. They count the multiples of ${p}, of ${p * p}, and so on.`,
      t`Their sum, ${sumText(list)}, is the number of factors ${p} in ${m`${n}!`}${e > 1 ? t`, and divided by ${e} and rounded down it is ${key}` : ''}. So ${m`k`} is at most ${key}.`,
      other
        ? t`Check: the prime ${other} would allow ${powerOf(other, exponentIn(other, base), n)}, so it is not the bottleneck.`
        : t`Check: ${m`${base}^{${key}}`} uses ${e * key} factors ${p}, and one more ${base} would need ${e * (key + 1)}.`,
    ],
  }
}

function ofQuotient({ n, less }: Factorial): Part {
  const low = n - less
  const [top, bottom] = [total(5, n), total(5, low)]
  const key = top - bottom
  const multiples = Math.floor(n / 5) - Math.floor(low / 5)
  return {
    stem: t`How many consecutive zeros stand at the end of the integer ${m`\frac{${n}!}{${low}!}`}?`,
    key,
    hints: [
      'Which factors are left after canceling? Only they matter.',
      'Count how often 5 divides what is left, and remember that some multiples of 5 contain it more than once.',
    ],
    wrong: [
      [multiples, 'distinct-and-repeated-primes', () => t`This counts each multiple of 5 from ${low + 1} to ${n} once. A multiple of 25 carries a second factor 5.`],
      [total(5, less), 'wrong-operation', () => t`This takes the zeros of ${m`${less}!`}, but the quotient is not ${m`(${n} - ${low})!`}.`],
      [top, 'stopped-early', () => t`These are the zeros of ${m`${n}!`} alone. Those of ${m`${low}!`} cancel.`],
      [bottom, 'answered-other-quantity', () => t`These are the zeros of ${m`${low}!`}, the denominator.`],
      [Math.floor(n / 10) - Math.floor(low / 10), 'stopped-early', () => t`This counts only the multiples of 10 that are left.`],
      [key + 1, 'off-by-one', () => t`This counts a factor 5 of ${m`${low}!`} as well, although it cancels.`],
      [key + 2, 'off-by-one', () => t`This counts the end of the range twice: only the factors from ${low + 1} to ${n} are left.`],
      [key - 1, 'off-by-one', () => t`This misses one of the factors 5 between ${low + 1} and ${n}, inclusive.`],
      [key * 2, 'doubled-or-halved', () => t`This counts each factor 5 twice.`],
      [2 * multiples, 'doubled-or-halved', () => t`This gives every multiple of 5 two factors 5.`],
    ], // prettier-ignore
    because: t`${m`${n}!`} has ${top} factors 5 and ${m`${low}!`} has ${bottom}; the difference, ${key}, is left, with enough twos beside them.`,
    quick: [t`Factors 5 above minus factors 5 below: ${m`${top} - ${bottom} = ${key}`}.`],
    full: [
      t`Zeros at the end come from factors ${m`10 = 2 \times 5`}, and the fives are scarcer. Dividing cancels the fives of the denominator.`,
      t`In ${m`${n}!`} the number of fives is ${sumText(quotients(5, n))}; in ${m`${low}!`} it is ${sumText(quotients(5, low))}.`,
      t`So ${m`${top} - ${bottom} = ${key}`} fives are left.`,
      t`Check directly: the quotient is the product of the integers from ${low + 1} to ${n}. Among them are ${multiples} multiples of 5${key > multiples ? ', and those of 25 count once more' : ''}; the even numbers supply enough twos.`,
    ],
  }
}
