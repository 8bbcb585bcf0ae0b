import {
  add,
  divide,
  isWhole,
  multiply,
  negate,
  power,
  rational,
  type Rational,
  readDecimal,
  subtract,
  TooLarge,
} from './rational.ts'
import { combinations, exactRoot, factorial } from './whole-numbers.ts'

/** Longest expression in characters, and deepest nesting. */
const LIMITS = { length: 300, depth: 24 }

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
    if (error instanceof NoValue || error instanceof RangeError || error instanceof TooLarge) return null
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
    value = (sign === '+' ? add : subtract)(value, product(reader))
  }
  reader.depth--
  return value
}

function product(reader: Reader): Rational {
  let value = signed(reader)
  for (;;) {
    const operator = take(reader, '*', '/')
    if (!operator && !startsFactor(peek(reader))) return value
    value = (operator === '/' ? divide : multiply)(value, signed(reader))
  }
}

/** What may follow without an operator: `2(3)`, `(2)(3)`, `2sqrt(4)`; two numbers beside each other are none. */
const startsFactor = (token: string): boolean => token === '(' || token === 'sqrt' || token === 'C'

function signed(reader: Reader): Rational {
  const sign = take(reader, '-', '+')
  if (!sign) return raised(reader)
  if (++reader.depth > LIMITS.depth) throw new NoValue()
  const value = signed(reader)
  reader.depth--
  return sign === '-' ? negate(value) : value
}

function raised(reader: Reader): Rational {
  const base = postfix(reader)
  return take(reader, '^') ? power(base, whole(signed(reader))) : base
}

function postfix(reader: Reader): Rational {
  let value = atom(reader)
  for (let mark = take(reader, '%', '!'); mark; mark = take(reader, '%', '!'))
    value = mark === '%' ? rational(value.n, value.d * 100n) : rational(factorial(whole(value)))
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
    const from = whole(sum(reader))
    need(reader, ',')
    const count = whole(closed(reader, sum(reader)))
    if (count < 0n || count > from) throw new NoValue()
    return rational(combinations(from, count))
  }
  const token = peek(reader)
  if (!/^[\d.]*\d\.?$/.test(token)) throw new NoValue()
  reader.at++
  return mixed(reader, readDecimal(token))
}

/** `2 2/5`: a whole number, and a fraction of two whole numbers right after it. */
function mixed(reader: Reader, value: Rational): Rational {
  const [numerator = '', slash, denominator = ''] = reader.tokens.slice(reader.at, reader.at + 3)
  if (!isWhole(value) || slash !== '/' || !/^\d+$/.test(numerator) || !/^\d+$/.test(denominator)) return value
  reader.at += 3
  return add(value, rational(BigInt(numerator), BigInt(denominator)))
}

function closed(reader: Reader, value: Rational): Rational {
  need(reader, ')')
  return value
}

function root({ n, d }: Rational): Rational {
  const [top, bottom] = [exactRoot(n, 2n), exactRoot(d, 2n)]
  if (top === null || bottom === null) throw new NoValue()
  return rational(top, bottom)
}

function whole(value: Rational): bigint {
  if (!isWhole(value)) throw new NoValue()
  return value.n
}
