import { rational, type Rational } from '../rational.ts'

/** Units that a number may carry, with what they measure and how many of the smallest ones they are. */
const table: Readonly<Record<string, readonly [measure: string, size: bigint]>> = {
  second: ['time', 1n],
  sec: ['time', 1n],
  minute: ['time', 60n],
  min: ['time', 60n],
  hour: ['time', 3_600n],
  hr: ['time', 3_600n],
  day: ['time', 86_400n],
  week: ['time', 604_800n],
  month: ['months', 1n],
  year: ['months', 12n],
  mm: ['length', 1n],
  cm: ['length', 10n],
  metre: ['length', 1_000n],
  meter: ['length', 1_000n],
  km: ['length', 1_000_000n],
  kilometre: ['length', 1_000_000n],
  kilometer: ['length', 1_000_000n],
  mile: ['miles', 1n],
  mph: ['speed', 1n],
  gram: ['weight', 1n],
  kg: ['weight', 1_000n],
  kilogram: ['weight', 1_000n],
  tonne: ['weight', 1_000_000n],
  pound: ['pounds', 1n],
  ml: ['volume', 1n],
  millilitre: ['volume', 1n],
  litre: ['volume', 1_000n],
  liter: ['volume', 1_000n],
  gallon: ['gallons', 1n],
  cent: ['money', 1n],
  dollar: ['money', 100n],
  euro: ['euros', 1n],
  degree: ['angle', 1n],
}

const sameAs: Readonly<Record<string, string>> = {
  sec: 'second',
  min: 'minute',
  hr: 'hour',
  kilometre: 'km',
  kilometer: 'km',
  meter: 'metre',
  liter: 'litre',
  kilogram: 'kg',
}

/** The one name of a unit, such as `hour` for `hours`; undefined if the word is none. */
export function unitOf(word: string): string | undefined {
  const small = word.toLowerCase()
  const single = small in table ? small : small.replace(/s$/, '')
  return single in table ? (sameAs[single] ?? single) : undefined
}

/** What a unit measures, such as `time` for `hour`; of a rate, what its first unit does. */
export const measureOf = (unit: string): string | undefined => table[unit.split('/')[0] ?? '']?.[0]

/** A number with a unit in the smallest unit of its measure. */
export function inSmallest(value: Rational, unit: string): { measure: string; value: Rational } | undefined {
  const found = table[unit]
  return found && { measure: found[0], value: rational(value.n * found[1], value.d) }
}
