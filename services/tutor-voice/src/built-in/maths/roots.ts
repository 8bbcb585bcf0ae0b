import { askAlgebra } from './algebra.ts'
import { evaluate } from './evaluate.ts'
import { readExpression } from './expression.ts'
import * as r from '../../domain/rational.ts'
import { polynomialTex } from './tex.ts'
import { exactRoot } from '../../domain/whole-numbers.ts'

/** `center` plus or minus the root of `square`; `square` is 0 for one rational root. */
export interface Surd {
  center: r.Rational
  square: r.Rational
}

/** All real roots of a polynomial: the rational ones in order, and at most one pair that is not. */
export interface Roots {
  rational: r.Rational[]
  pair: Surd | null
}

/**
 * All real roots, each checked by substitution, or null if they are not all found. `coefficients` start with the
 * number and end with one that is not 0; the degree is at least 1.
 */
export async function realRoots(coefficients: readonly r.Rational[], variable: string): Promise<Roots | null> {
  const found: r.Rational[] = []
  let rest = [...coefficients]
  if (rest.length > 3) {
    for (const candidate of await candidates(rest, variable)) {
      while (rest.length > 1 && valueAt(rest, candidate).n === 0n) {
        found.push(candidate)
        rest = deflate(rest, candidate)
      }
    }
  }
  const last = rootsOfRest(rest)
  if (last === null) return null
  const all = [...found, ...last.rational]
  const distinct = all.filter((root, index) => all.findIndex((other) => r.equals(root, other)) === index)
  if (distinct.some((root) => valueAt(coefficients, root).n !== 0n)) return null
  if (last.pair !== null && !solvesPair(rest, last.pair)) return null
  return { rational: distinct.toSorted(r.compare), pair: last.pair }
}

/** What the engine holds for roots, as far as they are fractions. */
async function candidates(coefficients: readonly r.Rational[], variable: string): Promise<r.Rational[]> {
  const latex = `${polynomialTex(coefficients, variable)}=0`
  const found = await askAlgebra({ kind: 'solve', latex, variable })
  return [r.ZERO, ...found.map(rationalOf).filter((root) => root !== null)]
}

export function rationalOf(latex: string): r.Rational | null {
  try {
    return evaluate(readExpression(latex))
  } catch {
    return null
  }
}

function rootsOfRest(rest: readonly r.Rational[]): Roots | null {
  if (rest.length > 3) return null
  if (rest.length < 2) return { rational: [], pair: null }
  const [c = r.ZERO, b = r.ZERO, a] = rest
  if (a === undefined) return { rational: [r.negate(r.divide(c, b))], pair: null }
  const center = r.negate(r.divide(b, r.multiply(r.rational(2), a)))
  const square = r.subtract(r.multiply(center, center), r.divide(c, a))
  if (square.n < 0n) return { rational: [], pair: null }
  const half = rootOf(square)
  if (half === null) return { rational: [], pair: { center, square } }
  return { rational: [r.subtract(center, half), r.add(center, half)], pair: null }
}

/** The root of a fraction if it is a fraction. */
function rootOf({ n, d }: r.Rational): r.Rational | null {
  const [top, bottom] = [exactRoot(n, 2n), exactRoot(d, 2n)]
  return top === null || bottom === null ? null : r.rational(top, bottom)
}

export function valueAt(coefficients: readonly r.Rational[], at: r.Rational): r.Rational {
  return coefficients.reduceRight((sum, coefficient) => r.add(r.multiply(sum, at), coefficient), r.ZERO)
}

/** Substitutes a pair: a (m + s)^2 + b (m + s) + c is 0 with s^2 = square if both of its parts are. */
function solvesPair([c = r.ZERO, b = r.ZERO, a = r.ZERO]: readonly r.Rational[], { center, square }: Surd): boolean {
  const even = r.add(r.multiply(a, r.add(r.multiply(center, center), square)), r.add(r.multiply(b, center), c))
  const odd = r.add(r.multiply(r.rational(2), r.multiply(a, center)), b)
  return even.n === 0n && odd.n === 0n
}

/** Divides by (x - root). */
function deflate(coefficients: readonly r.Rational[], root: r.Rational): r.Rational[] {
  const quotient: r.Rational[] = []
  let carried = r.ZERO
  for (const coefficient of coefficients.toReversed()) {
    carried = r.add(r.multiply(carried, root), coefficient)
    quotient.push(carried)
  }
  return quotient.slice(0, -1).toReversed()
}
