import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const num = r.readDecimal
const VOLUME = String.raw`(?:litres?|liters?|l|ml|gallons?|kg|ounces?|grams?|cups?)`

/** `5 litres` and `300 ml` in one problem would have to be converted first. */
function hasOneUnit(text: string): boolean {
  const found = text.match(new RegExp(String.raw`(?<=\d |\bmany |\bmuch )${VOLUME}\b`, 'g')) ?? []
  return new Set(found.map((unit) => unit.replace(/litre|liter/, 'l').replace(/s$/, ''))).size < 2
}

const BLEND = form(String.raw`[^\d]*? ?N ${VOLUME} of (?:a |an )?N%[^\d%]*? N ${VOLUME} of (?:a |an )?N%[^\d%]*?`)

/** `mix 2 litres of 30% acid with 3 litres of 50% acid, what is the concentration`. */
export const blend: Template = (asked) => {
  const match = BLEND.exec(asked.plain.replaceAll(/\bwhat %/g, 'what percent'))
  if (
    match === null ||
    !hasOneUnit(asked.plain) ||
    !/\b(concentration|percent|percentage|strength|what %|how strong)\b/.test(
      asked.plain.replaceAll(/\bwhat %/g, 'what percent').replace(/\d%/g, ''),
    )
  )
    return null
  if (
    !untwisted(asked, 'together added') ||
    !/\b(mix|mixed|mixes|mixture|combined?|blend|added|together|poured)\b/.test(asked.plain)
  )
    return null
  const [a, p, b, q] = match.slice(1).map(num) as [r.Rational, r.Rational, r.Rational, r.Rational]
  const total = r.add(a, b)
  if (total.n === 0n) return null
  const inside = r.divide(r.add(r.multiply(a, p), r.multiply(b, q)), r.rational(100))
  return [
    `The substance in it: \\(${show.number(a)} \\times ${show.number(r.divide(p, r.rational(100)))} + ${show.number(b)} \\times ${show.number(r.divide(q, r.rational(100)))} = ${show.measure(inside)}\\)`,
    `Divide by the whole, \\(${show.number(total)}\\): \\(\\frac{${show.number(inside)}}{${show.number(total)}} \\times 100 = ${show.measure(r.divide(r.multiply(inside, r.rational(100)), total))}\\) percent`,
  ]
}

const PARTS = form(
  String.raw`how (?:many|much) ${VOLUME}? ?of (?:a |an )?N%[^\d%]*? N%[^\d%]*? (?:make|makes|give|gives|get|obtain|produce|form|for) N ${VOLUME} of (?:a |an )?N%[^\d%]*?`,
)

/** `how many litres of 10% and 40% solution make 30 litres of a 20% solution`. */
export const parts: Template = (asked) => {
  const match = PARTS.exec(asked.plain)
  if (match === null || !untwisted(asked) || !hasOneUnit(asked.plain)) return null
  const [p, q, total, wanted] = match.slice(1).map(num) as [r.Rational, r.Rational, r.Rational, r.Rational]
  const [low, high] = [r.compare(p, q), r.compare(wanted, p) * r.compare(wanted, q)]
  if (low === 0 || high >= 0) return null
  const first = r.divide(r.multiply(total, r.subtract(q, wanted)), r.subtract(q, p))
  const second = r.subtract(total, first)
  return [
    `Call the part of \\(${show.number(p)}\\%\\) \\(x\\); the other is \\(${show.number(total)} - x\\).`,
    `\\(${show.number(p)}x + ${show.number(q)}(${show.number(total)} - x) = ${show.number(wanted)} \\times ${show.number(total)}\\)`,
    `So \\(x = ${show.measure(first)}\\) of \\(${show.number(p)}\\%\\), and \\(${show.number(total)} - x = ${show.measure(second)}\\) of \\(${show.number(q)}\\%\\).`,
  ]
}

