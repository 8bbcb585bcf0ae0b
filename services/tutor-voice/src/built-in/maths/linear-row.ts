import { minus, variablesOf, type Polynomial } from './polynomial.ts'
import * as r from '../../domain/rational.ts'
import type { Relation } from './relation.ts'
import { readLinear } from './solve-equation.ts'
import { expressionTex } from './tex.ts'

/** `a x + b y = c`, and how it was written. */
export interface LinearRow {
  a: r.Rational
  b: r.Rational
  c: r.Rational
  tex: string
}

interface LinearPair {
  names: [string, string]
  equations: [LinearRow, LinearRow]
}

/** Two linear equations in exactly two variables, or null. */
export function readPair(first: Relation, second: Relation): LinearPair | null {
  const trees = [...first.parts, ...second.parts]
  const names = [...new Set(trees.flatMap(variablesOf))].toSorted()
  const [x, y] = names
  if (names.length !== 2 || x === undefined || y === undefined) return null
  const rows = [first, second].map((relation) => rowOf(relation, [x, y]))
  const [one, two] = rows
  return one && two ? { names: [x, y], equations: [one, two] } : null
}

function rowOf({ parts, signs }: Relation, [x, y]: [string, string]): LinearRow | null {
  const [left, right] = parts
  if (signs.length !== 1 || signs[0] !== '=' || left === undefined || right === undefined) return null
  const all: Polynomial = minus(readLinear(left), readLinear(right))
  const known = new Set(['', `${x}^1`, `${y}^1`])
  if ([...all.keys()].some((term) => !known.has(term))) return null
  const of = (term: string): r.Rational => all.get(term) ?? r.ZERO
  const tex = `${expressionTex(left)} = ${expressionTex(right)}`
  return { a: of(`${x}^1`), b: of(`${y}^1`), c: r.negate(of('')), tex }
}
