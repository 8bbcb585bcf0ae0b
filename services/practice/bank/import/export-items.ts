import type { Item } from '../../src/domain/item.ts'
import { plainText } from './plain-text.ts'
import { COLUMNS } from './read-csv.ts'

/** Writes items in the formats that can be imported; importing the text into an empty store gives equal items. */
export const EXPORTS: Record<string, (items: readonly Item[]) => string> = {
  '.json': (items) => `${JSON.stringify(items.map(toJson), null, 2)}\n`,
  '.csv': (items) => [COLUMNS, ...items.map(toCells)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''),
  '.xml': (items) => `<?xml version="1.0" encoding="UTF-8"?>\n<items>\n${items.map(toQti).join('\n')}\n</items>\n`,
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A text in which nothing reads as Markdown or HTML; formulas stay as they are. */
function plain(text: string): string {
  const { text: read, faults } = plainText(text)
  return read === text && faults.length === 0 ? text : escaped(text)
}

const FORMULA = /(\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\])/
const escaped = (text: string) =>
  text
    .split(FORMULA)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.replace(/[&<>*_`~#|[\]-]/g, (sign) => `&#${sign.charCodeAt(0)};`)))
    .join('') // prettier-ignore

/** A text on one line, as cells with a line for each step need it. */
const oneLine = (text: string) => (text.includes('\n') ? escaped(text).replaceAll('\n', '<br/>') : plain(text))

function toJson({ id, type, skill, difficulty, stem, passage, options, answer, solution, hints }: Item) {
  return {
    id, type, skill, difficulty, stem: plain(stem), answer,
    ...(passage ? { passage: { title: plain(passage.title), paragraphs: passage.paragraphs.map(plain) } } : {}),
    options: options.map(({ text, reason, misconception }) => ({ text: plain(text), reason: plain(reason), ...(misconception ? { misconception } : {}) })),
    solution: { quick: solution.quick.map(plain), full: solution.full.map(plain) },
    hints: hints.map(plain),
  }
} // prettier-ignore

function toCells(item: Item): string[] {
  const cells: Record<string, string> = {
    id: item.id,
    type: item.type,
    skill: item.skill,
    difficulty: String(item.difficulty),
    stem: plain(item.stem),
    answer: item.answer,
    solution: item.solution.full.map(oneLine).join('\n'),
    solution_quick: item.solution.quick.map(oneLine).join('\n'),
    hint_1: plain(item.hints[0]),
    hint_2: plain(item.hints[1]),
    passage_title: plain(item.passage?.title ?? ''),
    passage: (item.passage?.paragraphs ?? []).map(oneLine).join('\n'),
  }
  for (const { id, text, reason, misconception } of item.options) {
    const letter = id.toLowerCase()
    cells[`option_${letter}`] = plain(text)
    cells[`reason_${letter}`] = plain(reason)
    cells[`misconception_${letter}`] = misconception ?? ''
  }
  return COLUMNS.map((name) => cells[name] ?? '')
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;') // prettier-ignore
const paragraph = (text: string) => `<p>${xml(text).replaceAll('\n', '<br/>')}</p>`
const rubric = (kind: string, texts: readonly string[]) =>
  `<qti-rubric-block class="${kind}" view="candidate"><qti-content-body>${texts.map(paragraph).join('')}</qti-content-body></qti-rubric-block>`

function toQti(item: Item): string {
  const choice = ({ id, text, misconception }: Item['options'][number]) =>
    `<qti-simple-choice identifier="${id}"${misconception ? ` data-misconception="${xml(misconception)}"` : ''}>${paragraph(text)}</qti-simple-choice>`
  const feedback = ({ id, reason }: Item['options'][number]) =>
    `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${id}" show-hide="show"><qti-content-body>${paragraph(reason)}</qti-content-body></qti-modal-feedback>`
  return `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${xml(item.id)}" title="${xml(item.passage?.title ?? item.id)}" adaptive="false" time-dependent="false" xml:lang="en" data-type="${item.type}" data-skill="${item.skill}" data-difficulty="${item.difficulty}">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>${item.answer}</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
<qti-item-body>${paragraph(item.stem)}
${item.passage ? rubric('passage', item.passage.paragraphs) : ''}${item.hints.map((hint) => rubric('hint', [hint])).join('')}${rubric('solution-quick', item.solution.quick)}${rubric('solution', item.solution.full)}
<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">${item.options.map(choice).join('')}</qti-choice-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct"/>
${item.options.map(feedback).join('\n')}
</qti-assessment-item>`
}
