import type { Expression } from './expression.ts'
import { coefficients, minus, NotPolynomial, readQuotient, times, variablesOf, type Polynomial } from './polynomial.ts'
import { evaluate } from './evaluate.ts'
import * as r from '../../domain/rational.ts'
import { realRoots, rationalOf, valueAt, type Roots, type Surd } from './roots.ts'
import { askAlgebra } from './algebra.ts'
import * as show from './show.ts'
import { expressionTex, polynomialTex, termTex } from './tex.ts'

/**
 * The working of an equation in one variable, two to five lines; null if it is not solved completely. Every root is
 * substituted into the equation as it was given.
 */
export async function solveEquation(left: Expression, right: Expression): Promise<string[] | null> {
  const variable = onlyVariable(left, right)
  if (variable === null) return null
  const given = `\\(${expressionTex(left)} = ${expressionTex(right)}\\)`
  const absolute = absoluteSide(left, right)
  if (absolute !== null) return solveAbsolute(absolute, { given, variable })
  try {
    return await solveQuotient({ left, right }, { given, variable })
  } catch (error) {
    if (error instanceof NotPolynomial) return solveMonotonic({ left, right }, { given, variable })
    throw error
  }
}

interface Sides {
  left: Expression
  right: Expression
}

interface Task {
  given: string
  variable: string
}

export function onlyVariable(...trees: Expression[]): string | null {
  const names = new Set(trees.flatMap(variablesOf))
  return names.size === 1 ? [...names][0]! : null
}

async function solveQuotient({ left, right }: Sides, task: Task): Promise<string[] | null> {
  const [a, b] = [readQuotient(left), readQuotient(right)]
  const cleared = minus(times(a.top, b.bottom), times(b.top, a.bottom))
  const forbidden = [a.bottom, b.bottom].map((bottom: Polynomial) => coefficients(bottom, task.variable))
  const terms = coefficients(cleared, task.variable)
  if (terms.length < 2) {
    return [
      task.given,
      terms.length === 0
        ? 'Both sides are equal, so it is true for every value that is defined.'
        : 'The two sides are never equal, so there is no solution.',
    ]
  }
  const roots = await realRoots(terms, task.variable)
  if (roots === null) return null
  const defined = roots.rational.filter((root) => forbidden.every((bottom) => valueAt(bottom, root).n !== 0n))
  // A pair that is not rational could only be forbidden by a factor of degree 2 below a fraction line.
  if (roots.pair !== null && forbidden.some((bottom) => bottom.length > 2)) return null
  if (!defined.every((root) => holds({ left, right }, { [task.variable]: root }))) return null
  const kept = { rational: defined, pair: roots.pair }
  const dropped = roots.rational.length - defined.length
  const lines = terms.length === 2 ? linearLines(terms, task) : higherLines(terms, kept, task)
  const excluded = dropped > 0 ? ['A value for which a denominator is 0 is left out.'] : []
  return [...lines, ...excluded, rootsLine(kept, task.variable), ...checkLine({ left, right }, kept, task.variable)]
}

function linearLines([b = r.ZERO, a = r.ZERO]: readonly r.Rational[], { given, variable }: Task): string[] {
  const moved = `\\(${termTex(a, variable)} = ${show.number(r.negate(b))}\\)`
  return isSame(moved, given) || r.equals(a, r.ONE) ? [given] : [given, `Collect the terms: ${moved}`]
}

function higherLines(terms: readonly r.Rational[], roots: Roots, { given, variable }: Task): string[] {
  const standard = `\\(${polynomialTex(terms, variable)} = 0\\)`
  const lines = isSame(standard, given) ? [given] : [given, `Bring everything to one side: ${standard}`]
  const [c = r.ZERO, b = r.ZERO, a = r.ZERO] = terms
  if (terms.length !== 3) return lines
  const discriminant = r.subtract(r.multiply(b, b), r.multiply(r.rational(4), r.multiply(a, c)))
  const none = roots.rational.length === 0 && roots.pair === null
  const says = none ? ', which is negative' : ''
  return [...lines, `The discriminant is \\(b^2 - 4ac = ${show.number(discriminant)}\\)${says}.`]
}

/** The same formula, however it is spaced and braced. */
function isSame(a: string, b: string): boolean {
  return a.replaceAll(/[\s{}]/g, '') === b.replaceAll(/[\s{}]/g, '')
}

function rootsLine(roots: Roots, variable: string): string {
  const values = roots.rational.map((root) => `\\(${variable} = ${show.result(root)}\\)`)
  if (roots.pair !== null) values.push(pairTex(roots.pair, variable))
  if (values.length === 0) return 'So there is no real solution.'
  return values.length === 1 ? `So ${values[0]}.` : `So ${values.join(' or ')}.`
}

