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

/** '1 × 60, 3 × 20, and 5 × 12'. */
function listed(all: ReadonlyArray<readonly [number, number]>, word = 'and'): string {
  const shown = all.map(([x, y]) => m`${x} \times ${y}`)
  return shown.length < 3 ? shown.join(` ${word} `) : `${shown.slice(0, -1).join(', ')}, ${word} ${shown.at(-1)!}`
}

function pairsWithSum({ g, sum }: Pair): Part {
  const all = coprime(sum)
  const key = all.length
  const splitsInAll = Math.floor((sum - 1) / 2)
  const bad = range(2, splitsInAll).find((a) => gcd(a, sum - a) > 1)!
  const parts = all.map(([a, b]) => t`${a} and ${b}`).join('; ')
  return {
    stem: t`How many pairs ${m`(m,\ n)`} of positive integers with ${m`m < n`} have sum ${g * sum} and greatest common factor ${g}?`,
    key,
    hints: [t`If ${m`m`} and ${m`n`} are both multiples of ${g}, how can you write them, and what is the sum then?`, t`Write the integers as ${m`${g}a`} and ${m`${g}b`}, with sum ${g * sum}. For which ${m`a`} and ${m`b`} is the greatest common factor larger than ${g}?`], // prettier-ignore
    wrong: [
      [splitsInAll, 'ignored-condition', () => t`This answer counts every pair of multiples of ${g} with this sum. For some of them the greatest common factor is larger, for example for ${g * bad} and ${g * (sum - bad)}, where it is ${g * gcd(bad, sum)}.`],
      [2 * key, 'order-counted', () => t`This answer counts each pair in both orders. Only one of the two orders has ${m`m < n`}.`],
      [key - 1, 'one-root-only', () => t`This answer leaves out the pair ${g} and ${g * (sum - 1)}, whose greatest common factor is ${g} as well.`],
      [key + 1, 'off-by-one', () => t`This answer is one too many. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the only pairs for ${m`a`} and ${m`b`} with no common factor greater than 1 are ${parts}.`],
      [Math.floor(sum / 2), 'ignored-condition', () => t`This answer counts all ${Math.floor(sum / 2)} ways to write ${sum} as a sum of two positive integers. Some of these pairs share a factor, such as ${bad} and ${sum - bad}, which are both multiples of ${gcd(bad, sum)}.`],
      [sum - 1, 'order-counted', () => t`This answer counts all ways to write ${sum} as a sum, in both orders. Only one order has ${m`m < n`}, and some pairs share a factor, such as ${bad} and ${sum - bad}, which are both multiples of ${gcd(bad, sum)}.`],
      [1, 'ds-one-case-taken-for-all', () => t`This answer counts only the pair ${g} and ${g * (sum - 1)}. Other pairs, such as ${g * all[1]![0]} and ${g * all[1]![1]}, work too.`],
      [2, 'stopped-early', () => t`This answer stops after two pairs. Another one that works is ${g * all[2]![0]} and ${g * all[2]![1]}.`],
      [key + 2, 'ignored-condition', () => t`This answer is two too many. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the only pairs for ${m`a`} and ${m`b`} with no common factor greater than 1 are ${parts}.`],
      [key - 2, 'stopped-early', () => t`This answer misses two of the pairs. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the pairs for ${m`a`} and ${m`b`} are ${parts}.`],
    ], // prettier-ignore
    because: t`With ${m`m = ${g}a`} and ${m`n = ${g}b`}, ${m`a + b = ${sum}`}, where ${m`a`} and ${m`b`} have no common factor greater than 1. The possible pairs are ${parts}, so there are ${key}.`,
    quick: [t`Divide by ${g}: the two quotients have a sum of ${sum} and no common factor greater than 1. They can be ${parts}, so there are ${key} pairs.`], // prettier-ignore
    full: [
      t`Write ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} have no common factor greater than 1. The sum gives ${m`a + b = \frac{${g * sum}}{${g}} = ${sum}`}.`,
      t`A common factor of ${m`a`} and ${m`b`} would also be a factor of their sum, ${sum}. So ${m`a`} can be any number that shares no factor greater than 1 with ${sum}.`,
      t`Since ${m`a < b`}, ${m`a`} is at most ${splitsInAll}. For example, ${m`a = ${bad}`} is not allowed: ${g * bad} and ${g * (sum - bad)} have a greatest common factor of ${g * gcd(bad, sum)}.`,
      t`The pairs that remain for ${m`a`} and ${m`b`} are ${parts}, so there are ${key} pairs ${m`(m,\ n)`}.`,
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
    hints: [t`Both integers are multiples of ${g}. After you divide each of them by ${g}, what can the results not share?`, t`Write the integers as ${m`${g}a`} and ${m`${g}b`}. What is ${m`ab`}, and is ${m`a + b`} smaller when ${m`a`} and ${m`b`} are close together or far apart?`], // prettier-ignore
    wrong: [
      [g * (worst[0] + worst[1]), 'ds-one-case-taken-for-all', () => t`This answer uses ${g} and ${lcm} themselves. They meet both conditions, but ${g * best[0]} and ${g * best[1]} do too, and their sum is smaller.`],
      [best[0] + best[1], 'stopped-early', () => t`This answer is ${m`${best[0]} + ${best[1]}`}. Both numbers still have to be multiplied by the common factor ${g}.`],
      [g * u * v, 'answered-other-quantity', () => t`${lcm} is the least common multiple. The question asks for the sum of the two integers, ${m`${g * best[0]} + ${g * best[1]}`}.`],
      [middle ? g * (middle[0] + middle[1]) : g * (u * v - 1), middle ? 'ds-one-case-taken-for-all' : 'wrong-operation', () => middle ? t`This answer uses ${g * middle[0]} and ${g * middle[1]}. They meet both conditions, but ${g * best[0]} and ${g * best[1]} do too, and their sum is smaller.` : t`This answer subtracts the greatest common factor from the least common multiple: ${m`${lcm} - ${g} = ${lcm - g}`}. Neither of them is a sum of the two integers.`],
      [g * (root + (u * v) / root), 'ignored-condition', () => t`This answer uses ${m`${g * root} = ${g} \times ${root}`} and ${m`${(g * u * v) / root} = ${g} \times ${(u * v) / root}`}. But ${root} and ${(u * v) / root} share the factor ${gcd(root, (u * v) / root)}, so the greatest common factor is ${g * gcd(root, (u * v) / root)}, not ${g}.`],
      [g + lcm / g, 'wrong-part-of-ratio', () => t`This answer adds ${g} and ${m`${lcm} \div ${g} = ${lcm / g}`}. But the least common multiple of these two numbers is ${lcm / gcd(g, lcm / g)}, not ${lcm}.`],
      [2 * g * best[0], 'doubled-or-halved', () => t`This answer adds the smaller integer, ${g * best[0]}, to itself. The other integer is ${g * best[1]}, so the sum is ${m`${g * best[0]} + ${g * best[1]}`}.`],
      [2 * g * best[1], 'doubled-or-halved', () => t`This answer adds the larger integer, ${g * best[1]}, to itself. The other integer is ${g * best[0]}, so the sum is ${m`${g * best[0]} + ${g * best[1]}`}.`],
      [g * best[1], 'other-unknown', () => t`${g * best[1]} is the larger of the two integers. The smaller, ${g * best[0]}, has to be added.`],
      [g * best[0], 'other-unknown', () => t`${g * best[0]} is the smaller of the two integers. The larger, ${g * best[1]}, has to be added.`],
    ], // prettier-ignore
    because: t`If ${m`m = ${g}a`} and ${m`n = ${g}b`}, the least common multiple is ${m`${g}ab`}, so ${m`ab = ${u * v}`}. Since ${m`a`} and ${m`b`} have no common factor greater than 1, the closest they can be is ${best[0]} and ${best[1]}, which gives the least sum: ${m`${g}(${best[0]} + ${best[1]}) = ${key}`}.`,
    quick: [t`Let ${m`m = ${g}a`} and ${m`n = ${g}b`}. The least common multiple is ${m`${g}ab`}, so ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}, where ${m`a`} and ${m`b`} share no factor greater than 1. The sum is least when ${m`a`} and ${m`b`} are closest together, at ${best[0]} and ${best[1]}: ${m`${g}(${best[0]} + ${best[1]}) = ${key}`}.`], // prettier-ignore
    full: [
      t`Write ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} have no common factor greater than 1. Then the least common multiple is ${m`${g}ab`}, so ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}.`,
      t`The ways to write ${u * v} as a product of two factors with no common factor greater than 1 are ${listed(all)}. For a given product, the sum is least when the factors are closest together, so use ${best[0]} and ${best[1]}.`,
      t`So the integers are ${g * best[0]} and ${g * best[1]}, and the least possible value of ${m`m + n`} is ${m`${g * best[0]} + ${g * best[1]} = ${key}`}.`,
      t`Check: ${g * best[0]} and ${g * best[1]} have a greatest common factor of ${g} and a least common multiple of ${m`${g} \times ${best[0]} \times ${best[1]} = ${lcm}`}.`,
    ],
  }
}

function howMany({ g, u, v }: Pair): Part {
  const all = splits(u * v)
  const divisors = range(1, u * v).filter((d) => (u * v) % d === 0).length
  const primes = Math.log2(2 * all.length)
  const key = all.length
  const lcm = g * u * v
  const shared = range(2, u * v).find((d) => (u * v) % d === 0 && gcd(d, (u * v) / d) > 1) ?? 1
  const common = gcd(shared, (u * v) / shared)
  const powers = range(2, u * v).filter((d) => (u * v) % d === 0 && gcd(d, (u * v) / d) === 1 && range(2, d - 1).every((part) => d % part !== 0 || gcd(part, d / part) > 1)) // prettier-ignore
  return {
    stem: t`How many pairs ${m`(m,\ n)`} of positive integers with ${m`m < n`} have greatest common factor ${g} and least common multiple ${lcm}?`,
    key,
    hints: [t`If ${m`m`} and ${m`n`} are both multiples of ${g}, how can you write them, and what is their least common multiple then?`, t`Write the integers as ${m`${g}a`} and ${m`${g}b`}, where ${m`a`} and ${m`b`} have no common factor greater than 1. What is ${m`ab`}, and can the same prime divide both ${m`a`} and ${m`b`}?`], // prettier-ignore
    wrong: [
      [2 * key, 'order-counted', () => t`This answer counts each pair in both orders, ${m`2^{${primes}} = ${2 * key}`}. Only one of the two orders has ${m`m < n`}.`],
      [divisors, 'distinct-and-repeated-primes', () => t`This answer counts all ${divisors} divisors of ${u * v} as values of ${m`a`}. But ${m`a = ${shared}`}, for example, gives ${m`b = ${(u * v) / shared}`}. These share the factor ${common}, so the greatest common factor of ${m`m`} and ${m`n`} is ${g * common}, not ${g}.`],
      [Math.ceil(divisors / 2), 'ignored-condition', () => t`This answer counts all ${Math.ceil(divisors / 2)} ways to write ${u * v} as a product ${m`ab`}. But in ${m`${Math.min(shared, (u * v) / shared)} \times ${Math.max(shared, (u * v) / shared)}`}, for example, the factors share ${common}. Then the greatest common factor of ${m`m`} and ${m`n`} is ${g * common}, not ${g}.`],
      [1, 'ds-one-case-taken-for-all', () => t`This answer counts only the pair ${g} and ${lcm}. The pair ${g * all.at(-1)![0]} and ${g * all.at(-1)![1]} works too.`],
      [key + 1, 'off-by-one', () => t`This answer is one too many. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the only products ${m`ab = ${u * v}`} whose factors share no prime are ${listed(all)}.`],
      [key + 2, 'ignored-condition', () => t`This answer is two too many. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the only products ${m`ab = ${u * v}`} whose factors share no prime are ${listed(all)}.`],
      [key - 1, 'one-root-only', () => t`This answer leaves out the pair ${g} and ${lcm}, which meets both conditions.`],
      [primes, 'stopped-early', () => t`${primes} is the number of different primes in ${m`ab = ${u * v}`}. Each of them can go to ${m`a`} or to ${m`b`}, and half of these ${m`2^{${primes}} = ${2 * key}`} ways have ${m`a < b`}.`],
      [4 * key, 'order-counted', () => t`This answer doubles ${2 * key}, the number of ordered pairs. Since ${m`m < n`}, divide it by 2 instead.`],
      [3 * key, 'wrong-count', () => t`This answer is too large. With ${m`m = ${g}a`} and ${m`n = ${g}b`}, each of the ${primes} primes of ${u * v} goes to ${m`a`} or to ${m`b`}, which gives ${m`2^{${primes}} = ${2 * key}`} ordered pairs. Half of them have ${m`m < n`}.`],
    ], // prettier-ignore
    because: t`With ${m`m = ${g}a`} and ${m`n = ${g}b`}, the least common multiple is ${m`${g}ab`}, so ${m`ab = ${u * v}`}. No prime divides both ${m`a`} and ${m`b`}, and with ${m`a < b`} there are ${key} ways: ${listed(all)}.`,
    quick: [
      t`Let ${m`m = ${g}a`} and ${m`n = ${g}b`}. The least common multiple is ${m`${g}ab`}, so ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}, and no prime divides both ${m`a`} and ${m`b`}. The ${primes} different primes of ${u * v} can be split between them in ${m`2^{${primes}} = ${2 * key}`} ways, and half of these have ${m`a < b`}: ${key}.`,
    ],
    full: [
      t`Write ${m`m = ${g}a`} and ${m`n = ${g}b`}, where ${m`a`} and ${m`b`} have no common factor greater than 1. The least common multiple is then ${m`${g}ab`}, so ${m`ab = \frac{${lcm}}{${g}} = ${u * v}`}.`,
      t`No prime divides both ${m`a`} and ${m`b`}. So in ${m`${u * v} = ${powers.join(' \\times ')}`}, each of these ${primes} factors goes completely to ${m`a`} or completely to ${m`b`}. That can be done in ${m`2^{${primes}} = ${2 * key}`} ways.`,
      t`Half of these ways have ${m`a < b`} and so ${m`m < n`}. That leaves ${key} pairs. To check, list them: ${m`a \times b`} can be ${listed(all, 'or')}.`,
    ],
  }
}
