import { gcd, TooLarge } from './rational.ts'

/** `n!`; TooLarge above 120, whose factorial has 199 digits. */
export function factorial(n: bigint): bigint {
  if (n < 0n) throw new RangeError('a factorial needs a whole number from 0')
  if (n > 120n) throw new TooLarge('a factorial is too large')
  let product = 1n
  for (let factor = 2n; factor <= n; factor++) product *= factor
  return product
}

/** Ways to put `k` of `n` different things in order. */
export function permutations(n: bigint, k: bigint): bigint {
  if (n < 0n || k < 0n) throw new RangeError('counts are not negative')
  if (k > n) return 0n
  if (k > 120n || n > 1_000_000n) throw new TooLarge('a count is too large')
  let product = 1n
  for (let factor = n - k + 1n; factor <= n; factor++) product *= factor
  return product
}

/** Ways to choose `k` of `n` different things, in no order. */
export function combinations(n: bigint, k: bigint): bigint {
  const smaller = n - k < k ? n - k : k
  return smaller < 0n ? permutations(n, k) : permutations(n, smaller) / factorial(smaller)
}

export function lcm(a: bigint, b: bigint): bigint {
  return a === 0n || b === 0n ? 0n : (a / gcd(a, b)) * b
}

/** The remainder from 0 to `modulus` - 1, also of a negative number. */
export function remainder(a: bigint, modulus: bigint): bigint {
  if (modulus <= 0n) throw new RangeError('a remainder needs a positive divisor')
  return ((a % modulus) + modulus) % modulus
}

/** The remainder of `base` to the power `exponent`, without the power itself. */
export function powerRemainder(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [remainder(1n, modulus), remainder(base, modulus)]
  for (let rest = exponent; rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** The whole number whose `degree`-th power is `value`, or null. */
export function exactRoot(value: bigint, degree: bigint): bigint | null {
  if (value < 0n) {
    if (degree % 2n === 0n) return null
    const root = exactRoot(-value, degree)
    return root === null ? null : -root
  }
  let [low, high] = [0n, 1n]
  while (high ** degree < value) high *= 2n
  while (low < high) {
    const middle = (low + high) / 2n
    if (middle ** degree < value) low = middle + 1n
    else high = middle
  }
  return low ** degree === value ? low : null
}

/** Prime factors with their exponents, of a whole number from 2 to 10^10. */
export function primeFactors(value: bigint): [prime: bigint, exponent: number][] {
  if (value > 10_000_000_000n) throw new TooLarge('a number is too large to factorise')
  const factors: [bigint, number][] = []
  let rest = value
  for (let prime = 2n; prime * prime <= rest; prime++) {
    let exponent = 0
    while (rest % prime === 0n) [rest, exponent] = [rest / prime, exponent + 1]
    if (exponent > 0) factors.push([prime, exponent])
  }
  return rest > 1n ? [...factors, [rest, 1]] : factors
}

/** `outside` times the root of `inside` is the root of `value`, with `inside` free of squares. */
export function simplifyRoot(value: bigint): { outside: bigint; inside: bigint } {
  let [outside, inside] = [1n, 1n]
  if (value < 2n) return { outside: 1n, inside: value }
  for (const [prime, exponent] of primeFactors(value)) {
    outside *= prime ** BigInt(Math.floor(exponent / 2))
    if (exponent % 2 === 1) inside *= prime
  }
  return { outside, inside }
}
