/** A fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** A calculation that is refused because its numbers are too large to work with or to show. */
export class TooLarge extends Error {}

/** Numerators and denominators have at most this many binary digits, so that no input keeps the process busy. */
const MOST_BITS = 2_000

export const ZERO: Rational = { n: 0n, d: 1n }
export const ONE: Rational = { n: 1n, d: 1n }

/** Whole numbers only, as `number` or `bigint`. Throws a RangeError for the denominator 0. */
export function rational(top: number | bigint, bottom: number | bigint = 1): Rational {
  return reduce(BigInt(top), BigInt(bottom))
}

/** Reads digits with an optional point, such as `12.50`, exactly. */
export function readDecimal(digits: string): Rational {
  const [whole = '', part = ''] = digits.split('.')
  return reduce(BigInt(whole + part || '0'), 10n ** BigInt(part.length))
}

export function add(a: Rational, b: Rational): Rational {
  return reduce(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function subtract(a: Rational, b: Rational): Rational {
  return reduce(a.n * b.d - b.n * a.d, a.d * b.d)
}

export function multiply(a: Rational, b: Rational): Rational {
  return reduce(a.n * b.n, a.d * b.d)
}

/** Throws a RangeError if `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return reduce(a.n * b.d, a.d * b.n)
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d }
}

export function absolute(a: Rational): Rational {
  return a.n < 0n ? negate(a) : a
}

/** Whole exponents of either sign. Throws TooLarge before it computes a number that is too large. */
export function power(base: Rational, exponent: bigint): Rational {
  if (exponent < 0n) return divide(ONE, power(base, -exponent))
  if (base.d === 1n && (base.n === 0n || base.n === 1n)) return exponent === 0n ? ONE : base
  if (exponent > MOST_BITS || BigInt(bits(base)) * exponent > MOST_BITS) {
    if (base.d === 1n && base.n === -1n) return exponent % 2n === 0n ? ONE : base
    throw new TooLarge('a power is too large')
  }
  return { n: base.n ** exponent, d: base.d ** exponent }
}

/** -1, 0 or 1. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

export function isWhole(a: Rational): boolean {
  return a.d === 1n
}

export function equals(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d
}

/** One text for each value, such as `-3/4` or `12/1`. */
export function keyOf(a: Rational): string {
  return `${a.n}/${a.d}`
}

export function toNumber(a: Rational): number {
  return Number(a.n) / Number(a.d)
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

function bits({ n, d }: Rational): number {
  return Math.max((n < 0n ? -n : n).toString(2).length, d.toString(2).length)
}

function reduce(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('division by zero')
  const divisor = gcd(n, d) * (d < 0n ? -1n : 1n)
  const reduced = { n: n / divisor, d: d / divisor }
  if (bits(reduced) > MOST_BITS) throw new TooLarge('a number is too large')
  return reduced
}
