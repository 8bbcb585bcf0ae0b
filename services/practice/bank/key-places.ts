import type { Item } from '../src/domain/item.ts'
import { LETTERS } from './factory/build-problem.ts'

/** Chi-squared with 4 degrees of freedom exceeds this in one case of a thousand. */
export const CRITICAL = 18.47

/** How far the keys' places are from even: Pearson's chi-squared over the five places. */
export function chiSquared(items: readonly Item[]): number {
  const expected = items.length / LETTERS.length
  return LETTERS.reduce((total, id) => {
    const held = items.filter((item) => item.answer === id).length
    return total + (held - expected) ** 2 / expected
  }, 0)
}

/** Types whose keys are placed unevenly (p < .001), in sentences. */
export function placeFaults(items: readonly Item[]): string[] {
  return [...Map.groupBy(items, ({ type }) => type)].flatMap(([type, own]) => {
    const value = chiSquared(own)
    return value < CRITICAL ? [] : [`the keys of ${type} are uneven over the places: chi-squared ${value.toFixed(1)}`]
  })
}
