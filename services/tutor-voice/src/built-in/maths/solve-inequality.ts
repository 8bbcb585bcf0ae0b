import type { Expression } from './expression.ts'
import { evaluate } from './evaluate.ts'
import { coefficients, minus } from './polynomial.ts'
import * as r from '../../domain/rational.ts'
import { SIGN_TEX, turned, type Relation, type Sign } from './relation.ts'
import { onlyVariable, readLinear } from './solve-equation.ts'
import * as show from './show.ts'
import { expressionTex, termTex } from './tex.ts'

/** The working of a linear inequality in one variable, also with two signs or an absolute value; null for all others. */
export function solveInequality({ parts, signs }: Relation): string[] | null {
  const variable = onlyVariable(...parts)
  if (variable === null || signs.includes('=')) return null
  if (signs.length === 2) return solveDouble({ parts, signs }, variable)
  const [left, right] = parts
  const [sign] = signs
  if (signs.length !== 1 || left === undefined || right === undefined || sign === undefined) return null
  if (left.kind === 'unary' && left.operator === 'abs')
    return solveAbsolute({ inside: left.of, bound: right, sign }, variable)
  return solveLinear({ left, right, sign }, variable)
}

interface Side {
  left: Expression
  right: Expression
  sign: Sign
}

function solveLinear({ left, right, sign }: Side, variable: string): string[] | null {
  const terms = coefficients(minus(readLinear(left), readLinear(right)), variable)
  const [b = r.ZERO, a = r.ZERO] = terms
  if (terms.length !== 2) return null
  const bound = r.negate(r.divide(b, a))
  const solved = a.n < 0n ? turned(sign) : sign
  const given = `\\(${expressionTex(left)} ${SIGN_TEX[sign]} ${expressionTex(right)}\\)`
  const same = r.equals(a, r.ONE)
  const moved = `\\(${termTex(a, variable)} ${SIGN_TEX[sign]} ${show.number(r.negate(b))}\\)`
  const divided =
    a.n < 0n
      ? `Divide by \\(${show.number(a)}\\), which is negative, so the sign turns:`
      : `Divide by \\(${show.number(a)}\\):`
  return [
    given,
    ...(moved.replaceAll(' ', '') === given.replaceAll(' ', '') || same ? [] : [`Collect the terms: ${moved}`]),
    `${same ? 'So' : divided} \\(${variable} ${SIGN_TEX[solved]} ${show.result(bound)}\\)`,
    testLine({ left, right, sign }, { variable, bound, solved }),
  ]
}

interface Solved {
  variable: string
  bound: r.Rational
  solved: Sign
}

/** One value inside and one outside of the solution, put into the inequality as it was given. */
function testLine({ left, right, sign }: Side, { variable, bound, solved }: Solved): string {
  const step = solved.startsWith('<') ? r.rational(-1) : r.ONE
  const inside = r.add(bound, step)
  const outside = r.subtract(bound, step)
  const truth = (value: r.Rational): boolean =>
    isTrue(r.compare(evaluate(left, { [variable]: value }), evaluate(right, { [variable]: value })), sign)
  if (!truth(inside) || truth(outside)) throw new RangeError('the solution does not hold')
  return `Check: it is true for \\(${variable} = ${show.number(inside)}\\) and false for \\(${variable} = ${show.number(outside)}\\).`
}

export function isTrue(order: number, sign: Sign): boolean {
  if (sign === '=') return order === 0
  if (order === 0) return sign.endsWith('=')
  return sign.startsWith('<') ? order < 0 : order > 0
}

function solveDouble({ parts, signs }: Relation, variable: string): string[] | null {
  const [low, middle, high] = parts
  const [first, second] = signs
  if (low === undefined || middle === undefined || high === undefined || !first || !second) return null
  if (first[0] !== second[0] || first === '=' || onlyVariable(low) !== null || onlyVariable(high) !== null) return null
  const [b = r.ZERO, a = r.ZERO, ...more] = coefficients(readLinear(middle), variable)
  if (more.length > 0 || a.n === 0n) return null
  const bound = (side: Expression): r.Rational => r.divide(r.subtract(evaluate(side), b), a)
  const rising = first.startsWith('<') === a.n > 0n
  const [small, large] = rising ? [low, high] : [high, low]
  const [smallSign, largeSign] = rising ? [first, second] : [second, first]
  if (r.compare(bound(small), bound(large)) >= 0) return null
  const upward = (sign: Sign): Sign => (sign.endsWith('=') ? '<=' : '<')
  return [
    `\\(${parts.map((part, index) => (index === 0 ? '' : ` ${SIGN_TEX[signs[index - 1]!]} `) + expressionTex(part)).join('')}\\)`,
    `Do the same to all three parts: subtract \\(${show.number(b)}\\), then divide by \\(${show.number(a)}\\)${a.n < 0n ? ', which turns both signs' : ''}.`,
    `So \\(${show.number(bound(small))} ${SIGN_TEX[upward(smallSign)]} ${variable} ${SIGN_TEX[upward(largeSign)]} ${show.number(bound(large))}\\).`,
  ]
}

interface AbsoluteBound {
  inside: Expression
  bound: Expression
  sign: Sign
}

function solveAbsolute({ inside, bound, sign }: AbsoluteBound, variable: string): string[] | null {
  if (onlyVariable(bound) !== null) return null
  const value = evaluate(bound)
  const [b = r.ZERO, a = r.ZERO, ...more] = coefficients(readLinear(inside), variable)
  if (more.length > 0 || a.n === 0n || value.n <= 0n) return null
  const ends = [value, r.negate(value)].map((end) => r.divide(r.subtract(end, b), a)).toSorted(r.compare)
  const [low, high] = ends.map(show.number)
  const [given, limit] = [expressionTex(inside), show.number(value)]
  const strict = sign.endsWith('=') ? '\\le' : '<'
  const first = `\\(|${given}| ${SIGN_TEX[sign]} ${limit}\\)`
  if (sign.startsWith('<')) {
    return [
      first,
      `What stands inside lies between: \\(-${limit} ${strict} ${given} ${strict} ${limit}\\).`,
      `So \\(${low} ${strict} ${variable} ${strict} ${high}\\).`,
    ]
  }
  return [
    first,
    `What stands inside is far from 0 on either side: \\(${given} ${SIGN_TEX[sign]} ${limit}\\) or \\(${given} ${strict} -${limit}\\).`,
    `So \\(${variable} ${strict} ${low}\\) or \\(${variable} ${SIGN_TEX[sign]} ${high}\\).`,
  ]
}
