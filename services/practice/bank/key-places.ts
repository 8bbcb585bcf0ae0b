import type { Item } from '../src/domain/item.ts'
import { LETTERS } from './factory/build-problem.ts'

/** Chi-squared with 4 degrees of freedom exceeds this in one case of a thousand. */
export const CRITICAL = 18.47

/** The least and the greatest share of the keys of a type that a place may have over many seeds of every template. */
const SHARES = [0.18, 0.22] as const

/** How far the keys' places are from even: Pearson's chi-squared over the five places. */
export function chiSquared(items: readonly Item[]): number {
  const expected = items.length / LETTERS.length
  return LETTERS.reduce((total, id) => {
    const held = items.filter((item) => item.answer === id).length
    return total + (held - expected) ** 2 / expected
  }, 0)
}

/** Types whose keys are placed unevenly (p < .001), in sentences: the test of what is live. */
export function placeFaults(items: readonly Item[]): string[] {
  return [...Map.groupBy(items, ({ type }) => type)].flatMap(([type, own]) => {
    const value = chiSquared(own)
    return value < CRITICAL ? [] : [`the keys of ${type} are uneven over the places: chi-squared ${value.toFixed(1)}`]
  })
}

/**
 * Types in which a place holds too small or too large a share of the keys, in sentences: the measure over a thousand
 * seeds of every template. Some templates never have the answer D and others have it more often, which leaves a
 * deviation of one or two hundredths. Chi-squared grows with the number of items: over 67,000 it calls this certain,
 * although no candidate could use it. A share does not depend on the number.
 */
export function shareFaults(items: readonly Item[]): string[] {
  return [...Map.groupBy(items, ({ type }) => type)].flatMap(([type, own]) =>
    LETTERS.flatMap((id) => {
      const share = own.filter(({ answer }) => answer === id).length / own.length
      return share < SHARES[0] || share > SHARES[1]
        ? [`the key of ${type} is ${id} in ${(100 * share).toFixed(1)} % of the items, not in 18 to 22 %`]
        : []
    }),
  )
}

/** How far a template's shares may be from those that it draws from: four deviations of chance in a thousand seeds. */
const OWN = 0.05

/** Places that a template's keys have too rarely or too often, given the places it draws from, each as often as listed. */
export function ownShareFaults(name: string, items: readonly Item[], drawn: readonly string[] = LETTERS): string[] {
  return LETTERS.flatMap((id) => {
    const share = items.filter(({ answer }) => answer === id).length / items.length
    const wanted = drawn.filter((each) => each === id).length / drawn.length
    return Math.abs(share - wanted) > OWN
      ? [
          `${name}: the key is ${id} in ${(100 * share).toFixed(1)} % of the items, not in ${(100 * wanted).toFixed(1)} %`,
        ]
      : []
  })
}
