import type { CallEvent } from './call-event.ts'

/** Something that was said in a call, or written in it. */
export interface Line {
  /** The provider's id of it, by which it is kept once. */
  itemId: string
  role: 'user' | 'assistant'
  text: string
  isSpoken: boolean
}

interface Item {
  itemId: string
  by: Line['role']
  line: Line | null
  /** Nothing more is to come of it. */
  isDone: boolean
}

/** The conversation of a call in its order, from the first item that is not kept yet. */
export interface Transcript {
  items: readonly Item[]
  /** What was kept, or has no words. */
  known: ReadonlySet<string>
}

export const emptyTranscript: Transcript = { items: [], known: new Set() }

const longestLine = 8_000
/** Words that come later than this many items after what was said are left out. */
const mostWaiting = 6

/**
 * Takes an event and returns the lines that can be kept now. What the candidate said often becomes text after the answer to
 * it, so an answer waits for the words before it.
 */
export function linesAfter(transcript: Transcript, event: CallEvent): { transcript: Transcript; lines: Line[] } {
  return settle(withEvent(transcript, event))
}

/** What has words at the end of the call, complete or not. */
export function linesAtEnd({ items }: Transcript): Line[] {
  return items.flatMap(({ line }) => (line ? [line] : []))
}

function withEvent(transcript: Transcript, event: CallEvent): Transcript {
  switch (event.kind) {
    case 'speech-stopped':
      return withItem(transcript, waiting(event.itemId, 'user'))
    case 'item':
      if (event.text === undefined) return withItem(transcript, waiting(event.itemId, event.by))
      return withLine(transcript, event.itemId, { role: 'user', text: event.text, isSpoken: false })
    case 'heard':
      return withLine(transcript, event.itemId, { role: 'user', text: event.text, isSpoken: true })
    case 'not-heard':
      return withItem(transcript, { ...waiting(event.itemId, 'user'), isDone: true })
    case 'saying':
      return withPiece(transcript, event.itemId, event.text)
    case 'said':
      return withLine(transcript, event.itemId, { role: 'assistant', text: event.text, isSpoken: true })
    case 'answer-ended':
      return withoutWaiting(transcript)
    case 'speech-started':
    case 'answer-started':
    case 'audio-started':
    case 'audio-stopped':
    case 'active':
    case 'expired':
      return transcript
    default:
      return event satisfies never
  }
}

const waiting = (itemId: string, by: Line['role']): Item => ({ itemId, by, line: null, isDone: false })

/** What was said of an answer that may be broken off. */
function withPiece({ items, known }: Transcript, itemId: string, piece: string): Transcript {
  const at = items.findIndex((item) => item.itemId === itemId && !item.isDone)
  const item = items[at]
  if (!item) return { items, known }
  const text = `${item.line?.text ?? ''}${piece}`.slice(0, longestLine)
  return { items: items.with(at, { ...item, line: { itemId, role: 'assistant', text, isSpoken: true } }), known }
}

function withLine(transcript: Transcript, itemId: string, line: Omit<Line, 'itemId'>): Transcript {
  const text = line.text.trim().slice(0, longestLine)
  const kept = text === '' ? null : { ...line, itemId, text }
  return withItem(transcript, { itemId, by: line.role, line: kept, isDone: true })
}

/** An answer that was broken off has no more words. */
function withoutWaiting({ items, known }: Transcript): Transcript {
  return { items: items.map((item) => (item.by === 'assistant' ? { ...item, isDone: true } : item)), known }
}

function withItem({ items, known }: Transcript, item: Item): Transcript {
  if (known.has(item.itemId)) return { items, known }
  const at = items.findIndex(({ itemId }) => itemId === item.itemId)
  if (at === -1) return { items: [...items, item], known }
  return item.isDone ? { items: items.with(at, item), known } : { items, known }
}

function settle({ items, known }: Transcript): { transcript: Transcript; lines: Line[] } {
  const first = items.findIndex(({ isDone }) => !isDone)
  const done = first === -1 ? items.length : first
  const count = Math.max(done, items.length - mostWaiting)
  const settled = items.slice(0, count)
  return {
    transcript: { items: items.slice(count), known: new Set([...known, ...settled.map(({ itemId }) => itemId)]) },
    lines: settled.flatMap(({ line }) => (line ? [line] : [])),
  }
}
