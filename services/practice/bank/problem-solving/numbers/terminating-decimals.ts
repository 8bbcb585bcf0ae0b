import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
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
}

export const terminatingDecimals = problem<Terminating>({
  id: 'terminating-decimals',
  skill: 'decimals',
  levels: [1.6, 1.7, 2],
  draw: (random, level) => {
    const one = { level, a: random.int(1, 5), b: random.int(1, 3), rest: random.pick([3, 7, 9, 11, 13, 21]), top: random.step(40, 200, 5) } // prettier-ignore
    const bottom = 2 ** one.a * 5 ** one.b * one.rest
    if (level === 1 && (bottom > 1300 || one.top / one.rest < 5)) return null
    if (level === 2 && (one.a === one.b || one.rest === 21)) return null
    if (level === 3 && one.top / one.rest < 6) return null
    return level === 2 ? { ...one, a: one.a + 3, b: one.b + 2 } : one
  },
  write: (terminating) => ({
    ...byLevel(terminating, [multiples, places, eitherWay]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([first = 1, ...more], stem) => {
    const ends = (top: bigint, bottom: bigint): boolean => (top * 10n ** 24n) % bottom === 0n
    if (stem.includes('how many digits')) {
      const [a = 0, b = 0] = [...stem.matchAll(/[25]\^\{?(\d+)\}?/g)].map(([, power]) => Number(power))
      const bottom = 2n ** BigInt(a) * 5n ** BigInt(b)
      return range(1, 40).find((k) => (BigInt(Number(/frac\{(\d+)\}/.exec(stem)?.[1])) * 10n ** BigInt(k)) % bottom === 0n)!
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

function places({ a, b, rest }: Terminating): Part {
  const key = Math.max(a, b)
  const [more, less] = a > b ? [2, 5] : [5, 2]
  const few = Math.min(a, b)
  return {
    stem: t`If ${m`\frac{${rest}}{2^{${a}} \times 5^{${b}}}`} is written as a decimal, how many digits does it have after the decimal point? (Zeros at the end are not written.)`,
    key,
    hints: [
      'Make the denominator a power of 10.',
      'Which of the two primes is short, and by how many factors? Multiply top and bottom by just those.',
    ],
    wrong: [
      [few, 'wrong-part-of-ratio', () => t`This completes only ${few} pairs of 2 and 5; ${key - few} factors ${more} are left in the denominator.`],
      [a + b, 'exponents-added', () => t`This adds the exponents, but each place needs one 2 and one 5 together.`],
      [key - few, 'stopped-early', () => t`This is the number of factors ${less} that are missing, not the exponent of the 10.`],
      [key - 1, 'off-by-one', () => t`This counts only the zeros after the point or one factor too few; the denominator becomes ${m`10^{${key}}`}.`],
      [key + 1, 'off-by-one', () => t`This counts the zero before the decimal point as well.`],
      [a * b, 'exponents-multiplied', () => t`This multiplies the exponents.`],
      [2 * key, 'doubled-or-halved', () => t`This counts each of the ${key} factors ${more} twice.`],
      [key + 2, 'decimal-shift', () => t`This shifts the decimal point two places too far.`],
      [key + few + 1, 'exponents-added', () => t`This adds the exponents and one more, but pairs of 2 and 5 count once.`],
      [key - 2, 'off-by-one', () => t`This leaves two factors ${more} without a partner.`],
    ], // prettier-ignore
    because: t`Multiplying by ${m`${less}^{${key - few}}`} on top and bottom makes the denominator ${m`10^{${key}}`}, so there are ${key} places.`,
    quick: [t`The larger exponent decides: the denominator becomes ${m`10^{${key}}`}.`],
    full: [
      t`Turn the denominator into a power of 10, which needs as many twos as fives.`,
      t`There are ${a} twos and ${b} fives, so ${key - few} factors ${less} are missing. Multiply numerator and denominator by ${m`${less}^{${key - few}}`}: the fraction becomes ${m`\frac{${rest} \times ${less}^{${key - few}}}{10^{${key}}}`}.`,
      t`Dividing by ${m`10^{${key}}`} moves the point ${key} places to the left. The new numerator is not a multiple of 10, because it has no factor ${more}, so no zero stands at the end.`,
      t`The decimal has ${key} places. Check: ${key} is the larger of the two exponents.`,
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
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
