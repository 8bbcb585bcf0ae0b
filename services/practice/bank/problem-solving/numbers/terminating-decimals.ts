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
      'If a fraction in lowest terms is a terminating decimal, which prime factors can its denominator have?',
      t`Which prime factors of ${bottom} must cancel? What does that say about ${m`n`}?`,
    ],
    wrong: [
      [top - key, 'complement-forgotten', () => t`This answer counts the integers for which the decimal does not terminate: ${m`${top} - ${key} = ${top - key}`}.`],
      [Math.floor(top / bottom) || 1, 'ignored-condition', () => bottom > top ? t`This answer counts only ${m`n = ${rest}`}. Every other multiple of ${rest} in the range also gives a terminating decimal.` : t`This answer counts only multiples of the whole denominator, ${bottom}. Its factors of 2 and 5 do not have to cancel.`],
      [Math.floor(top / (2 * rest)), 'ignored-condition', () => t`This answer counts only multiples of ${2 * rest}. A factor of 2 in the denominator does not have to cancel.`],
      [Math.floor(top / (5 * rest)), 'ignored-condition', () => t`This answer counts only multiples of ${5 * rest}. A factor of 5 in the denominator does not have to cancel.`],
      [three ? Math.floor(top / three) : key + 1, three ? 'stopped-early' : 'off-by-one', () => three ? t`This answer counts all multiples of ${three}. If only ${three} cancels, a factor of 3 is left in the denominator.` : t`This answer counts one multiple of ${rest} too many: ${rest * (key + 1)} is greater than ${top}.`],
      [Math.floor(top / 3), 'stopped-early', () => t`This answer counts all multiples of 3, but the whole factor ${rest} has to cancel.`],
      [key + 1, 'boundary-included', () => t`This answer also counts 0, but the integers start at 1.`],
      [key - 1, 'boundary-excluded', () => t`This answer leaves out the last multiple of ${rest}, ${rest * key}, which is still in the range.`],
      [key + 2, 'off-by-one', () => t`This answer also counts 0 and ${rest * (key + 1)}, which are multiples of ${rest} but not in the range.`],
      [2 * key, 'doubled-or-halved', () => t`This answer is twice the number of multiples of ${rest} from 1 to ${top}, which is only ${key}.`],
      [Math.floor(top / 2), 'distinct-and-repeated-primes', () => t`This answer counts the even integers. The factors of 2 in the denominator do not have to cancel, but ${rest} does.`],
    ], // prettier-ignore
    because: t`Since ${m`${bottom} = ${powerTex(2, a)} \times ${powerTex(5, b)} \times ${rest}`}, the factor ${rest} has to cancel, so ${m`n`} must be one of the ${key} multiples of ${rest}.`,
    quick: [
      t`Since ${m`${bottom} = ${powerTex(2, a)} \times ${powerTex(5, b)} \times ${rest}`}, the ${rest} has to cancel, so ${m`n`} must be a multiple of ${rest}. There are ${key} of them, because ${m`${key} \times ${rest} = ${key * rest}`} is the last one that is not greater than ${top}.`,
    ],
    full: [
      t`A fraction in lowest terms is a terminating decimal if and only if its denominator has no prime factors other than 2 and 5.`,
      t`The denominator is ${m`${bottom} = ${powerTex(2, a)} \times ${powerTex(5, b)} \times ${rest}`}. The factors of 2 and 5 may stay, but the factor ${rest} has to cancel.`,
      t`So ${m`n`} must be a multiple of ${rest}. For example, ${m`n = ${rest}`} gives ${m`\frac{1}{${bottom / rest}}`}, which terminates.`,
      t`From 1 to ${top} there are ${key} multiples of ${rest}. Check: ${m`${key} \times ${rest} = ${key * rest}`} is at most ${top}, and ${m`${key + 1} \times ${rest} = ${(key + 1) * rest}`} is too large.`,
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
      t`If a decimal has at most ${places} digits after the decimal point, by what power of 10 can you multiply it to get an integer?`,
      t`What does that say about the prime factors of ${m`n`}, and about their exponents?`,
    ],
    wrong: [
      [square, isExact ? 'ignored-condition' : 'boundary-included', () => isExact ? t`This answer counts all ${square} divisors of ${m`10^${places}`}. Some of them have decimals with fewer than ${places} digits.` : t`This answer counts all ${square} divisors of ${m`10^${places}`}, including 1. The integers have to be greater than 1.`],
      [isExact ? square - 1 : 2 * places + 1, isExact ? 'ignored-condition' : 'stopped-early', () => isExact ? t`This answer counts the integers greater than 1 with at most ${places} digits. The question asks for exactly ${places}.` : t`This answer counts only the integers with exactly ${places} digits. Fewer digits are allowed too.`],
      [less, 'one-period-off', () => t`This answer counts the ${m`${places}^2 = ${less}`} divisors of ${m`10^${places - 1}`}, which give fewer than ${places} digits. It leaves out the decimals with exactly ${places} digits.`],
      [2 * places, 'off-by-one', () => t`This answer counts the integers ${m`2^a \times 5^b`} in which one exponent is ${places} and the other is smaller. It leaves out ${m`10^${places}`}, in which both are ${places}.`],
      [2 * places + 2, 'order-counted', () => t`This answer counts ${places + 1} integers with ${places} as the exponent of 2 and ${places + 1} with ${places} as the exponent of 5. The integer ${m`10^${places}`} is counted twice.`],
      [places + 1, 'stopped-early', () => t`This answer counts only the ${places + 1} integers in which the exponent of 2 is ${places}. The exponent of 5 can be ${places} instead.`],
      [places, 'stopped-early', () => t`This answer counts only the powers of a single prime, such as ${m`2^1`} to ${m`2^${places}`}. The integer ${m`n`} can have both 2 and 5 as factors.`],
      [2 * places - 1, 'off-by-one', () => t`This answer leaves out two of the integers, the powers ${m`2^${places}`} and ${m`5^${places}`}.`],
      [places * (places + 1), 'exponents-multiplied', () => t`This answer multiplies ${places} choices for one exponent by ${places + 1} for the other. Both exponents can be anything from 0 to ${places}.`],
      [key - 2, 'stopped-early', () => t`This answer leaves out two of the integers, for example the powers ${m`2^${places}`} and ${m`5^${places}`}.`],
      [key + 3, 'off-by-one', () => t`This answer is too high by 3. ${isExact ? t`There are ${square} divisors of ${m`10^${places}`}, and ${less} of them have fewer digits.` : t`There are only ${m`${square} - 1`} divisors of ${m`10^${places}`} greater than 1.`}`],
    ], // prettier-ignore
    because: isExact
      ? t`The divisors of ${m`10^${places}`} that are not divisors of ${m`10^${places - 1}`} are the possible values of ${m`n`}: there are ${m`${square} - ${less} = ${key}`}.`
      : t`The possible values of ${m`n`} are the divisors of ${m`10^${places}`} other than 1: there are ${m`${places + 1} \times ${places + 1} - 1 = ${key}`}.`,
    quick: [t`The integer ${m`n`} must be a divisor of ${m`10^${places} = 2^${places} \times 5^${places}`}, which has ${m`(${places} + 1)(${places} + 1) = ${square}`} divisors. ${isExact ? t`Subtract the ${less} divisors of ${m`10^${places - 1}`}: ${m`${square} - ${less} = ${key}`}` : t`Without 1, there are ${key}`}.`], // prettier-ignore
    full: [
      t`A decimal with at most ${places} digits after the decimal point is an integer divided by ${m`10^${places}`}. So ${m`\frac{1}{n}`} is such a decimal if and only if ${m`n`} is a divisor of ${m`10^${places} = 2^${places} \times 5^${places}`}.`,
      t`A divisor has the form ${m`2^a \times 5^b`}, where ${m`a`} and ${m`b`} can be anything from 0 to ${places}. So there are ${m`${places + 1} \times ${places + 1} = ${square}`} divisors, including 1.`,
      isExact
        ? t`The divisors of ${m`10^${places - 1}`} give fewer digits. There are ${m`${places}^2 = ${less}`} of them, including 1. So ${m`${square} - ${less} = ${key}`} integers give exactly ${places} digits.`
        : t`The integers must be greater than 1, so there are ${m`${square} - 1 = ${key}`}.`,
      isExact
        ? t`Check: the larger exponent must be ${places}. With ${m`a = ${places}`} there are ${places + 1} values of ${m`b`}, and with ${m`b = ${places}`} there are ${places} smaller values of ${m`a`}: ${m`${places + 1} + ${places} = ${key}`}.`
        : t`To check the method, use one digit: ${m`2 \times 2 - 1 = 3`}, and the integers are 2, 5, and 10, with the decimals 0.5, 0.2, and 0.1.`,
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
      t`Is it easier to count the values of ${m`n`} that give a terminating decimal, or those that do not?`,
      t`Which values of ${m`n`} have no prime factors other than 2 and 5, and for which can the other factors cancel with ${rest}?`,
    ],
    wrong: [
      [good.length, 'complement-forgotten', () => t`This answer counts the ${good.length} integers for which the decimal does terminate.`],
      [high - low + 1 - pure.length, 'ignored-condition', () => t`This answer forgets that factors of ${rest} can cancel. For example, ${m`n = ${extra[0] ?? rest}`} also gives a terminating decimal.`],
      [key + 1, 'off-by-one', () => t`This answer uses ${high - low + 2} as the number of integers from ${low} to ${high}. There are ${m`${high} - ${low} + 1 = ${high - low + 1}`}.`],
      [key - 1, 'off-by-one', () => t`This answer also subtracts 1 as a denominator that gives a terminating decimal, but the integers start at ${low}.`],
      [pure.length, 'complement-forgotten', () => t`This answer counts the integers with no prime factors other than 2 and 5, which give terminating decimals.`],
      [high - low + 1 - range(low, high).filter((n) => n % 2 === 0 || n % 5 === 0).length, 'ignored-condition', () => t`This answer excludes every multiple of 2 or 5. If such a number also has another prime factor that does not cancel, the decimal does not terminate.`],
      [key + 2, 'ignored-condition', () => t`This answer misses two of the ${good.length} integers that give a terminating decimal: ${good.join(', ')}.`],
      [key - 2, 'off-by-one', () => t`This answer subtracts two integers too many. Only these ${good.length} give a terminating decimal: ${good.join(', ')}.`],
      [key + 3, 'ignored-condition', () => t`This answer misses three of the ${good.length} integers that give a terminating decimal: ${good.join(', ')}.`],
      [key - 3, 'off-by-one', () => t`This answer subtracts three integers too many. Only these ${good.length} give a terminating decimal: ${good.join(', ')}.`],
    ], // prettier-ignore
    because: t`Of the ${high - low + 1} integers, ${good.length} give a terminating decimal (${good.join(', ')}), so ${m`${high - low + 1} - ${good.length} = ${key}`} do not.`,
    quick: [
      t`The decimal terminates if ${m`n`} has no prime factors other than 2 and 5 after canceling with ${rest}. That is true of ${good.length} of the ${high - low + 1} integers: ${good.join(', ')}. It does not terminate for the other ${key}.`,
    ],
    full: [
      t`It is easier to count the integers that do give a terminating decimal. A fraction in lowest terms is a terminating decimal if and only if its denominator has no prime factors other than 2 and 5.`,
      t`From ${low} to ${high}, ${pure.length} integers have no other prime factors: ${pure.join(', ')}.`,
      extra.length === 0
        ? t`For no other integer up to ${high} do the other factors cancel with ${rest}.`
        : t`For ${extra.length} more, the other factors cancel with ${rest}: ${extra.join(', ')}. For example, ${m`\frac{${rest}}{${extra[0]!}} = \frac{${rest / gcd(rest, extra[0]!)}}{${extra[0]! / gcd(rest, extra[0]!)}}`}.`.replace(
            /\\frac\{(\d+)\}\{1\}/,
            '$1',
          ),
      t`There are ${m`${high} - ${low} + 1 = ${high - low + 1}`} integers, and ${good.length} of them give a terminating decimal, so ${m`${high - low + 1} - ${good.length} = ${key}`} do not.`,
    ],
  }
}

const powerTex = (prime: number, exponent: number): string => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`)
const strip = (n: number, p: number): number => (n % p === 0 ? strip(n / p, p) : n)
