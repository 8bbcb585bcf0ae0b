import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, plain, t } from '../../factory/format.ts'
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
  version: 3,
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
const sumText = (list: readonly number[]): string =>
  list.length === 1 ? plain(list[0]!) : m`${list.join(' + ')} = ${list.reduce((a, b) => a + b, 0)}`
/** '16 multiples of 5 and 3 of 25'. */
function multiplesText(p: number, n: number): string {
  const parts = quotients(p, n).map((number, at) =>
    at === 0 ? count(number, `multiple of ${p}`, `multiples of ${p}`) : t`${number} of ${p ** (at + 1)}`,
  )
  return parts.length > 2 ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)!}` : parts.join(' and ')
}

function leastForZeros({ wanted }: Factorial): Part {
  const key = leastWith(wanted)
  const before = total(5, key - 1)
  const list = quotients(5, key)
  return {
    stem: t`What is the least positive integer ${m`n`} for which ${m`10^{${wanted}}`} is a factor of ${m`n!`}?`,
    key,
    hints: [
      t`A factor of 10 is made of two primes. Which of them is rarer in ${m`n!`}?`,
      t`Every multiple of 5 contributes a factor of 5, and some contribute more than one. For which ${m`n`} are there ${wanted} of them?`,
    ],
    wrong: [
      [5 * wanted, 'distinct-and-repeated-primes', () => t`This answer counts one factor of 5 for each multiple of 5: ${m`${5 * wanted} \div 5 = ${wanted}`}. Multiples of 25 contribute two, so a smaller ${m`n`} works.`],
      [key - 5, 'off-by-one', () => t`${m`${key - 5}!`} has only ${sumText(quotients(5, key - 5))} factors of 5, and ${wanted} are needed.`],
      [key + 5, 'off-by-one', () => t`This value works, but it is not the least: ${m`${key}!`} already has ${total(5, key)} factors of 5.`],
      [10 * wanted, 'stopped-early', () => t`This answer counts one factor of 10 for each multiple of 10. A multiple of 5 combined with any even number also gives a factor of 10.`],
      [key - 10, 'off-by-one', () => t`${m`${key - 10}!`} has only ${sumText(quotients(5, key - 10))} factors of 5, and ${wanted} are needed.`],
      [key + 10, 'off-by-one', () => t`This value works, but it is not the least: ${m`${key}!`} already has ${total(5, key)} factors of 5.`],
      [4 * wanted - 5 * Math.floor(wanted / 6), 'distinct-and-repeated-primes', () => t`This answer allows too much for the multiples of 25. Each of them contributes only one factor of 5 more than the other multiples of 5.`],
      [5 * wanted - 5 * Math.floor(wanted / 5), 'distinct-and-repeated-primes', () => t`This answer skips one multiple of 5 for every five factors of 5. Count the multiples of 25 up to ${m`n`} itself: there are ${Math.floor(key / 25)}.`],
      [2 * wanted, 'answered-other-quantity', () => t`This answer makes sure only that there are enough even numbers. Factors of 5 are rarer, and ${m`${2 * wanted}!`} has only ${total(5, 2 * wanted)} of them.`],
      [key - 1, 'off-by-one', () => t`${m`${key - 1}!`} does not contain the factor ${key}, so it has only ${before} factors of 5.`],
    ], // prettier-ignore
    because: t`${m`${key}!`} has ${sumText(list)} factors of 5, and at least ${wanted} are needed. ${m`${key - 1}!`} has only ${before}.`,
    quick: [
      t`Up to ${key} there are ${multiplesText(5, key)}, so ${m`${key}!`} has ${sumText(list)} factors of 5. In ${m`${key - 1}!`} there are only ${before}, so the least ${m`n`} is ${key}.`,
    ],
    full: [
      t`Since ${m`10 = 2 \times 5`} and factors of 2 are plentiful, count factors of 5: ${m`n!`} must have at least ${wanted} of them.`,
      t`Each multiple of 5 contributes one, so ${m`n = ${5 * wanted}`} would certainly work. But each multiple of 25 contributes two${key >= 125 ? ' and each multiple of 125 three' : ''}, so a smaller ${m`n`} is sufficient.`,
      t`Try smaller multiples of 5. Up to ${key} there are ${multiplesText(5, key)}, which makes ${sumText(list)} factors of 5. That is ${total(5, key) === wanted ? t`exactly ${wanted}` : t`at least ${wanted}`}.`,
      t`Since ${key} itself contributes ${total(5, key) - before === 1 ? 'one factor' : `${total(5, key) - before} factors`} of 5, ${m`${key - 1}!`} has only ${before}. So the least possible ${m`n`} is ${key}.`,
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
      t`Which prime factor of ${base} is used up first in ${m`${n}!`}?`,
      t`How many factors of ${p} does ${m`${n}!`} have? Some numbers contribute more than one.`,
    ],
    wrong: [
      [list[0]!, 'distinct-and-repeated-primes', () => t`This answer counts one factor of ${p} for each of the ${list[0]!} multiples of ${p} up to ${n}. Multiples of ${p * p} contribute more than one, so there are ${total(p, n)}${e > 1 ? t`, and each ${base} needs ${e} of them` : ''}.`],
      [Math.floor(n / base), 'stopped-early', () => t`This answer counts only the multiples of ${base} up to ${n}, ${Math.floor(n / base)} in all. The prime factors of ${base} can also come from different numbers.`],
      [e > 1 ? total(p, n) : key * 2, 'doubled-or-halved', () => e > 1 ? t`${total(p, n)} is the number of factors of ${p} in ${m`${n}!`}. Each ${base} needs ${e} of them, so divide by ${e}.` : t`This answer counts every factor of ${p} twice: ${m`2 \times ${key}`}. Each ${base} needs only one of them.`],
      [other ? powerOf(other, exponentIn(other, base), n) : total(p, n) + e, 'answered-other-quantity', () => other ? t`This answer is the limit set by the prime ${other}. The factors of ${p} run out first, after ${key}.` : t`This answer does not divide the number of factors of ${p} by ${e}, the number each ${base} needs.`],
      [key + 1, 'off-by-one', () => t`${m`${base}^{${key + 1}}`} would need ${e * (key + 1)} factors of ${p}, but ${m`${n}!`} has only ${total(p, n)}.`],
      [Math.floor(n / base) + Math.floor(n / base ** 2), 'stopped-early', () => t`This answer divides ${n} repeatedly by ${base} and adds ${Math.floor(n / base)} and ${Math.floor(n / base ** 2)}. That works only for primes, so divide by ${p}.`],
      [key - 1, 'off-by-one', () => t`This value works, but it is not the greatest. ${m`${n}!`} has ${total(p, n)} factors of ${p}, and ${m`k = ${key}`} needs only ${e * key}.`],
      [Math.floor(list[0]! / e), 'distinct-and-repeated-primes', () => t`This answer counts only one factor of ${p} for each multiple of ${p} and divides: ${m`${list[0]!} \div ${e}`}, rounded down. Multiples of ${p * p} contribute more than one.`],
    ], // prettier-ignore
    because: t`The prime ${p} sets the limit: ${m`${n}!`} has ${sumText(list)} factors of ${p}${e > 1 ? t`, and each ${base} needs ${e} of them` : ''}, so ${m`k`} is at most ${key}.`,
    quick: [
      t`The factors of ${p} run out first. Up to ${n} there are ${multiplesText(p, n)}, so ${m`${n}!`} has ${sumText(list)} factors of ${p}${e > 1 ? t`. Each ${base} needs ${e}, so divide by ${e} and round down: ${key}` : t`, and ${m`k`} is at most ${key}`}.`,
    ],
    full: [
      t`Find the prime factor of ${base} that runs out first in ${m`${n}!`}. That is ${p}, and each ${base} needs ${['one factor', 'two factors', 'three factors'][e - 1]!} of ${p}.`,
      t`Divide ${n} by ${p} repeatedly, rounding down: the quotients ${list.join(', ')} count the multiples of ${p}, of ${p * p}, and so on.`,
      t`Their sum, ${sumText(list)}, is the number of factors of ${p} in ${m`${n}!`}.`,
      other
        ? t`The other prime, ${other}, would allow ${powerOf(other, exponentIn(other, base), n)}, so it does not set the limit.`
        : t`To check: ${m`${base}^{${key}}`} uses ${e * key} factors of ${p}, and one more ${base} would need ${e * (key + 1)}.`,
      e > 1
        ? t`Dividing ${total(p, n)} by ${e} and rounding down gives the greatest possible value of ${m`k`}, ${key}.`
        : t`So the greatest possible value of ${m`k`} is ${key}.`,
    ],
  }
}

function ofQuotient({ n, less }: Factorial): Part {
  const low = n - less
  const [top, bottom] = [total(5, n), total(5, low)]
  const key = top - bottom
  const multiples = Math.floor(n / 5) - Math.floor(low / 5)
  return {
    stem: t`How many consecutive zeros are at the end of the integer ${m`\frac{${n}!}{${low}!}`}?`,
    key,
    hints: [
      t`What is left of ${m`\frac{${n}!}{${low}!}`} after canceling?`,
      'How many factors of 5 are left? Some multiples of 5 contribute more than one.',
    ],
    wrong: [
      [multiples, 'distinct-and-repeated-primes', () => t`This answer counts one factor of 5 for each of the ${multiples} multiples of 5 from ${low + 1} to ${n}. Multiples of 25 contribute more than one.`],
      [total(5, less), 'wrong-operation', () => t`This answer counts the zeros of ${m`${less}!`}, as if ${m`\frac{${n}!}{${low}!}`} were ${m`(${n} - ${low})!`}. It is the product of the integers from ${low + 1} to ${n}.`],
      [top, 'stopped-early', () => t`${top} is the number of zeros at the end of ${m`${n}!`}. The ${bottom === 1 ? 'factor of 5 in' : `${bottom} factors of 5 in`} ${m`${low}!`} ${bottom === 1 ? 'cancels' : 'cancel'}.`],
      [bottom, 'answered-other-quantity', () => t`${bottom} is the number of zeros at the end of ${m`${low}!`}, the denominator. Subtract it from ${top}, the number for ${m`${n}!`}.`],
      [Math.floor(n / 10) - Math.floor(low / 10), 'stopped-early', () => t`This answer counts only the multiples of 10 from ${low + 1} to ${n}. A 5 combined with any even number also gives a factor of 10.`],
      [key + 1, 'off-by-one', () => t`This many zeros would take ${key + 1} factors of 5. ${m`${n}!`} has ${top}, and ${bottom} of them ${bottom === 1 ? 'cancels' : 'cancel'}, which leaves only ${key}.`],
      [key + 2, 'off-by-one', () => t`This many zeros would take ${key + 2} factors of 5. ${m`${n}!`} has ${top}, and ${bottom} of them ${bottom === 1 ? 'cancels' : 'cancel'}, which leaves only ${key}.`],
      [key - 1, 'off-by-one', () => t`This answer misses one of the factors of 5 from ${low + 1} to ${n}, inclusive: ${multiples} from the multiples of 5, and ${key - multiples} more from multiples of 25.`],
      [key * 2, 'doubled-or-halved', () => t`This answer counts each of the ${key} factors of 5 twice. One factor of 5 and one factor of 2 make one zero.`],
      [2 * multiples, 'doubled-or-halved', () => t`This answer counts two factors of 5 for each of the ${multiples} multiples of 5. Most of them contribute only one.`],
    ], // prettier-ignore
    because: t`${m`${n}!`} has ${sumText(quotients(5, n))} factors of 5 and ${m`${low}!`} has ${sumText(quotients(5, low))}, so ${m`${top} - ${bottom} = ${key}`} are left, with more than enough factors of 2.`,
    quick: [
      t`Up to ${n} there are ${multiplesText(5, n)}. Up to ${low} there are ${multiplesText(5, low)}. So ${m`${top} - ${bottom} = ${key}`} factors of 5 are left, and that is the number of zeros.`,
    ],
    full: [
      t`Each zero at the end comes from a factor ${m`10 = 2 \times 5`}. Factors of 2 are plentiful, so count the factors of 5 that are left after canceling.`,
      t`Count the multiples of 5${n >= 25 ? t`, and those of 25${n >= 125 ? ' and 125' : ''} once more` : ''}. The number of factors of 5 in ${m`${n}!`} is ${sumText(quotients(5, n))}, and in ${m`${low}!`} it is ${sumText(quotients(5, low))}.`,
      t`So ${m`${top} - ${bottom} = ${key}`} factors of 5 are left, and the integer ends in ${count(key, 'zero', 'zeros')}.`,
      t`Check: the quotient is the product of the integers from ${low + 1} to ${n}. Among them are ${multiples} multiples of 5, and multiples of 25 add ${key - multiples} more: ${m`${multiples} + ${key - multiples} = ${key}`}.`,
    ],
  }
}