function pairTex({ center, square }: Surd, variable: string): string {
  const middle = center.n === 0n ? '' : `${show.fraction(center)} `
  const [low, high] = [-1, 1].map((sign) => r.toNumber(center) + sign * Math.sqrt(r.toNumber(square)))
  return `\\(${variable} = ${middle}\\pm ${show.root(square)}\\), about \\(${show.rounded(high!)}\\) and \\(${show.rounded(low!)}\\)`
}

/** True if the root solves the equation as it was given. */
function holds({ left, right }: Sides, values: Record<string, r.Rational>): boolean {
  try {
    return r.equals(evaluate(left, values), evaluate(right, values))
  } catch {
    return false
  }
}

function checkLine({ left, right }: Sides, roots: Roots, variable: string): string[] {
  const checks = roots.rational.map((root) => {
    const side = variablesOf(left).length > 0 ? left : right
    return `both sides are \\(${show.number(evaluate(side, { [variable]: root }))}\\) for \\(${variable} = ${show.number(root)}\\)`
  })
  return checks.length === 0 || checks.length > 3 ? [] : [`Check: ${checks.join(', and ')}.`]
}

/** The inside of an absolute value that stands alone on one side, and the other side. */
function absoluteSide(left: Expression, right: Expression): Sides | null {
  if (left.kind === 'unary' && left.operator === 'abs') return { left: left.of, right }
  if (right.kind === 'unary' && right.operator === 'abs') return { left: right.of, right: left }
  return null
}

async function solveAbsolute({ left, right }: Sides, { given, variable }: Task): Promise<string[] | null> {
  if (variablesOf(right).length > 0) return null
  const value = evaluate(right)
  if (value.n < 0n) return [given, 'An absolute value is never negative, so there is no solution.']
  const inside = coefficients(readLinear(left), variable)
  if (inside.length !== 2) return null
  const [b = r.ZERO, a = r.ZERO] = inside
  const cases = value.n === 0n ? [value] : [value, r.negate(value)]
  const roots = cases.map((side) => r.divide(r.subtract(side, b), a))
  if (!roots.every((root) => r.equals(r.absolute(evaluate(left, { [variable]: root })), value))) return null
  const tex = expressionTex(left)
  return [
    given,
    `What stands inside is ${cases.map((side) => `\\(${show.number(side)}\\)`).join(' or ')}: ${cases.map((side) => `\\(${tex} = ${show.number(side)}\\)`).join(' or ')}.`,
    rootsLine({ rational: roots, pair: null }, variable),
  ]
}

export function readLinear(tree: Expression): Polynomial {
  const { top, bottom } = readQuotient(tree)
  if (bottom.size !== 1 || !r.equals(bottom.get('') ?? r.ZERO, r.ONE)) throw new NotPolynomial('a quotient')
  return top
}

/**
 * `c^(ax+b) = d` and `sqrt(ax+b) = d`: both have at most one solution, so that a root which the engine finds and the
 * check confirms is all of it.
 */
async function solveMonotonic(sides: Sides, { given, variable }: Task): Promise<string[] | null> {
  const [side, other] = variablesOf(sides.left).length > 0 ? [sides.left, sides.right] : [sides.right, sides.left]
  if (variablesOf(other).length > 0 || side.kind !== 'binary') return null
  const exponential = side.operator === '^' && variablesOf(side.left).length === 0
  const inside = exponential ? side.right : side.operator === 'root' ? side.left : null
  if (inside === null || (side.operator === 'root' && variablesOf(side.right).length > 0)) return null
  if (coefficients(readLinear(inside), variable).length !== 2) return null
  if (exponential && r.compare(evaluate(side.left), r.ZERO) <= 0) return null
  const latex = `${expressionTex(sides.left)}=${expressionTex(sides.right)}`
  const found = (await askAlgebra({ kind: 'solve', latex, variable })).map(rationalOf).filter((root) => root !== null)
  const root = found.find((value) => holds(sides, { [variable]: value }))
  if (root === undefined) return null
  const reached = show.number(evaluate(inside, { [variable]: root }))
  return [
    given,
    exponential
      ? `Both sides are powers of the same base, so \\(${expressionTex(inside)} = ${reached}\\).`
      : `Raise both sides: \\(${expressionTex(inside)} = ${reached}\\).`,
    rootsLine({ rational: [root], pair: null }, variable),
    ...checkLine(sides, { rational: [root], pair: null }, variable),
  ]
}
