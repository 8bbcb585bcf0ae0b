import * as r from '../../domain/rational.ts'
import * as show from '../maths/show.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'
import { untwisted, type Template } from './template.ts'

const DRAINS = /\b(?:drains?|empt(?:y|ies|ied)|leaks?|outlet|drain pipe)\b/
const FILLS = /\bfills?\b/

/** `pipe A fills in 4 hours, pipe B in 6, a drain empties it in 12; all are open`. */
export const drains: Template = (asked) => {
  const text = asked.plain.replaceAll(/\b(?:2|3) (?=pipes|taps)/g, '')
  if (
    !/\b(?:tank|pool|tub|cistern|basin|bath|bathtub|reservoir)\b/.test(text) ||
    !DRAINS.test(text) ||
    !FILLS.test(text)
  )
    return null
  if (!untwisted(asked, 'drain drains empties empty leak leaks another other if together while second alone'))
    return null
  if (
    /\b(?:half|closed?|shut|off|opened after|accidentally|forgets?|forgot|full tank|already|only|slows?|litres?|liters?|per|rate|until|takes? \d+ \w+ (?:longer|more)|instead)\b/.test(
      text,
    )
  )
    return null
  const found = quantitiesOf(text)
  const unit = found[0]?.unit ?? ''
  if (found.length < 2 || found.length > 3 || !['h', 'min'].includes(unit)) return null
  if (found.some((one) => (one.unit !== unit && one.unit !== '') || one.value.n === 0n)) return null
  const ask = text.replace(/^.*\d/, '')
  if (!/\bhow (?:long|many)\b/.test(ask) || /\bempty\b/.test(ask) || !/\b(?:both|all|together|open)\b/.test(ask))
    return null
  const signs = found.map(signOf)
  return signs.includes(0) || !signs.includes(-1) || !signs.includes(1)
    ? null
    : drainLines(found, signs, unit === 'h' ? 'hours' : 'minutes')
}

/** -1 for what empties, 1 for what fills or is said like the one before; 0 if the words say both. */
function signOf({ before }: Quantity): number {
  const [drained, filled] = [DRAINS.test(before), FILLS.test(before)]
  if (drained && filled) return 0
  return drained ? -1 : 1
}

function drainLines(found: readonly Quantity[], signs: readonly number[], unit: string): string[] | null {
  const rates = found.map(({ value }) => r.divide(r.ONE, value))
  const sum = rates.map((rate, index) => (signs[index] === -1 ? r.negate(rate) : rate)).reduce(r.add)
  if (sum.n <= 0n) return null
  const tex = rates
    .map(
      (rate, index) =>
        `${signs[index] === -1 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + '}${show.fraction(rate)}`,
    )
    .join('')
  return [
    'Rates of filling count as plus, rates of draining as minus.',
    `In one of the ${unit}: \\(${tex} = ${show.fraction(sum)}\\)`,
    `The whole: \\(1 \\div ${show.fraction(sum)} = ${show.result(r.divide(r.ONE, sum))}\\) ${unit}`,
  ]
}
