import { expect, it } from 'vitest'
import { renderFormula } from '../render-formula.ts'
import { readQti } from './read-qti.ts'
import { toItem } from './to-item.ts'

/** The elements of the QTI 3 item schema that can stand in an item's body or in a text, and some of MathML, SVG and SSML. */
const ELEMENTS = `a abbr acronym address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd
  del details dfn div dl dt em embed figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd label li nav object ol p
  param picture pre q rb rp rt rtc ruby s samp script section small source span strike strong style sub summary sup svg table
  tbody td tfoot th thead time tr track tt u ul var video math include
  qti-associate-interaction qti-choice-interaction qti-custom-interaction qti-drawing-interaction qti-end-attempt-interaction
  qti-extended-text-interaction qti-feedback-block qti-feedback-inline qti-gap qti-gap-match-interaction
  qti-graphic-associate-interaction qti-graphic-gap-match-interaction qti-graphic-order-interaction qti-hottext
  qti-hottext-interaction qti-hotspot-interaction qti-inline-choice-interaction qti-match-interaction qti-media-interaction
  qti-order-interaction qti-portable-custom-interaction qti-position-object-interaction qti-printed-variable qti-prompt
  qti-rubric-block qti-select-point-interaction qti-slider-interaction qti-stylesheet qti-template-block qti-template-inline
  qti-text-entry-interaction qti-upload-interaction qti-template-declaration qti-template-processing qti-catalog-info
  qti-companion-materials-info qti-assessment-stimulus-ref qti-content-body`.split(/\s+/)

/** Kept, and what `one<x>two</x>three` becomes. Every other element refuses its item. */
const INLINE = 'abbr acronym b cite code dfn em i kbd samp small span strong tt u var'.split(' ')
const BLOCKS = 'blockquote div h1 h2 h3 h4 h5 h6 p qti-content-body qti-prompt'.split(' ')
const KEPT: Record<string, string> = {
  ...Object.fromEntries(INLINE.map((name) => [name, 'onetwothree'])),
  ...Object.fromEntries(BLOCKS.map((name) => [name, 'one|two|three'])),
  br: 'one|twothree',
  q: 'one“two”three',
  sup: '\\(\\mathrm{one}^{\\mathrm{two}}\\)three',
  sub: '\\(\\mathrm{one}_{\\mathrm{two}}\\)three',
}

const PLACES = ['stem', 'option', 'solution'] as const

function itemWith(place: (typeof PLACES)[number], body: string): string {
  const at = (own: string, text: string) => (own === place ? body : text)
  const rubric = (kind: string, text: string) =>
    `<qti-rubric-block class="${kind}" view="candidate"><qti-content-body>${text}</qti-content-body></qti-rubric-block>`
  const choice = (id: string) => `<qti-simple-choice identifier="${id}">${id === 'B' ? at('option', '42') : `4${id}`}</qti-simple-choice>`
  const letters = ['A', 'B', 'C', 'D', 'E']
  return `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="element" data-type="problem-solving" data-skill="percents" data-difficulty="0">
<qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body>${at('stem', 'Which one is it?')}${rubric('hint', 'Look.')}${rubric('hint', 'Count.')}${rubric('solution', at('solution', 'It is A.'))}
<qti-choice-interaction response-identifier="R" max-choices="1">${letters.map(choice).join('')}</qti-choice-interaction></qti-item-body>
${letters.map((id) => `<qti-modal-feedback outcome-identifier="F" identifier="${id}" show-hide="show"><qti-content-body>Reason ${id}.</qti-content-body></qti-modal-feedback>`).join('\n')}
</qti-assessment-item>`
} // prettier-ignore

/** What becomes of the element in a place: its text, or the faults. */
function resultOf(name: string, place: (typeof PLACES)[number]): string {
  const { rows, faults } = readQti(itemWith(place, `one<${name}>two</${name}>three`))
  const [row] = rows
  if (!row) return `refused: ${faults.map(({ line, message }) => `${line}: ${message}`).join('; ')}`
  const made = toItem(row, { from: 'x.xml', on: '2026-11-29', render: renderFormula })
  if ('faults' in made) return `refused: ${row.line}: ${made.faults.join('; ')}`
  const { stem, options, solution } = made.item
  const text = { stem, option: options[1]?.text ?? '', solution: solution.full.join('\n') }[place]
  return text.replace(/\n+/g, '|')
}

it.each(ELEMENTS.flatMap((name) => PLACES.map((place) => [name, place] as const)))(
  'keeps <%s> in the %s equal in meaning, or refuses it by line and name',
  (name, place) => {
    const result = resultOf(name, place)
    const kept = KEPT[name]
    if (kept === undefined) expect(result).toMatch(new RegExp(`^refused: .*\\d+: .*<${name}>`))
    else expect(result).toBe(kept)
  },
)

it('keeps lists with their breaks', () => {
  const { rows } = readQti(itemWith('stem', 'Which?<ul><li>red</li><li>blue</li></ul><ol><li>one</li><li>two</li></ol>'))
  expect(rows[0]?.fields.stem).toBe('Which?\n\n• red\n\n• blue\n\n1. one\n\n2. two')
}) // prettier-ignore

const mathOf = (inner: string) => {
  const { rows, faults } = readQti(itemWith('stem', `Is it <m:math xmlns:m="http://www.w3.org/1998/Math/MathML">${inner}</m:math>?`)) // prettier-ignore
  return rows[0]?.fields.stem ?? faults.map(({ message }) => message)
}

it.each([
  ['<m:msqrt><m:mn>2</m:mn><m:mi>x</m:mi></m:msqrt>', 'Is it \\(\\sqrt{2x}\\)?'],
  ['<m:mroot><m:mn>8</m:mn><m:mn>3</m:mn></m:mroot>', 'Is it \\(\\sqrt[3]{8}\\)?'],
  ['<m:msub><m:mi>a</m:mi><m:mn>1</m:mn></m:msub><m:mo>≤</m:mo><m:mi>π</m:mi>', 'Is it \\({a}_{1}\\le \\pi\\)?'],
  ['<m:mtable/>', ['<m:mtable>: this part of MathML is not understood']],
  ['<m:mfrac linethickness="0"><m:mn>5</m:mn><m:mn>2</m:mn></m:mfrac>', ['<m:mfrac>: its attribute linethickness is not understood']], // prettier-ignore
])('reads MathML or names what it does not understand: %s', (inner, expected) => {
  expect(mathOf(inner)).toEqual(expected)
})
