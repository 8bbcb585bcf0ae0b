import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Fields, ReadFile } from './row.ts'

/**
 * QTI 3 choice items (1EdTech, qti-assessment-item with one qti-choice-interaction of five choices). What the standard
 * has no place for stands in attributes and classes: `data-type`, `data-skill`, `data-difficulty` on the item,
 * `data-misconception` on a choice; feedback whose identifier is a choice's is its reason; rubric blocks of class
 * `hint` (two), `solution` and `solution-quick`.
 */
export function readQti(text: string): ReadFile {
  const read: ReadFile = { rows: [], faults: [] }
  const parser = new SaxesParser({ position: true, xmlns: false })
  const state: State = { item: null, path: [], begins: 0 }
  parser.on('error', (error) =>
    read.faults.push({ line: parser.line, message: error.message.replace(/^\d+:\d+: /, '') }),
  )
  parser.on('opentagstart', () => (state.begins = parser.line))
  parser.on('opentag', (tag) => openTag(state, tag, parser.position))
  parser.on('text', (piece) => addText(state, piece))
  parser.on('closetag', (tag) => {
    const closed = closeTag(state, tag.name)
    if (!closed) return
    const raw = text.slice(text.lastIndexOf('<', closed.from - 1), parser.position)
    if (closed.faults.length > 0)
      for (const message of closed.faults) read.faults.push({ line: closed.line, message, raw })
    else read.rows.push({ line: closed.line, raw, fields: toFields(closed) })
  })
  parser.write(text).close()
  if (read.rows.length + read.faults.length === 0)
    read.faults.push({ line: 1, message: 'no qti-assessment-item is in the file' })
  return read
}

interface QtiItem {
  line: number
  from: number
  attributes: Record<string, string>
  blocks: string[]
  choices: Array<{ id: string; text: string; misconception?: string }>
  correct: string[]
  feedback: Map<string, string>
  rubrics: Array<{ kind: string; lines: string[] }>
  interactions: number
  faults: string[]
}

interface State {
  item: QtiItem | null
  path: SaxesTagPlain[]
  begins: number
}

const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-inline', 'qti-feedback-block'])
const REFUSED = new Set(['math', 'img', 'object', 'video', 'audio', 'table', 'qti-text-entry-interaction'])

function openTag(state: State, tag: SaxesTagPlain, position: number): void {
  state.path.push(tag)
  const attributes = tag.attributes as Record<string, string>
  if (tag.name === 'qti-assessment-item') {
    state.item = { line: state.begins, from: position, attributes, blocks: [], choices: [], correct: [], feedback: new Map(), rubrics: [], interactions: 0, faults: [] } // prettier-ignore
    return
  }
  const { item } = state
  if (!item) return
  if (REFUSED.has(tag.name))
    item.faults.push(`line ${state.begins}: <${tag.name}> cannot be taken over; write formulas as \\( … \\)`)
  if (tag.name === 'qti-choice-interaction') item.interactions += 1
  if (tag.name === 'qti-value' && within(state, 'qti-correct-response')) item.correct.push('')
  if (tag.name === 'qti-simple-choice') {
    const misconception = attributes['data-misconception']
    item.choices.push({ id: attributes['identifier'] ?? '', text: '', ...(misconception ? { misconception } : {}) })
  }
  if (tag.name === 'qti-rubric-block') item.rubrics.push({ kind: attributes['class'] ?? '', lines: [] })
  if (tag.name === 'p' || tag.name === 'qti-prompt' || tag.name === 'li') beginLine(state, item)
}

function beginLine(state: State, item: QtiItem): void {
  if (within(state, 'qti-rubric-block')) item.rubrics.at(-1)?.lines.push('')
  else if (within(state, 'qti-item-body') && !within(state, 'qti-simple-choice') && !feedbackOf(state))
    item.blocks.push('')
}

const within = ({ path }: State, name: string) => path.some((tag) => tag.name === name)
const feedbackOf = ({ path }: State) => path.find((tag) => FEEDBACK.has(tag.name))

function addText(state: State, piece: string): void {
  const { item } = state
  if (!item || (piece.trim() === '' && !within(state, 'p'))) return
  const feedback = feedbackOf(state)
  const choice = item.choices.at(-1)
  if (feedback) {
    const id = (feedback.attributes as Record<string, string>)['identifier'] ?? ''
    item.feedback.set(id, (item.feedback.get(id) ?? '') + piece)
  } else if (within(state, 'qti-simple-choice') && choice) choice.text += piece
  else if (within(state, 'qti-correct-response')) item.correct.push((item.correct.pop() ?? '') + piece)
  else if (within(state, 'qti-rubric-block')) addToLast(item.rubrics.at(-1)?.lines ?? [], piece)
  else if (within(state, 'qti-item-body')) addToLast(item.blocks, piece)
}

function addToLast(lines: string[], piece: string): void {
  lines.push((lines.pop() ?? '') + piece)
}

function closeTag(state: State, name: string): QtiItem | null {
  state.path.pop()
  if (name !== 'qti-assessment-item' || !state.item) return null
  const { item } = state
  state.item = null
  if (item.interactions !== 1) item.faults.push(`one choice interaction is expected, not ${item.interactions}`)
  if (item.correct.length !== 1) item.faults.push(`one correct response is expected, not ${item.correct.length}`)
  return item
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
const cleanAll = (texts: readonly string[]) => texts.map(clean).filter(Boolean)

function toFields(item: QtiItem): Fields {
  const rubric = (kind: string) =>
    cleanAll(item.rubrics.filter((block) => block.kind === kind).flatMap(({ lines }) => lines))
  const passage = rubric('passage')
  const full = rubric('solution')
  const quick = rubric('solution-quick')
  const place = item.choices.findIndex(({ id }) => id === clean(item.correct[0] ?? ''))
  const difficulty = item.attributes['data-difficulty']
  return {
    id: item.attributes['identifier'],
    type: item.attributes['data-type'],
    skill: item.attributes['data-skill'],
    difficulty: difficulty === undefined ? undefined : Number(difficulty),
    stem: cleanAll(item.blocks).join('\n\n'),
    ...(passage.length > 0 ? { passage: { title: item.attributes['title'] ?? '', paragraphs: passage } } : {}),
    options: item.choices.map(({ id, text, misconception }) => ({
      text: clean(text),
      reason: clean(item.feedback.get(id) ?? ''),
      ...(misconception ? { misconception } : {}),
    })),
    answer: 'ABCDE'[place],
    solution: { quick: quick.length > 0 ? quick : full.slice(-1), full },
    hints: rubric('hint'),
  }
}
