import type { Expression } from './expression.ts'
import { equals, isWhole, ONE, rational, type Rational } from '../../domain/rational.ts'
import * as show from './show.ts'

/** LaTeX of `a x + b` and of longer ones, from the coefficients, the number first. */
export function polynomialTex(coefficients: readonly Rational[], variable: string): string {
  const terms = coefficients
    .map((value, exponent) => ({ value, exponent }))
    .filter(({ value }) => value.n !== 0n)
    .toReversed()
    .map(({ value, exponent }) =>
      termTex(value, exponent === 0 ? '' : exponent === 1 ? variable : `${variable}^${exponent}`),
    )
  return joinTerms(terms)
}

/** One term with its sign: `-3x`, `x^2`, `\frac{1}{2}`. */
export function termTex(value: Rational, letters: string): string {
  if (letters === '') return show.number(value)
  if (equals(value, ONE)) return letters
  if (equals(value, rational(-1))) return `-${letters}`
  return `${show.number(value)}${letters}`
}

function joinTerms(terms: readonly string[]): string {
  const joined = terms.map((term, index) =>
    index === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`,
  )
  return joined.join('') || '0'
}

const SIGN = { '+': ' + ', '-': ' - ', '*': ' \\times ' } as const
const LEVEL: Record<string, number> = { '+': 1, '-': 1, '*': 2, mod: 2, '/': 4, '^': 3 }

/** LaTeX of a formula as it was read, so that a misreading is seen. */
export function expressionTex(tree: Expression): string {
  if (tree.kind === 'number') return show.number(tree.value)
  if (tree.kind === 'variable') return tree.name
  if (tree.kind === 'unary') return unaryTex(tree)
  const { operator, left, right } = tree
  const [a, b] = [expressionTex(left), expressionTex(right)]
  if (operator === '/') return `\\frac{${a}}{${b}}`
  if (operator === '^') return `${levelOf(left) < 9 ? `(${a})` : a}^{${b}}`
  if (operator === 'root') return b === '2' ? `\\sqrt{${a}}` : `\\sqrt[${b}]{${a}}`
  if (operator === 'choose') return `\\binom{${a}}{${b}}`
  if (operator === 'gcd' || operator === 'lcm') return `\\text{${operator}}(${a}, ${b})`
  if (operator === 'permute') return `\\frac{${a}!}{(${a} - ${b})!}`
  const level = LEVEL[operator]!
  const negative = left.kind === 'unary' && left.operator === '-' && levelOf(left.of) >= 2
  const first = levelOf(left) < level && !negative ? `(${a})` : a
  const second = levelOf(right) < level + (operator === '+' ? 0 : 1) || b.startsWith('-') ? `(${b})` : b
  if (operator === 'mod') return `${first} \\text{ mod } ${second}`
  if (operator === '*' && right.kind !== 'number' && !/^\d/.test(second)) return `${first} ${second}`
  return `${first}${SIGN[operator]}${second}`
}

function unaryTex({ operator, of }: Extract<Expression, { kind: 'unary' }>): string {
  const inside = expressionTex(of)
  if (operator === 'abs') return `|${inside}|`
  if (operator === '-') return `-${levelOf(of) < 2 || inside.startsWith('-') ? `(${inside})` : inside}`
  const atom = levelOf(of) < 9 ? `(${inside})` : inside
  return operator === '!' ? `${atom}!` : `${atom}\\%`
}

function levelOf(tree: Expression): number {
  if (tree.kind === 'variable') return 9
  if (tree.kind === 'number') return isWhole(tree.value) && tree.value.n >= 0n ? 9 : 4
  if (tree.kind === 'unary') return tree.operator === '-' ? 1 : 9
  return LEVEL[tree.operator] ?? 9
}
