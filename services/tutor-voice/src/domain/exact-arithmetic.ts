/** An exact number. The denominator is positive, and both share no factor. */
export interface Rational {
  n: bigint
  d: bigint
}

/** Longest expression in characters, deepest nesting, largest exponent and factorial, and most bits of a number. */
const LIMITS = { length: 300, depth: 24, exponent: 64n, factorial: 40n, bits: 2_048 }

/** Returns n/d in lowest terms. Throws `NoValue` if d is 0, or if the number is too large. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new NoValue()
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n)
  const reduced = { n: n / divisor, d: d / divisor }
  if (bitsOf(reduced.n) > LIMITS.bits || bitsOf(reduced.d) > LIMITS.bits) throw new NoValue()
  return reduced
}

/** One text for each value, such as `-3/4` or `12/1`. */
export const keyOf = ({ n, d }: Rational): string => `${n}/${d}`

export const compare = (a: Rational, b: Rational): bigint => a.n * b.d - b.n * a.d
export const isWhole = ({ d }: Rational): boolean => d === 1n

/** The value of a decimal such as `12`, `0.25` or `.5`. */
export function decimal(text: string): Rational {
  const [whole = '', places = ''] = text.split('.')
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length))
}

/**
 * Returns the exact value of an expression of decimals, `+ - * / ^ ! %`, parentheses, `sqrt(…)` and `C(n,k)`; null if it is
 * none, has no rational value, or is too large. `15%` is 15/100; `2 2/5` is a mixed number; `2(3)` multiplies.
 */
export function evaluate(expression: string): Rational | null {
  if (expression.length > LIMITS.length) return null
  const tokens = expression.match(/\d+\.?\d*|\.\d+|sqrt|C(?=\()|\S/g) ?? []
  const reader: Reader = { tokens, at: 0, depth: 0 }
  try {
    const value = sum(reader)
    return reader.at === tokens.length ? value : null
  } catch (error) {
    if (error instanceof NoValue) return null
    throw error
  }
}

class NoValue extends Error {
  override name = 'NoValue'
}

interface Reader {
  tokens: readonly string[]
  at: number
  depth: number
}

const peek = ({ tokens, at }: Reader): string => tokens[at] ?? ''

function take(reader: Reader, ...wanted: string[]): string | undefined {
  const token = peek(reader)
  if (!wanted.includes(token)) return undefined
  reader.at++
  return token
}

function need(reader: Reader, token: string): void {
  if (!take(reader, token)) throw new NoValue()
}

function sum(reader: Reader): Rational {
  if (++reader.depth > LIMITS.depth) throw new NoValue()
  let value = product(reader)
  for (let sign = take(reader, '+', '-'); sign; sign = take(reader, '+', '-')) {
    const next = product(reader)
    value = rational(value.n * next.d + (sign === '+' ? 1n : -1n) * next.n * value.d, value.d * next.d)
  }
  reader.depth--
  return value
}

function product(reader: Reader): Rational {
  let value = signed(reader)
  for (;;) {
    const operator = take(reader, '*', '/')
    if (!operator && !startsFactor(peek(reader))) return value
    const next = signed(reader)
    value =
      operator === '/' ? rational(value.n * next.d, value.d * next.n) : rational(value.n * next.n, value.d * next.d)
  }
}

/** What may follow without an operator: `2(3)`, `(2)(3)`, `2sqrt(4)`; two numbers beside each other are none. */
const startsFactor = (token: string): boolean => token === '(' || token === 'sqrt' || token === 'C'

function signed(reader: Reader): Rational {
  const sign = take(reader, '-', '+')
  if (!sign) return power(reader)
  if (++reader.depth > LIMITS.depth) throw new NoValue()
  const { n, d } = signed(reader)
  reader.depth--
  return { n: sign === '-' ? -n : n, d }
}

function power(reader: Reader): Rational {
  const base = postfix(reader)
  if (!take(reader, '^')) return base
  const exponent = signed(reader)
  if (!isWhole(exponent)) throw new NoValue()
  const size = exponent.n < 0n ? -exponent.n : exponent.n
  if (size > LIMITS.exponent || (bitsOf(base.n) + bitsOf(base.d)) * Number(size) > 2 * LIMITS.bits) throw new NoValue()
  const { n, d } = { n: base.n ** size, d: base.d ** size }
  return exponent.n < 0n ? rational(d, n) : rational(n, d)
}

function postfix(reader: Reader): Rational {
  let value = atom(reader)
  for (let mark = take(reader, '%', '!'); mark; mark = take(reader, '%', '!'))
    value = mark === '%' ? rational(value.n, value.d * 100n) : factorial(value)
  return value
}

function atom(reader: Reader): Rational {
  if (take(reader, '(')) return closed(reader, sum(reader))
  if (take(reader, 'sqrt')) {
    need(reader, '(')
    return root(closed(reader, sum(reader)))
  }
  if (take(reader, 'C')) {
    need(reader, '(')
    const from = sum(reader)
    need(reader, ',')
    return choose(from, closed(reader, sum(reader)))
  }
  const token = peek(reader)
  if (!/^[\d.]*\d\.?$/.test(token)) throw new NoValue()
  reader.at++
  return mixed(reader, decimal(token))
}

/** `2 2/5`: a whole number, and a fraction of two whole numbers right after it. */
function mixed(reader: Reader, whole: Rational): Rational {
  const [numerator = '', slash, denominator = ''] = reader.tokens.slice(reader.at, reader.at + 3)
  if (!isWhole(whole) || slash !== '/' || !/^\d+$/.test(numerator) || !/^\d+$/.test(denominator)) return whole
  reader.at += 3
  const part = rational(BigInt(numerator), BigInt(denominator))
  return rational(whole.n * part.d + part.n, part.d)
}

function closed(reader: Reader, value: Rational): Rational {
  need(reader, ')')
  return value
}

function root({ n, d }: Rational): Rational {
  const [top, bottom] = [rootOf(n), rootOf(d)]
  if (top * top !== n || bottom * bottom !== d) throw new NoValue()
  return rational(top, bottom)
}

/** The whole part of a square root, by Newton's method. */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value < 0n ? 0n : value
  let guess = 1n << BigInt((bitsOf(value) + 1) >> 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

function factorial({ n, d }: Rational): Rational {
  if (d !== 1n || n < 0n || n > LIMITS.factorial) throw new NoValue()
  let value = 1n
  for (let factor = 2n; factor <= n; factor++) value *= factor
  return rational(value)
}

function choose(from: Rational, count: Rational): Rational {
  if (count.n > from.n) throw new NoValue()
  const [all, left, right] = [factorial(from), factorial(count), factorial(rational(from.n - count.n, from.d))]
  return rational(all.n, left.n * right.n)
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

/** At least as many bits as the number has, in whole hexadecimal digits. */
const bitsOf = (value: bigint): number => (value < 0n ? -value : value).toString(16).length * 4
