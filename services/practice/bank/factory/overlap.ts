import { m, t } from './format.ts'
import { rational, type Rational } from './rational.ts'

/**
 * Where the numbers of a grid of halves lie, as one says it of a number line: 'x > 7 or x < -7'. The conditions that
 * chose them have whole ends, which do not belong to them. `ends` are the ends of the grid: there a stretch goes on.
 */
export function stretches(numbers: readonly number[], letter: string, [low, high]: readonly [number, number]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const starts = sorted.filter((x, at) => at === 0 || x - sorted[at - 1]! > 0.5)
  const parts = starts.map((from, at) => {
    const next = starts[at + 1] ?? Infinity
    const to = sorted.findLast((x) => x < next)!
    return stretch(letter, from <= low ? null : half(from - 0.5), to >= high ? null : half(to + 0.5))
  })
  return parts.join(' or ')
}

function stretch(letter: string, from: Rational | null, to: Rational | null): string {
  if (from && to) return t`${m`${from} < ${letter} < ${to}`}`
  if (from) return t`${m`${letter} > ${from}`}`
  return to ? t`${m`${letter} < ${to}`}` : 'every number'
}

const half = (x: number): Rational => rational(Math.round(2 * x), 2)
