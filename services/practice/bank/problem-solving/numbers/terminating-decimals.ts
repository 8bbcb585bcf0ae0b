import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'
import { tally } from '../../factory/search.ts'

interface Terminating {
  level: Level
  /** The denominator is 2^a · 5^b · rest. */
  a: number
  b: number
  rest: number
  top: number
  /** The number of digits at level 2, and whether it must be exactly this one or may be less. */
  places: number
  isExact: boolean
}

export const terminatingDecimals = problem<Terminating>({
  id: 'terminating-decimals',
  skill: 'decimals',
  version: 2,
  levels: [1.5, 1.8, 1.7],
  draw: (random, level) => {
    const one = { level, a: random.int(1, 5), b: random.int(1, 3), rest: random.pick([3, 7, 9, 11, 13, 21]), top: random.step(40, 200, 5) } // prettier-ignore
    const bottom = 2 ** one.a * 5 ** one.b * one.rest
    if (level === 1 && (bottom > 1300 || one.top / one.rest < 5)) return null
    if (level === 3 && one.top / one.rest < 6) return null
    return { ...one, places: random.int(2, 5), isExact: random.pick([true, false]) }
  },
  write: (terminating) => ({
    ...byLevel(terminating, [multiples, soManyPlaces, eitherWay]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([first = 1, ...more], stem) => {
    const ends = (top: bigint, bottom: bigint): boolean => (top * 10n ** 24n) % bottom === 0n
    const places = Number(/(?:exactly|at most) (\d) digits/.exec(stem)?.[1])
    if (places) {
      const fits = (n: number, digits: number): boolean => 10 ** digits % n === 0
      return tally(2, 10 ** places, (n) => fits(n, places) && (stem.includes('at most') || !fits(n, places - 1)))
    }
    const [low, high, bottom] = [first, ...more] as [number, number, number]
    if (stem.includes('not')) return tally(low, high, (n) => !ends(BigInt(more.at(-1)!), BigInt(n)))
    return tally(low, high, (n) => ends(BigInt(n), BigInt(bottom)))
  }, // prettier-ignore
})

type Part = Written<'show' | 'fits'>

function multiples({ a, b, rest, top }: Terminating): Part {
  const bottom = 2 ** a * 5 ** b * rest
  const key = Math.floor(top / rest)
  const three = rest % 3 === 0 && rest > 3 ? rest / 3 : null
  return {
    stem: t`For how many integers ${m`n`} from 1 to ${top}, inclusive, can ${m`\frac{n}{${bottom}}`} be written as a terminating decimal?`,
    key,
    hints: [
      'A fraction in lowest terms terminates exactly when its denominator has no prime factors other than 2 and 5.',
      'Break the denominator into primes. Which part of it must the numerator cancel?',
    ],
    wrong: [
      [top - key, 'complement-forgotten', () => t`This counts the values for which the decimal does not terminate.`],
      [Math.floor(top / bottom) || 1, 'ignored-condition', () => t`This asks for multiples of the whole denominator ${bottom}. Factors 2 and 5 need not cancel.`],
      [Math.floor(top / (2 * rest)), 'ignored-condition', () => t`This asks for multiples of ${2 * rest}. A factor 2 in the denominator does no harm.`],
      [Math.floor(top / (5 * rest)), 'ignored-condition', () => t`This asks for multiples of ${5 * rest}. A factor 5 in the denominator does no harm.`],
      [three ? Math.floor(top / three) : key + 1, three ? 'stopped-early' : 'off-by-one', () => three ? t`This cancels only ${three} of the factor ${rest}; a 3 is left in the denominator.` : t`This counts one multiple of ${rest} beyond ${top}.`],
      [Math.floor(top / 3), 'stopped-early', () => t`This takes every multiple of 3, but the part that must cancel is ${rest}.`],
      [key + 1, 'boundary-included', () => t`This counts 0 as well, but the integers start at 1.`],
      [key - 1, 'boundary-excluded', () => t`This leaves out the last multiple of ${rest}, ${rest * key}, which still counts.`],
      [key + 2, 'off-by-one', () => t`This counts both a multiple below 1 and one beyond ${top}.`],
      [2 * key, 'doubled-or-halved', () => t`This counts the multiples of half of ${rest}.`],
      [Math.floor(top / 2), 'distinct-and-repeated-primes', () => t`This counts even numerators, but the factors 2 of the denominator need not cancel.`],
    ], // prettier-ignore
    because: t`${m`${bottom} = 2^${a} \times 5^${b} \times ${rest}`}: the factor ${rest} must cancel, so ${m`n`} is one of the ${key} multiples of ${rest}.`,
    quick: [
      t`${m`${bottom} = 2^${a} \times 5^${b} \times ${rest}`}; ${m`n`} must be a multiple of ${rest}: ${m`\frac{${top}}{${rest}}`}, rounded down, is ${key}.`,
    ],
    full: [
      t`A fraction terminates exactly when, in lowest terms, its denominator contains only the primes 2 and 5.`,
      t`Factor the denominator: ${m`${bottom} = 2^${a} \times 5^${b} \times ${rest}`}. The twos and fives may stay; the factor ${rest} has to cancel completely.`,
      t`So ${m`n`} must be a multiple of ${rest}. From 1 to ${top} there are ${m`\frac{${top}}{${rest}}`}, rounded down, that is ${key}.`,
      t`Check: ${m`n = ${rest}`} leaves ${m`\frac{1}{${bottom / rest}}`}, which terminates, while ${m`n = 1`} leaves a factor ${rest} below and repeats forever.`,
    ],
  }
}

function soManyPlaces({ places, isExact }: Terminating): Part {
  const [square, less] = [(places + 1) ** 2, places ** 2]
  const key = isExact ? square - less : square - 1
  return {
    stem: t`For how many integers ${m`n`} greater than 1 does the decimal form of ${m`\frac{1}{n}`} terminate with ${isExact ? 'exactly' : 'at most'} ${places} digits after the decimal point?`,
    key,
    hints: [
      'A decimal with so many digits is an integer divided by a power of 10. What does that say about the denominator?',
      t`Write ${m`n = 2^a \times 5^b`}. How does the number of digits depend on ${m`a`} and ${m`b`}?`,
    ],
    wrong: [
      [square, isExact ? 'ignored-condition' : 'boundary-included', () => isExact ? t`This counts all divisors of ${m`10^${places}`}. Many of them need fewer than ${places} digits.` : t`This counts ${m`n = 1`} as well, but the integers are greater than 1.`],
      [isExact ? square - 1 : 2 * places + 1, isExact ? 'ignored-condition' : 'stopped-early', () => isExact ? t`This counts the numbers with at most ${places} digits.` : t`This counts only the numbers with exactly ${places} digits.`],
      [less, 'one-period-off', () => t`This is the number of divisors of ${m`10^${places - 1}`}, whose decimals have fewer digits.`],
      [2 * places, 'off-by-one', () => t`This counts exponents ${places} of 2 and of 5 with smaller partners, but forgets the case in which both are ${places}.`],
      [2 * places + 2, 'order-counted', () => t`This counts the case in which both exponents are ${places} twice.`],
      [places + 1, 'stopped-early', () => t`This counts only the numbers whose exponent of 2 is ${places}.`],
      [places, 'stopped-early', () => t`This counts only powers of a single prime.`],
      [2 * places - 1, 'off-by-one', () => t`This leaves out the powers of 2 and of 5 alone.`],
      [places * (places + 1), 'exponents-multiplied', () => t`This multiplies ${places} possible exponents of one prime by ${places + 1} of the other. Both may be 0.`],
      [key - 2, 'stopped-early', () => t`This leaves out two of the numbers, for instance the powers ${m`2^${places}`} and ${m`5^${places}`}.`],
      [key + 3, 'off-by-one', () => t`This counts three numbers that need more than ${places} digits.`],
    ], // prettier-ignore
    because: isExact
      ? t`${m`n = 2^a \times 5^b`} with ${places} as the larger exponent: ${m`${square} - ${less} = ${key}`} numbers.`
      : t`${m`n`} is a divisor of ${m`10^${places}`} other than 1: ${m`${places + 1} \times ${places + 1} - 1 = ${key}`} numbers.`,
    quick: [t`${m`10^${places}`} has ${m`${places + 1}^2 = ${square}`} divisors; ${isExact ? t`${m`10^${places - 1}`} has ${less}, so ${key} are left` : t`without 1 there are ${key}`}.`], // prettier-ignore
    full: [
      t`A decimal with at most ${places} digits is an integer over ${m`10^${places}`}. So ${m`\frac{1}{n}`} has at most ${places} digits exactly when ${m`n`} is a divisor of ${m`10^${places} = 2^${places} \times 5^${places}`}.`,
      t`A divisor has the form ${m`2^a \times 5^b`}, where ${m`a`} and ${m`b`} are from 0 to ${places}: ${m`${places + 1} \times ${places + 1} = ${square}`} divisors, among them 1.`,
      isExact
        ? t`Those with fewer digits are the divisors of ${m`10^${places - 1}`}, of which there are ${m`${places}^2 = ${less}`}, the 1 included. So ${m`${square} - ${less} = ${key}`} numbers need exactly ${places} digits.`
        : t`The integers must be greater than 1, so ${m`${square} - 1 = ${key}`} numbers remain.`,
      isExact
        ? t`Check: the larger of the two exponents must be ${places}. Either ${m`a = ${places}`} with ${places + 1} values of ${m`b`}, or ${m`b = ${places}`} with ${places} smaller values of ${m`a`}; that is ${key}.`
        : t`Check: for one digit the same count gives ${m`2 \times 2 - 1 = 3`}, namely 2, 5, and 10, whose decimals are 0.5, 0.2, and 0.1.`,
    ],
  }
}

function eitherWay({ rest, top }: Terminating): Part {
  const low = 2
  const high = Math.min(60, Math.floor(top / 2))
  const ends = (n: number): boolean => [2, 5].reduce((left, p) => strip(left, p), n / gcd(n, rest)) === 1
  const good = range(low, high).filter(ends)
  const key = high - low + 1 - good.length
  const pure = range(low, high).filter((n) => strip(strip(n, 2), 5) === 1)
  const extra = good.filter((n) => !pure.includes(n))
  return {
    stem: t`For how many integers ${m`n`} from ${low} to ${high}, inclusive, is ${m`\frac{${rest}}{n}`} not equal to a terminating decimal?`,
    key,
    hints: [
      'It is easier to list the denominators that do give a terminating decimal. Which primes may they contain?',
      t`Besides denominators made of 2 and 5 only, look for those whose other factors cancel with the numerator.`,
    ],
    wrong: [
      [good.length, 'complement-forgotten', () => t`This counts the values for which the decimal does terminate.`],
      [high - low + 1 - pure.length, 'ignored-condition', () => t`This forgets that factors of ${rest} cancel: for instance, ${m`n = ${extra[0] ?? rest}`} gives a terminating decimal too.`],
      [key + 1, 'off-by-one', () => t`This counts ${high - low + 2} integers from ${low} to ${high}; there are ${high - low + 1}.`],
      [key - 1, 'off-by-one', () => t`This counts 1 among the terminating denominators, but the integers start at ${low}.`],
      [pure.length, 'complement-forgotten', () => t`This counts the denominators made of 2 and 5 only, which are on the other side.`],
      [high - low + 1 - range(low, high).filter((n) => n % 2 === 0 || n % 5 === 0).length, 'ignored-condition', () => t`This takes every multiple of 2 or 5 for terminating, but other primes in it still spoil the decimal.`],
      [key + 2, 'ignored-condition', () => t`This misses two denominators whose extra factor cancels or that are a high power of 2.`],
      [key - 2, 'off-by-one', () => t`This counts two denominators as terminating although a prime other than 2 and 5 stays.`],
      [key + 3, 'ignored-condition', () => t`This misses the products of 2 and 5, such as 10, 20, and 40, in the list.`],
      [key - 3, 'off-by-one', () => t`This counts three denominators as terminating although another prime stays in them.`],
    ], // prettier-ignore
    because: t`Of the ${high - low + 1} integers, ${good.length} give a terminating decimal, so ${m`${high - low + 1} - ${good.length} = ${key}`} do not.`,
    quick: [t`Terminating for ${good.join(', ')}: ${good.length} of ${high - low + 1}, which leaves ${key}.`],
    full: [
      t`Count the opposite. In lowest terms, a terminating decimal has only 2 and 5 in its denominator.`,
      t`Denominators made of 2 and 5 only: ${pure.join(', ')}, which are ${pure.length}.`,
      t`${extra.length === 0 ? t`No further denominator up to ${high} loses its other factor.` : t`Others become such after canceling with ${rest}: ${extra.join(', ')}, another ${extra.length}.`}`,
      t`From ${low} to ${high} there are ${high - low + 1} integers, and ${good.length} of them give a terminating decimal, so ${m`${high - low + 1} - ${good.length} = ${key}`} do not.`,
      t`Check a borderline case: ${m`n = ${rest}`} gives 1, which terminates.`,
    ],
  }
}

const strip = (n: number, p: number): number => (n % p === 0 ? strip(n / p, p) : n)
