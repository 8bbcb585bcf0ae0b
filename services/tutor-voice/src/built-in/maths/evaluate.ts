import type { BinaryOperator, Expression } from './expression.ts'
import * as r from '../../domain/rational.ts'
import {
  combinations,
  exactRoot,
  factorial,
  lcm,
  permutations,
  powerRemainder,
  remainder,
} from '../../domain/whole-numbers.ts'

/** A value that is no fraction, such as the root of 2. */
export class NotRational extends Error {}

export type Values = Readonly<Record<string, r.Rational>>

/**
 * The exact value. Throws a RangeError if it is not defined (a division by zero), NotRational if it is no fraction, and
 * TooLarge if its numbers are.
 */
export function evaluate(tree: Expression, values: Values = {}): r.Rational {
  if (tree.kind === 'number') return tree.value
  if (tree.kind === 'variable') {
    if (!Object.hasOwn(values, tree.name)) throw new NotRational(`${tree.name} has no value`)
    return values[tree.name]!
  }
  if (tree.kind === 'binary') return tree.operator === 'mod' ? modulo(tree, values) : binary(tree, values)
  const value = evaluate(tree.of, values)
  if (tree.operator === '-') return r.negate(value)
  if (tree.operator === 'abs') return r.absolute(value)
  return tree.operator === '%' ? r.divide(value, r.rational(100)) : r.rational(factorial(whole(value)))
}

type Binary = Extract<Expression, { kind: 'binary' }>

const WITH_FRACTIONS: Partial<Record<BinaryOperator, (a: r.Rational, b: r.Rational) => r.Rational>> = {
  '+': r.add,
  '-': r.subtract,
  '*': r.multiply,
  '/': r.divide,
  '^': raise,
  root: (a, b) => root(a, whole(b)),
}

const WITH_WHOLE_NUMBERS: Partial<Record<BinaryOperator, (a: bigint, b: bigint) => bigint>> = {
  choose: combinations,
  permute: permutations,
  gcd: r.gcd,
  lcm,
}

function binary({ operator, left, right }: Binary, values: Values): r.Rational {
  const [a, b] = [evaluate(left, values), evaluate(right, values)]
  const exact = WITH_FRACTIONS[operator]
  if (exact !== undefined) return exact(a, b)
  return r.rational(WITH_WHOLE_NUMBERS[operator]!(whole(a), whole(b)))
}

function raise(base: r.Rational, exponent: r.Rational): r.Rational {
  if (base.n === 0n && exponent.n <= 0n) throw new RangeError('0 has no such power')
  if (exponent.d === 1n) return r.power(base, exponent.n)
  if (exponent.d > 20n || base.n < 0n) throw new NotRational('no fraction')
  return r.power(root(base, exponent.d), exponent.n)
}

function root(value: r.Rational, degree: bigint): r.Rational {
  if (degree < 2n || degree > 20n) throw new NotRational('no such root')
  if (value.n < 0n && degree % 2n === 0n) throw new RangeError('no even root of a negative number')
  const [top, bottom] = [exactRoot(value.n, degree), exactRoot(value.d, degree)]
  if (top === null || bottom === null) throw new NotRational('the root is no fraction')
  return r.rational(top, bottom)
}

/** A power is reduced on the way, so that 7^100 mod 5 needs no number of 85 digits. */
function modulo({ left, right }: Binary, values: Values): r.Rational {
  const modulus = whole(evaluate(right, values))
  if (left.kind === 'binary' && left.operator === '^') {
    const [base, exponent] = [whole(evaluate(left.left, values)), whole(evaluate(left.right, values))]
    if (exponent >= 0n) return r.rational(powerRemainder(base, exponent, modulus))
  }
  return r.rational(remainder(whole(evaluate(left, values)), modulus))
}

export function whole(value: r.Rational): bigint {
  if (!r.isWhole(value)) throw new RangeError('a whole number is needed')
  return value.n
}