const ADDED = form(
  String.raw`(?:[^\d]*? )?how (?:many|much) ?${VOLUME}? ?of (?:a |an )?N%[^\d%]*?(?:\badded|\badd|\bmix|\bmixed|\bpour|\bpoured)\b[^\d%]*? (?:to|with|into) N ${VOLUME} of (?:a |an )?N%[^\d%]*? (?:a |an |is |at |has |have |be )?N%[^\d%]*?`,
)
const ADDED_LAST = form(
  String.raw`[^\d%]*?N ${VOLUME} of (?:a |an )?N%[^\d%]*?\bhow (?:many|much) ?${VOLUME}? ?of (?:a |an )?N%[^\d%]*?(?:\badded|\badd|\bmix|\bmixed)\b[^\d%]*? N%[^\d%]*?`,
)

/** `how many litres of a 40% solution must be added to 10 litres of a 10% solution to get a 20% solution`. */
export const added: Template = (asked) => {
  const first = ADDED.exec(asked.plain)
  const last = first === null ? ADDED_LAST.exec(asked.plain) : null
  const match = first ?? (last && [last[0], last[3]!, last[1]!, last[2]!, last[4]!])
  if (
    match === null ||
    /\b(?:by|more than|less than) \d+%/.test(asked.plain) ||
    !untwisted(asked, 'added must') ||
    !hasOneUnit(asked.plain)
  )
    return null
  const [p, volume, q, wanted] = match.slice(1).map(num) as [r.Rational, r.Rational, r.Rational, r.Rational]
  if (r.compare(wanted, p) * r.compare(wanted, q) >= 0 || volume.n === 0n) return null
  const [short, over] = [r.subtract(wanted, q), r.subtract(p, wanted)]
  const amount = r.divide(r.multiply(volume, short), over)
  return [
    `Call the amount \\(x\\). The substance stays the same: \\(${show.number(p)}x + ${show.number(q)} \\times ${show.number(volume)} = ${show.number(wanted)}(x + ${show.number(volume)})\\)`,
    `So \\(${show.number(over)}x = ${show.number(r.multiply(volume, short))}\\), and \\(x = ${show.measure(amount)}\\).`,
  ]
}

const WATER = form(
  String.raw`(?:[^\d]*?)how (?:many|much) ?${VOLUME}? ?(?:of )?(?:pure |fresh |distilled )?water[^\d%]*?\badd(?:ed)?\b[^\d%]*? (?:to )?N ${VOLUME} of (?:a |an )?N%[^\d%]*? N%[^\d%]*?`,
)
const WATER_LAST = form(
  String.raw`[^\d%]*?N ${VOLUME} of (?:a |an )?N%[^\d%]*?\bhow (?:many|much) ?${VOLUME}? ?(?:of )?(?:pure |fresh |distilled )?water[^\d%]*?\badd(?:ed)?\b[^\d%]*? N%[^\d%]*?`,
)

/** `how many litres of water do I add to 12 litres of a 25% solution to get 15%`. */
export const watered: Template = (asked) => {
  const match = WATER.exec(asked.plain) ?? WATER_LAST.exec(asked.plain)
  if (match === null || !untwisted(asked, 'added must') || !hasOneUnit(asked.plain)) return null
  if (/\b(?:water content|is water|evaporat\w*|boil\w*|weaker|stronger|by \d+|by half)\b/.test(asked.plain)) return null
  const [volume, old, wanted] = match.slice(1).map(num) as [r.Rational, r.Rational, r.Rational]
  if (wanted.n <= 0n || r.compare(wanted, old) >= 0 || r.compare(old, r.rational(100)) > 0) return null
  const inside = r.divide(r.multiply(volume, old), r.rational(100))
  const whole = r.divide(r.multiply(volume, old), wanted)
  return [
    `Water changes nothing of the substance: \\(${show.number(volume)} \\times \\frac{${show.number(old)}}{100} = ${show.measure(inside)}\\)`,
    `At \\(${show.number(wanted)}\\%\\) the whole is \\(${show.number(inside)} \\div \\frac{${show.number(wanted)}}{100} = ${show.measure(whole)}\\).`,
    `So add \\(${show.number(whole)} - ${show.number(volume)} = ${show.measure(r.subtract(whole, volume))}\\) of water.`,
  ]
}
