import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { gcd } from '../../factory/gcd.ts'
import { range } from '../../factory/grid.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { isWhole } from '../../factory/rational.ts'

/** Two numbers g·u and g·v, where u and v have no common factor. */
interface Pair {
  level: Level
  g: number
  u: number
  v: number
  /** At level 1, the sum of the two numbers without their common factor. */
  sum: number
}

/** The splits of a product into two factors without a common factor, smaller first. */
const splits = (product: number): ReadonlyArray<readonly [number, number]> =>
  range(1, Math.floor(Math.sqrt(product))).flatMap((u) =>
    product % u === 0 && gcd(u, product / u) === 1 ? [[u, product / u] as const] : [],
  )

/** The pairs with a sum and without a common factor, smaller first. */
const coprime = (sum: number): ReadonlyArray<readonly [number, number]> =>
  range(1, Math.floor((sum - 1) / 2)).flatMap((a) => (gcd(a, sum - a) === 1 ? [[a, sum - a] as const] : []))

export const gcdAndLcm = problem<Pair>({
  id: 'gcd-and-lcm',
  skill: 'common-multiples',
  version: 3,
  levels: [1.7, 1.7, 1.8],
  places: [
    [2, 3, 3, 6, 6],
    [3, 2, 3, 6, 6],
    [7, 7, 6, 0, 0],
  ],
  draw: (random, level) => {
    const [g, u, v] = [random.int(3, 18), random.int(2, 9), random.int(3, 16)]
    const sum = random.int(8, 30)
    if (level === 1) return coprime(sum).length < 3 || coprime(sum).length > 6 || range(2, sum - 1).every((d) => sum % d !== 0) ? null : { level, g, u, v, sum } // prettier-ignore
    const count = splits(u * v).length
    if (u >= v || gcd(u, v) !== 1 || count < 2 || g * u * v > 1300 || (level === 3 && count > 4)) return null
    return { level, g, u, v, sum }
  },
  write: (pair) => ({
    ...byLevel(pair, [pairsWithSum, leastSum, howMany]),
    show: plain,
    fits: (value) => isWhole(value) && value.n > 0n,
  }),
  second: ([a = 0, b = 0], stem) => {
    const bruteGcd = (x: number, y: number): number => range(1, Math.min(x, y)).findLast((d) => x % d === 0 && y % d === 0)! // prettier-ignore
    if (stem.includes('sum')) return range(1, a).filter((x) => x < a - x && bruteGcd(x, a - x) === b).length
    const divisors = range(1, b).filter((d) => b % d === 0)
    const fitting = divisors.flatMap((x) => divisors.filter((y) => x < y && bruteGcd(x, y) === a && (x * y) / a === b).map((y) => [x, y] as const)) // prettier-ignore
    return stem.includes('How many') ? fitting.length : Math.min(...fitting.map(([x, y]) => x + y))
  },
})

type Part = Written<'show' | 'fits'>

function pairsWithSum({ g, sum }: Pair): Part {
  const all = coprime(sum)
  const key = all.length
  const splitsInAll = Math.floor((sum - 1) / 2)
  const bad = range(2, splitsInAll).find((a) => gcd(a, sum - a) > 1)!
  const parts = all.map(([a, b]) => t`${a} and ${b}`).join(', ')
  return {
    stem: t`How many pairs ${m`(m,\ n)`} of positive integers with ${m`m < n`} have sum ${g * sum} and greatest common factor ${g}?`,
    key,
    hints: [t`Write the integers as ${m`${g}a`} and ${m`${g}b`}. What must be true of ${m`a`} and ${m`b`}?`, t`How many splits of ${m`a + b`} are there, and in which of them do the two parts share a factor?`], // prettier-ignore
    wrong: [
      [splitsInAll, 'ignored-condition', () => t`This counts every pair of multiples of ${g} with this sum. In some of them the greatest common factor is larger, for instance in ${g * bad} and ${g * (sum - bad)}.`],
      [2 * key, 'order-counted', () => t`This counts each pair in both orders, but ${m`m < n`}.`],
      [key - 1, 'one-root-only', () => t`This leaves out the pair that contains ${g} itself, in which one part is 1.`],
      [key + 1, 'off-by-one', () => t`This counts a pair whose greatest common factor is larger than ${g}, or a pair of equal numbers.`],
      [Math.floor(sum / 2), 'ignored-condition', () => t`This counts every split of ${sum}, whether or not the parts share a factor.`],
      [sum - 1, 'order-counted', () => t`This counts all splits of ${sum} in both orders.`],
      [1, 'ds-one-case-taken-for-all', () => t`This finds only the pair ${g} and ${g * (sum - 1)}.`],
      [2, 'stopped-early', () => t`This stops after two pairs.`],
      [key + 2, 'ignored-condition', () => t`This counts two pairs in which the greatest common factor is a larger multiple of ${g}.`],
      [key - 2, 'stopped-early', () => t`This stops two pairs too early.`],
    ], // prettier-ignore
    because: t`With ${m`m = ${g}a`} and ${m`n = ${g}b`}, ${m`a + b = ${sum}`} with no common factor; the parts are ${parts}: ${key} pairs.`,
    quick: [t`${m`a + b = ${sum}`} without a common factor: ${parts}, which makes ${key}.`],
    full: [
      t`Take the common factor out: ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} have no common factor. The sum gives ${m`a + b = \frac{${g * sum}}{${g}} = ${sum}`}.`,
      t`A common factor of ${m`a`} and ${m`b`} would also divide their sum, ${sum}. So ${m`a`} must not share a factor with ${sum}; all other values are allowed.`,
      t`With ${m`a < b`}, ${m`a`} is at most ${splitsInAll}. The splits that remain are ${parts}, so there are ${key} pairs.`,
      t`Check one that drops out: ${g * bad} and ${g * (sum - bad)} have the sum ${g * sum}, but their greatest common factor is ${g * gcd(bad, sum)}.`,
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
    stem: t`How many pairs ${m`(m,\ n)`} of positive integers with ${m`m < n`} have greatest common factor ${g} and least common multiple ${lcm}?`,
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
