import { m } from './format.ts'
import { rational, type Rational } from './rational.ts'
import { readFormula } from './read-formula.ts'
import { near } from './search.ts'

/** The values of what a question compares, such as '|x + y| = 4 and |x| + |y| = 6'; undefined if each is seen at once. */
export function workedOut(asked: string, values: Record<string, number>): string | undefined {
  const sides = asked.split(/ (?:=|<|>|\\(?:le|ge|ne)) /).filter((side) => !/^(?:[a-z]|-?\d+)$/.test(side))
  const shown = sides.map((side) => {
    const value = fractionNear(readFormula(side)(values))
    return value && m`${side} = ${value}`
  })
  return shown.length === 0 || shown.includes(undefined) ? undefined : shown.join(' and ')
}

/** Largest denominator of a value that a case shows. */
const DENOMINATOR = 400

function fractionNear(value: number): Rational | undefined {
  for (let bottom = 1; bottom <= DENOMINATOR; bottom += 1)
    if (near(value * bottom, Math.round(value * bottom))) return rational(Math.round(value * bottom), bottom)
  return undefined
}
