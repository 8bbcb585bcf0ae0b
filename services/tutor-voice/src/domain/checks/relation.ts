import { absolute, add, compare, equals, rational, type Rational, subtract } from '../rational.ts'
import type { Segment } from './maths-runs.ts'
import { inSmallest } from './units.ts'

/**
 * Whether a relation between two segments is true; null if it cannot be judged. `~` allows the rounding that the shorter
 * side shows: half a unit of its last place.
 */
export function holds(left: Segment, relation: string, right: Segment): boolean | null {
  const [a, b] = sidesOf(left, right)
  if (!a || !b) return null
  const sign = relation.replace(':', '')
  if (sign === '~') return isRounded(a, b, right) || isRounded(b, a, left)
  const difference = compare(a, b)
  switch (sign) {
    case '=':
      return difference === 0 || isPercentByHundred(left, right)
    case '#':
      return difference !== 0
    case '<':
      return difference < 0
    case '>':
      return difference > 0
    case '{':
      return difference <= 0
    default:
      return difference >= 0
  }
}

/** The values to compare: in the smallest unit if both sides are quantities of one measure, such as hours and minutes. */
function sidesOf(left: Segment, right: Segment): [Rational | null, Rational | null] {
  if (!left.isQuantity || !right.isQuantity) return [left.value, right.value]
  const [a, b] = [quantityOf(left), quantityOf(right)]
  if (a && b && a.measure === b.measure) return [a.value, b.value]
  return [left.value, right.value]
}

function quantityOf({ numbers }: Segment): { measure: string; value: Rational } | undefined {
  let sum: { measure: string; value: Rational } | undefined
  for (const { value, unit } of numbers) {
    const part = inSmallest(value, unit)
    if (!part || (sum && sum.measure !== part.measure)) return undefined
    sum = sum ? { ...part, value: add(sum.value, part.value) } : part
  }
  return sum
}

function isRounded(exact: Rational, shown: Rational, segment: Segment): boolean {
  const [number, ...more] = segment.numbers
  if (!number || more.length > 0) return equals(exact, shown)
  const [, places = ''] = segment.text.replace(/[^\d.]/g, '').split('.')
  const half = rational(1n, 2n * 10n ** BigInt(places.length) * (number.unit === '%' ? 100n : 1n))
  return compare(absolute(subtract(exact, shown)), half) <= 0
}

/** `36/240 * 100 = 15%` is what people write for `36/240 = 15%`. */
function isPercentByHundred(left: Segment, right: Segment): boolean {
  const [percent] = right.numbers
  if (!left.value || right.numbers.length !== 1 || percent?.unit !== '%') return false
  return /\b100\b/.test(left.text) && !left.text.includes('%') && equals(left.value, percent.value)
}
