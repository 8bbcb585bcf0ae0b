import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { form, untwisted, type Template } from './template.ts'

const SPEED = String.raw`(km\/h|kmh|kph|mph|km per hour|kilometers per hour|kilometres per hour|miles per hour|miles an hour|km an hour)`
const LATER = form(String.raw`[^\d]*? N ${SPEED}[^\d]*? N hours? later[^\d]*? N ${SPEED}[^\d]*?`)

/** `a train leaves at 60 km/h, another 2 hours later at 90 km/h in the same direction, when does it catch up`. */
export const catchingUp: Template = (asked) => {
  const match = LATER.exec(asked.plain)
  if (match === null || match[2] !== match[5]) return null
  const question = asked.plain.split(/[.;]\s+|,\s+(?=how|when|after)/).at(-1) ?? ''
  if (!/\bhow (?:long|many hours)\b/.test(question) || !/\b(?:catch|catches|overtake|overtakes|reach)\b/.test(question))
    return null
  // `After the bus leaves` may be the first one, from whose start another time is asked for.
  if (
    /\b(?:first|after (?!the second\b)|since|from)\b/.test(question) ||
    !untwisted(asked, 'leaves leave later another second same first starts after')
  )
    return null
  if (!/\bsame (?:direction|road|route|way|path|track)\b/.test(asked.plain)) return null
  const [slow, head, fast] = [match[1]!, match[3]!, match[4]!].map(r.readDecimal) as [
    r.Rational,
    r.Rational,
    r.Rational,
  ]
  const gain = r.subtract(fast, slow)
  if (gain.n <= 0n) return null
  const lead = r.multiply(slow, head)
  return [
    `When the second one starts, the first is \\(${show.number(slow)} \\times ${show.number(head)} = ${show.number(lead)}\\) ahead.`,
    `In each hour the second one gains \\(${show.number(fast)} - ${show.number(slow)} = ${show.number(gain)}\\).`,
    `It catches up \\(\\frac{${show.number(lead)}}{${show.number(gain)}} = ${show.measure(r.divide(lead, gain))}\\) hours after its own start.`,
  ]
}
