import { m } from './format.ts'
import { rational, type Rational } from './rational.ts'
import { readFormula } from './read-formula.ts'
import { near } from './search.ts'

/**
 * Returns the values of the two sides that a question compares, such as '|x + y| = 4 and |x| + |y| = 6'. A side that is a letter
 * or a number is left out. Undefined if nothing is left, or if a value is not a fraction with a small denominator.
 */
export function workedOut(asked: string, values: Record<string, number>): string | undefined {
  const sides = asked.split(/ (?:=|<|>|\\(?:le|ge|ne)) /).filter((side) => !/^(?:[a-z]|-?\d+)$/.test(side))
  const shown = sides.map((side) => {
    const value = fractionNear(readFormula(side)(values))
    return value && m`${side} = ${value}`
  })
  return shown.length === 0 || shown.includes(undefined) ? undefined : shown.join(' and ')
}

/** Largest denominator that a case shows. */
const DENOMINATOR = 400

function fractionNear(value: number): Rational | undefined {
  for (let bottom = 1; bottom <= DENOMINATOR; bottom += 1)
    if (near(value * bottom, Math.round(value * bottom))) return rational(Math.round(value * bottom), bottom)
  return undefined
}
