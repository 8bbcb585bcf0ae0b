import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

/** Two numbers g·u and g·v, where u and v have no common factor. */
interface Pair {
  level: Level
  g: number
  u: number
  v: number
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
/** The splits of a product into two factors without a common factor, smaller first. */
const splits = (product: number): ReadonlyArray<readonly [number, number]> =>
  range(1, Math.floor(Math.sqrt(product))).flatMap((u) =>
    product % u === 0 && gcd(u, product / u) === 1 ? [[u, product / u] as const] : [],
  )

export const gcdAndLcm = problem<Pair>({
  id: 'gcd-and-lcm',
  skill: 'common-multiples',
  levels: [1.6, 1.8, 2.1],
  places: [
    [2, 3, 3, 6, 6],
    [3, 2, 3, 6, 6],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const [g, u, v] = [random.int(3, 18), random.int(2, 9), random.int(3, 16)]
    const count = splits(u * v).length
    if (u >= v || gcd(u, v) !== 1 || count < 2 || g * u * v > 1300 || (level === 3 && count > 4)) return null
    return { level, g, u, v }
  },
  write: (pair) => ({
    ...byLevel(pair, [other, leastSum, howMany]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([one = 0, two = 0, three = 0], stem) => {
    const [a, b, c] = [one, two, three]
    const bruteGcd = (x: number, y: number): number => range(1, Math.min(x, y)).findLast((d) => x % d === 0 && y % d === 0)! // prettier-ignore
    if (stem.includes('One of the')) return range(1, b).find((n) => bruteGcd(n, c) === a && (n * c) / bruteGcd(n, c) === b)! // prettier-ignore
    const divisors = range(1, b).filter((d) => b % d === 0)
    const fitting = divisors.flatMap((x) => divisors.filter((y) => x < y && bruteGcd(x, y) === a && (x * y) / a === b).map((y) => [x, y] as const)) // prettier-ignore
    return stem.includes('How many') ? fitting.length : Math.min(...fitting.map(([x, y]) => x + y))
  },
})

type Part = Written<'show' | 'fits'>
const rule = t`Use the identity ${m`\gcd(m, n) \times \text{lcm}(m, n) = mn`}.`

function other({ g, u, v }: Pair): Part {
  const [known, key, lcm] = [g * u, g * v, g * u * v]
  return {
    stem: t`The greatest common factor of two positive integers is ${g}, and their least common multiple is ${lcm}. One of the two integers is ${known}. What is the other integer?`,
    key,
    hints: ['How are the product of two numbers, their greatest common factor, and their least common multiple related?', 'Multiply the factor and the multiple, and remember which of the three numbers you know already.'], // prettier-ignore
    wrong: [
      [lcm / known, 'ignored-condition', () => t`This divides the least common multiple by ${known} and forgets the common factor ${g}.`],
      [known, 'answered-other-quantity', () => t`This is the integer that is given.`],
      [lcm / g, 'stopped-early', () => t`This is ${m`${lcm} \div ${g}`}, the product of what is left of both integers after the common factor has been taken out.`],
      [lcm, 'gcf-lcm-swapped', () => t`This is the least common multiple itself; with ${known} it would have the greatest common factor ${known}.`],
      [g * (v - 1), 'off-by-one', () => t`This is a multiple of ${g}, but its least common multiple with ${known} is not ${lcm}.`],
      [g * (v + 1), 'off-by-one', () => t`This is a multiple of ${g}, but its least common multiple with ${known} is not ${lcm}.`],
      [g * g * v, 'product-for-lcm', () => t`This multiplies by the common factor ${g} once more than it occurs.`],
      [lcm - known, 'wrong-operation', () => t`This subtracts ${known} from the least common multiple instead of using the product.`],
      [g * u * 2, 'doubled-or-halved', () => t`This doubles the given integer.`],
      [g, 'gcf-lcm-swapped', () => t`This is the greatest common factor; its least common multiple with ${known} is only ${known}.`],
    ], // prettier-ignore
    because: t`The product of the two integers is ${m`${g} \times ${lcm}`}, so the other one is ${m`\frac{${g} \times ${lcm}}{${known}} = ${key}`}.`,
    quick: [t`${m`\frac{${g} \times ${lcm}}{${known}} = ${key}`}.`],
    full: [
      `${rule} Every prime occurs in the product as often as in the factor and the multiple together.`,
      t`Set up: with ${m`n`} for the unknown integer, ${m`${known}n = ${g} \times ${lcm}`}.`,
      t`Since ${m`${known} = ${g} \times ${u}`}, the factor ${g} cancels: ${m`n = \frac{${lcm}}{${u}} = ${key}`}.`,
      t`Check: ${m`${known} = ${g} \times ${u}`} and ${m`${key} = ${g} \times ${v}`}. Because ${u} and ${v} have no common factor, the greatest common factor is indeed ${g}, and the least common multiple is ${m`${g} \times ${u} \times ${v} = ${lcm}`}.`,
    ],
  }
}

function leastSum({ g, u, v }: Pair): Part {
  const all = splits(u * v)
  const [best, worst] = [all.at(-1)!, all[0]!]
  const key = g * (best[0] + best[1])
  const lcm = g * u * v
  const middle = all.length > 2 ? all[1]! : null
  const root = range(1, u * v).filter((d) => (u * v) % d === 0 && d * d <= u * v).at(-1)! // prettier-ignore
  return {
    stem: t`The greatest common factor of the positive integers ${m`m`} and ${m`n`} is ${g}, and their least common multiple is ${lcm}. What is the least possible value of ${m`m + n`}?`,
    key,
    hints: [t`Write the integers as ${m`${g}a`} and ${m`${g}b`}. What must be true of ${m`a`} and ${m`b`}?`, t`The product ${m`ab`} is fixed. Which split into two factors without a common factor has the smallest sum?`], // prettier-ignore
    wrong: [
      [g * (worst[0] + worst[1]), 'ds-one-case-taken-for-all', () => t`This takes ${g} and ${lcm} themselves. They fit, but other pairs have a smaller sum.`],
      [best[0] + best[1], 'stopped-early', () => t`This is ${m`a + b`}; the common factor ${g} has not been put back.`],
      [g * u * v, 'answered-other-quantity', () => t`This is the least common multiple, not a sum.`],
      [middle ? g * (middle[0] + middle[1]) : g * (u * v - 1), middle ? 'ds-one-case-taken-for-all' : 'wrong-operation', () => middle ? t`The pair ${g * middle[0]} and ${g * middle[1]} fits, but there is one with a smaller sum.` : t`This subtracts the greatest common factor from the least common multiple.`],
      [g * (root + (u * v) / root), 'ignored-condition', () => t`This splits ${u * v} into ${root} and ${(u * v) / root}, which share a factor, so the greatest common factor would be larger than ${g}.`],
      [g + lcm / g, 'wrong-part-of-ratio', () => t`This adds ${g} and ${m`${lcm} \div ${g}`}, which are not the two integers.`],
      [2 * g * best[0], 'doubled-or-halved', () => t`This doubles the smaller integer.`],
      [2 * g * best[1], 'doubled-or-halved', () => t`This doubles the larger integer.`],
      [g * best[1], 'other-unknown', () => t`This is the larger integer alone.`],
      [g * best[0], 'other-unknown', () => t`This is the smaller integer alone.`],
    ], // prettier-ignore
    because: t`With ${m`m = ${g}a`} and ${m`n = ${g}b`}, ${m`ab = ${u * v}`} with no common factor; the closest split is ${best[0]} and ${best[1]}, so the sum is ${key}.`,
    quick: [t`${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}; the closest split without a common factor is ${m`${best[0]} \times ${best[1]}`}, so the sum is ${m`${g}(${best[0]} + ${best[1]}) = ${key}`}.`], // prettier-ignore
    full: [
      t`Take the common factor out: ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} have no common factor. Then the least common multiple is ${m`${g}ab`}.`,
      t`So ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}.`,
      t`The splits of ${u * v} into factors without a common factor are ${all.map(([x, y]) => m`${x} \times ${y}`).join(', ')}. For a fixed product the sum is least when the factors are closest, at ${best[0]} and ${best[1]}.`,
      t`Hence ${m`m + n = ${g}(${best[0]} + ${best[1]}) = ${key}`}. Check: ${g * best[0]} and ${g * best[1]} do have the greatest common factor ${g}.`,
    ],
  }
}

function howMany({ g, u, v }: Pair): Part {
  const all = splits(u * v)
  const divisors = range(1, u * v).filter((d) => (u * v) % d === 0).length
  const primes = Math.log2(2 * all.length)
  const key = all.length
  const lcm = g * u * v
  return {
    stem: t`If ${m`m`} and ${m`n`} are positive integers with ${m`m < n`}, the greatest common factor of ${m`m`} and ${m`n`} is ${g}, and their least common multiple is ${lcm}. How many pairs ${m`(m,\ n)`} are possible?`,
    key,
    hints: [t`Write the integers as ${m`${g}a`} and ${m`${g}b`}. What must be true of ${m`a`} and ${m`b`}?`, 'Each prime power of the product goes to one of the two numbers as a whole. Count the ways, and watch the order.'], // prettier-ignore
    wrong: [
      [2 * key, 'order-counted', () => t`This counts each pair in both orders, but ${m`m < n`}.`],
      [divisors, 'distinct-and-repeated-primes', () => t`This counts all divisors of ${u * v}. Splits whose parts share a factor would raise the greatest common factor.`],
      [Math.ceil(divisors / 2), 'ignored-condition', () => t`This counts all splits of ${u * v} into two factors, also those that share a factor.`],
      [1, 'ds-one-case-taken-for-all', () => t`This finds only the pair ${g} and ${lcm}.`],
      [key + 1, 'off-by-one', () => t`This counts one split too many: the parts must not share a factor.`],
      [key + 2, 'ignored-condition', () => t`This counts splits whose parts share a factor.`],
      [key - 1, 'one-root-only', () => t`This leaves out the pair ${g} and ${lcm}, in which one part is 1.`],
      [primes, 'stopped-early', () => t`This is the number of different primes in ${u * v}, not the number of ways to deal them out.`],
      [4 * key, 'order-counted', () => t`This doubles for the order twice.`],
      [3 * key, 'wrong-count', () => t`This allows each prime power to be in the first number, the second, or both.`],
    ], // prettier-ignore
    because: t`With ${m`m = ${g}a`} and ${m`n = ${g}b`}, ${m`ab = ${u * v}`} with no common factor; there are ${key} such splits with ${m`a < b`}.`,
    quick: [
      t`${u * v} has ${primes} different primes; each goes wholly to one side: ${m`2^{${primes}} \div 2 = ${key}`}.`,
    ],
    full: [
      t`Take the common factor out: ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} share no factor. The least common multiple is then ${m`${g}ab`}, so ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}.`,
      t`Because nothing may be shared, each prime power of ${u * v} belongs wholly to ${m`a`} or wholly to ${m`b`}. With ${primes} different primes this gives ${m`2^{${primes}} = ${2 * key}`} ordered splits.`,
      t`The condition ${m`m < n`} keeps one of each two mirror images, so ${key} pairs remain.`,
      t`Check by listing the values of ${m`a`} and ${m`b`}: ${all.map(([x, y]) => m`${x} \times ${y}`).join(', ')}.`,
    ],
  }
}
