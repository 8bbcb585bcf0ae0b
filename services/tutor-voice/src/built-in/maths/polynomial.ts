import type { Expression } from './expression.ts'
import { evaluate, NotRational } from './evaluate.ts'
import * as r from '../../domain/rational.ts'

/** A polynomial: the exponents of its variables, such as `x^2 y` (`''` for the number), to their coefficient; no zeros. */
export type Polynomial = ReadonlyMap<string, r.Rational>

/** A quotient of two polynomials. */
export interface Quotient {
  top: Polynomial
  bottom: Polynomial
}

/** An expression that is no quotient of small polynomials. */
export class NotPolynomial extends Error {}

const MOST_TERMS = 40
const HIGHEST_DEGREE = 8
const UNIT: Polynomial = new Map([['', r.ONE]])

/** Throws NotPolynomial, or what `evaluate` throws for the numbers in it. */
export function readQuotient(tree: Expression): Quotient {
  if (tree.kind === 'variable') return { top: new Map([[`${tree.name}^1`, r.ONE]]), bottom: UNIT }
  if (variablesOf(tree).length === 0) return { top: constant(numberOf(tree)), bottom: UNIT }
  if (tree.kind === 'unary' && tree.operator === '-') {
    const { top, bottom } = readQuotient(tree.of)
    return { top: times(top, constant(r.rational(-1))), bottom }
  }
  if (tree.kind !== 'binary') throw new NotPolynomial('no polynomial')
  return combine(tree)
}

function numberOf(tree: Expression): r.Rational {
  try {
    return evaluate(tree)
  } catch (error) {
    if (error instanceof NotRational) throw new NotPolynomial('a coefficient is no fraction')
    throw error
  }
}

function combine(tree: Extract<Expression, { kind: 'binary' }>): Quotient {
  const left = readQuotient(tree.left)
  const right = readQuotient(tree.right)
  const { operator }: { operator: string } = tree
  switch (operator) {
    case '+':
    case '-': {
      const sign = r.rational(operator === '+' ? 1 : -1)
      if (isUnit(left.bottom) && isUnit(right.bottom))
        return { top: plus(left.top, times(right.top, constant(sign))), bottom: UNIT }
      const second = times(times(right.top, left.bottom), constant(sign))
      return { top: plus(times(left.top, right.bottom), second), bottom: times(left.bottom, right.bottom) }
    }
    case '*':
      return { top: times(left.top, right.top), bottom: times(left.bottom, right.bottom) }
    case '/':
      return divideBy(left, right)
    case '^':
      return raised(left, right)
    default:
      throw new NotPolynomial('no polynomial')
  }
}

function isUnit(polynomial: Polynomial): boolean {
  return polynomial.size === 1 && r.equals(polynomial.get('') ?? r.ZERO, r.ONE)
}

function divideBy(left: Quotient, right: Quotient): Quotient {
  if (right.top.size === 0) throw new RangeError('division by zero')
  const number = right.top.size === 1 && isUnit(right.bottom) ? right.top.get('') : undefined
  if (number !== undefined) return { top: times(left.top, constant(r.divide(r.ONE, number))), bottom: left.bottom }
  return { top: times(left.top, right.bottom), bottom: times(left.bottom, right.top) }
}

function raised(base: Quotient, exponent: Quotient): Quotient {
  const value = exponent.top.size === 0 ? r.ZERO : exponent.top.size === 1 ? exponent.top.get('') : undefined
  if (value === undefined || !isUnit(exponent.bottom) || !r.isWhole(value)) throw new NotPolynomial('no whole exponent')
  if (value.n < 0n || value.n > BigInt(HIGHEST_DEGREE)) throw new NotPolynomial('an exponent is too high')
  let [top, bottom] = [UNIT, UNIT]
  for (let count = 0n; count < value.n; count++) {
    top = times(top, base.top)
    bottom = times(bottom, base.bottom)
  }
  return { top, bottom }
}

function constant(value: r.Rational): Polynomial {
  return value.n === 0n ? new Map() : new Map([['', value]])
}

function plus(a: Polynomial, b: Polynomial): Polynomial {
  const sum = new Map(a)
  for (const [term, coefficient] of b) {
    const next = r.add(sum.get(term) ?? r.ZERO, coefficient)
    if (next.n === 0n) sum.delete(term)
    else sum.set(term, next)
  }
  if (sum.size > MOST_TERMS) throw new NotPolynomial('too many terms')
  return sum
}

export function minus(a: Polynomial, b: Polynomial): Polynomial {
  return plus(a, times(b, constant(r.rational(-1))))
}

export function times(a: Polynomial, b: Polynomial): Polynomial {
  let product: Polynomial = new Map()
  for (const [termA, factorA] of a)
    for (const [termB, factorB] of b)
      product = plus(product, new Map([[timesTerm(termA, termB), r.multiply(factorA, factorB)]]))
  return product
}

function timesTerm(a: string, b: string): string {
  const exponents = new Map<string, number>()
  for (const factor of `${a} ${b}`.split(' ').filter(Boolean)) {
    const [name = '', exponent] = factor.split('^')
    exponents.set(name, (exponents.get(name) ?? 0) + Number(exponent))
  }
  const degree = [...exponents.values()].reduce((sum, exponent) => sum + exponent, 0)
  if (degree > HIGHEST_DEGREE) throw new NotPolynomial('a degree is too high')
  return [...exponents]
    .toSorted(([x], [y]) => (x < y ? -1 : 1))
    .map(([name, exponent]) => `${name}^${exponent}`)
    .join(' ')
}

/** Coefficients of a polynomial in one variable, from the number upwards. */
export function coefficients(polynomial: Polynomial, variable: string): r.Rational[] {
  const found: r.Rational[] = []
  for (const [term, coefficient] of polynomial) {
    if (term !== '' && !new RegExp(`^${variable}\\^\\d+$`).test(term)) throw new NotPolynomial('another variable')
    found[term === '' ? 0 : Number(term.split('^')[1])] = coefficient
  }
  return Array.from(found, (coefficient: r.Rational | undefined) => coefficient ?? r.ZERO)
}

export function variablesOf(tree: Expression): string[] {
  const names = new Set<string>()
  const visit = (part: Expression): void => {
    if (part.kind === 'variable') names.add(part.name)
    if (part.kind === 'unary') visit(part.of)
    if (part.kind === 'binary') [part.left, part.right].forEach(visit)
  }
  visit(tree)
  return [...names].toSorted()
}
