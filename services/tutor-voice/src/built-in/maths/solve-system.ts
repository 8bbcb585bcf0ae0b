import { readPair, type LinearRow } from './linear-row.ts'
import * as r from '../../domain/rational.ts'
import type { Relation } from './relation.ts'
import * as show from './show.ts'
import { termTex } from './tex.ts'

/** The working of two linear equations in two variables, by elimination; null for all others. */
export function solveSystem(first: Relation, second: Relation): string[] | null {
  const rows = readPair(first, second)
  if (rows === null) return null
  const { names, equations } = rows
  const [one, two] = equations
  const [x, y] = names
  const determinant = r.subtract(r.multiply(one.a, two.b), r.multiply(two.a, one.b))
  const given = [one, two].map((row) => `\\(${row.tex}\\)`).join(' and ')
  const byX = cross(one, two, 'a')
  if (determinant.n === 0n) {
    const compatible = byX.n === 0n && cross(one, two, 'b').n === 0n
    return [
      given,
      compatible
        ? 'The second equation is a multiple of the first, so there are infinitely many solutions.'
        : 'The left sides are multiples of each other and the right sides are not, so there is no solution.',
    ]
  }
  const valueY = r.divide(byX, determinant)
  const valueX = r.negate(r.divide(cross(one, two, 'b'), determinant))
  const solves = [one, two].every((row) => r.equals(r.add(r.multiply(row.a, valueX), r.multiply(row.b, valueY)), row.c))
  if (!solves) return null
  return [
    given,
    `Multiply so that \\(${x}\\) has the same coefficient in both, and subtract: \\(${termTex(determinant, y)} = ${show.number(byX)}\\).`,
    `So \\(${y} = ${show.result(valueY)}\\), and from one of the equations \\(${x} = ${show.result(valueX)}\\).`,
    'Check: both values fit both equations.',
  ]
}

/** one.k * two.c - two.k * one.c */
function cross(one: LinearRow, two: LinearRow, key: 'a' | 'b'): r.Rational {
  return r.subtract(r.multiply(one[key], two.c), r.multiply(two[key], one.c))
}
