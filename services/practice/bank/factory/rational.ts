/** Exact arithmetic for keys: a fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** What the operations accept; a `number` must be a whole one. */
export type Num = Rational | number | bigint

export function rational(top: Num, bottom: Num = 1): Rational {
  const a = lift(top)
  const b = lift(bottom)
  return reduce(a.n * b.d, a.d * b.n)
}

export function add(a: Num, b: Num): Rational {
  const x = lift(a)
  const y = lift(b)
  return reduce(x.n * y.d + y.n * x.d, x.d * y.d)
}

export function sub(a: Num, b: Num): Rational {
  return add(a, mul(-1, b))
}

export function mul(...factors: readonly Num[]): Rational {
  return factors.map(lift).reduce((x, y) => reduce(x.n * y.n, x.d * y.d), { n: 1n, d: 1n })
}

/** Throws a RangeError for a zero divisor. */
export function div(a: Num, b: Num): Rational {
  return rational(a, b)
}

/** Whole exponents of either sign. */
export function power(base: Num, exponent: number): Rational {
  const b = lift(base)
  const raised = { n: b.n ** BigInt(Math.abs(exponent)), d: b.d ** BigInt(Math.abs(exponent)) }
  return exponent < 0 ? reduce(raised.d, raised.n) : raised
}

/** The factor for a change by so many percent: 20 gives 6/5, -20 gives 4/5. */
export function changedBy(percent: Num): Rational {
  return div(add(100, percent), 100)
}

export function percentOf(percent: Num, whole: Num): Rational {
  return div(mul(percent, whole), 100)
}

export function compare(a: Num, b: Num): number {
  const difference = sub(a, b).n
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

export function isWhole(value: Num): boolean {
  return lift(value).d === 1n
}

export function toNumber(value: Num): number {
  const { n, d } = lift(value)
  return Number(n) / Number(d)
}

function lift(value: Num): Rational {
  if (typeof value === 'bigint') return { n: value, d: 1n }
  if (typeof value === 'object') return value
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number: write it as a fraction`)
  return { n: BigInt(value), d: 1n }
}

function reduce(n: bigint, d: bigint): Rational {
  if (d === 0n) throw new RangeError('division by zero')
  let a = n < 0n ? -n : n
  let b = d < 0n ? -d : d
  while (b > 0n) [a, b] = [b, a % b]
  const sign = d < 0n ? -1n : 1n
  return { n: (sign * n) / a, d: (sign * d) / a }
}
