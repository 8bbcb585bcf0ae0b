import * as r from '../../domain/rational.ts'

/** A number of a text with its unit. */
export interface Quantity {
  value: r.Rational
  /** `h`, `min`, `day`, `km`, `mile`, `m`, `km/h`, `mph`, `%`, `l`, `ml`, `kg`, or nothing. */
  unit: string
  /** The text between the number before and this one, and the text from this one to the next. */
  before: string
  after: string
}

const UNITS: [RegExp, string][] = [
  [/^ ?%/, '%'],
  [/^ ?(?:km\/h|kmh|kph|(?:km|kilomet(?:er|re)s?) (?:per|an) hour)(?![a-z])/, 'km/h'],
  [/^ ?(?:mph|(?:miles|mi) ?(?:per|an|\/) ?h(?:our|r)?)(?![a-z])/, 'mph'],
  [/^ ?-?(?:hours?|hrs?|h)(?![a-z])/, 'h'],
  [/^ ?-?(?:minutes?|mins?)(?![a-z])/, 'min'],
  [/^ ?-?days?(?![a-z])/, 'day'],
  [/^ ?(?:km|kilomet(?:er|re)s?)(?![a-z])/, 'km'],
  [/^ ?(?:miles?|mi)(?![a-z])/, 'mile'],
  [/^ ?(?:met(?:er|re)s?|m)(?![a-z])/, 'm'],
  [/^ ?(?:ml|millilit(?:er|re)s?)(?![a-z])/, 'ml'],
  [/^ ?(?:lit(?:er|re)s?|l)(?![a-z])/, 'l'],
  [/^ ?(?:kg|kilos?|kilograms?)(?![a-z])/, 'kg'],
  [/^ ?(?:gallons?)(?![a-z])/, 'gallon'],
  [/^ ?(?:grams?|g)(?![a-z])/, 'g'],
]

/** Every number of the text, in order. Empty if one of them has a sign, a second point or a letter at it. */
export function quantitiesOf(text: string): Quantity[] {
  const matches = [...text.matchAll(/\d+(?:\.\d+)?/g)]
  if (/\d\s?[/^=*+]|\d:\d|[/^=*+]\s?\d|-\d|\d\.\d+\.|[a-z_]\d|\d,\d{3}/.test(text)) return []
  return matches.map((match, index) => {
    const end = match.index + match[0].length
    const rest = text.slice(end, matches[index + 1]?.index)
    const previous = matches[index - 1]
    const [pattern, unit] = UNITS.find(([words]) => words.test(rest)) ?? [/^/, '']
    return {
      value: r.readDecimal(match[0]),
      unit,
      before: text.slice(previous === undefined ? 0 : previous.index + previous[0].length, match.index),
      after: rest.replace(pattern, ''),
    }
  })
}

/** The values, if the units of the quantities are just these, in this order. */
export function valuesOf(quantities: readonly Quantity[], units: string): r.Rational[] | null {
  return quantities.map(({ unit }) => unit || '-').join(' ') === units ? quantities.map(({ value }) => value) : null
}

/** The last clause of a text, in which it asks. */
export function asking(text: string): string {
  return text.split(/[.;]\s+|,\s+(?=how|what|when|working|in how|find)/).at(-1) ?? ''
}
