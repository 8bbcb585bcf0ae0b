import { evaluate, NotRational } from './evaluate.ts'
import type { Expression } from './expression.ts'
import * as r from '../../domain/rational.ts'
import * as show from './show.ts'
import { expressionTex } from './tex.ts'
import { lcm } from '../../domain/whole-numbers.ts'

const MOST_LINES = 4

/** The working of a formula without variables, two to five lines of LaTeX. Throws what `evaluate` throws. */
export function stepsOf(tree: Expression): string[] {
  const square = rootOfNumber(tree)
  if (square !== null) return rootLines(square)
  const value = evaluate(tree)
  const stages = [expressionTex(tree)]
  // A power below `mod` is never written out.
  for (let next = tree; next.kind !== 'number' && !hasModulo(next);) {
    const common = withCommonDenominator(next)
    next = reduced(next)
    if (common !== null) stages.push(common)
    const tex = next.kind === 'number' ? show.result(next.value) : expressionTex(next)
    if (tex !== stages.at(-1)) stages.push(tex)
  }
  const last = show.result(value)
  if (stages.at(-1) !== last) stages.push(last)
  const kept = stages.length > MOST_LINES ? [...stages.slice(0, MOST_LINES - 1), last] : stages
  if (kept.length === 1) return [`\\(${kept[0]}\\)`]
  const [first = '', ...rest] = kept
  return [`\\(${first} = ${rest[0]}\\)`, ...rest.slice(1).map((tex) => `\\(= ${tex}\\)`)]
}

function hasModulo(tree: Expression): boolean {
  if (tree.kind === 'unary') return hasModulo(tree.of)
  return tree.kind === 'binary' && (tree.operator === 'mod' || hasModulo(tree.left) || hasModulo(tree.right))
}

/** Works out every part whose own parts are numbers already. */
function reduced(tree: Expression): Expression {
  if (tree.kind === 'unary' && tree.of.kind === 'number') return { kind: 'number', value: evaluate(tree) }
  if (tree.kind === 'unary') return { ...tree, of: reduced(tree.of) }
  if (tree.kind !== 'binary') return tree
  if (tree.left.kind === 'number' && tree.right.kind === 'number') return { kind: 'number', value: evaluate(tree) }
  return { ...tree, left: reduced(tree.left), right: reduced(tree.right) }
}

/** `\frac{2}{6} + \frac{1}{6}` for a sum of two fractions with different denominators. */
function withCommonDenominator(tree: Expression): string | null {
  if (tree.kind !== 'binary' || (tree.operator !== '+' && tree.operator !== '-')) return null
  if (tree.left.kind !== 'number' || tree.right.kind !== 'number') return null
  const [a, b] = [tree.left.value, tree.right.value]
  if (r.isWhole(a) || r.isWhole(b) || a.d === b.d || a.n < 0n || b.n < 0n) return null
  const common = lcm(a.d, b.d)
  const part = (value: r.Rational): string => `\\frac{${(value.n * common) / value.d}}{${common}}`
  return `${part(a)} ${tree.operator} ${part(b)}`
}

/** The fraction under a square root that stands alone and is no fraction itself. */
function rootOfNumber(tree: Expression): r.Rational | null {
  if (tree.kind !== 'binary' || tree.operator !== 'root') return null
  const [inside, degree] = [evaluate(tree.left), evaluate(tree.right)]
  if (inside.n <= 0n || !r.equals(degree, r.rational(2))) return null
  try {
    evaluate(tree)
    return null
  } catch (error) {
    if (error instanceof NotRational) return inside
    throw error
  }
}

function rootLines(inside: r.Rational): string[] {
  const simplest = show.root(inside)
  const approximate = show.rounded(Math.sqrt(r.toNumber(inside)))
  const original = `\\sqrt{${show.number(inside)}}`
  if (simplest === original)
    return [
      `\\(${original}\\) has no square factor, so it is in simplest form.`,
      `\\(${original} \\approx ${approximate}\\)`,
    ]
  return [
    'Take the largest square factor out of the root.',
    `\\(${original} = ${simplest}\\)`,
    `\\(${simplest} \\approx ${approximate}\\)`,
  ]
}
