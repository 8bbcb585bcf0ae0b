import { evaluate } from '../exact-arithmetic.ts'
import { isWhole, keyOf, rational, type Rational, subtract } from '../rational.ts'
import type { Segment } from './maths-runs.ts'

/** An equation in one variable. */
export interface OneVariable {
  name: string
  /** Left side less right side for a value of the variable. */
  difference: (value: Rational) => Rational | null
  /** Its solution, if it is linear and has one. */
  root: Rational | null
  /** Whether it only says what the variable is: `x = 4`. */
  isAssignment: boolean
}

/** Reads `left = right` as an equation in one variable; null if there is not exactly one, or it has no value at 0, 1, 2 and 3. */
export function oneVariable(left: Segment, right: Segment): OneVariable | null {
  const names = new Set([...left.variables, ...right.variables])
  const [name] = names
  if (name === undefined || names.size !== 1) return null
  const difference = (value: Rational): Rational | null => {
    const [a, b] = [left, right].map(({ text }) => evaluate(replaced(text, name, value)))
    return a && b ? subtract(a, b) : null
  }
  const at = [0n, 1n, 2n, 3n].map((value) => difference(rational(value)))
  if (at.some((each) => each === null)) return null
  const [zero, one, two, three] = at as [Rational, Rational, Rational, Rational]
  const slope = subtract(one, zero)
  const isLinear =
    keyOf(subtract(two, one)) === keyOf(slope) && keyOf(subtract(three, two)) === keyOf(slope) && slope.n !== 0n
  const root = isLinear ? rational(-zero.n * slope.d, zero.d * slope.n) : null
  const isAssignment =
    left.text === name ? !right.text.includes(name) : right.text === name && !left.text.includes(name)
  return { name, difference, root, isAssignment }
}

function replaced(text: string, name: string, value: Rational): string {
  const written = isWhole(value) ? `(${value.n})` : `(${value.n}/${value.d})`
  return text
    .split(' ')
    .map((token) => (token === name ? written : token))
    .join(' ')
}
