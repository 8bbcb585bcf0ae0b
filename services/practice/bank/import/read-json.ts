import type { ReadFile } from './row.ts'

/** A JSON array of items. Each item is parsed by itself, so that one broken item costs no other. */
export function readJson(text: string): ReadFile {
  const read: ReadFile = { rows: [], faults: [] }
  const open = text.search(/\S/)
  if (text[open] !== '[') {
    return {
      rows: [],
      faults: [{ line: lineOf(text, Math.max(open, 0)), message: 'the file is not a JSON array of items' }],
    }
  }
  const { elements, end } = elementsOf(text, open)
  for (const element of elements) readElement(read, text, element)
  if (end === null)
    read.faults.push({ line: lineOf(text, open), message: 'the array opens here and is never closed: its ] is missing' })
  const rest = end === null ? null : trimmed(text, end, text.length)
  if (rest) {
    const raw = text.slice(rest.start, rest.end)
    read.faults.push({ line: lineOf(text, rest.start), message: 'this stands after the end of the array, and is not read', raw })
  }
  return read
} // prettier-ignore

function readElement(read: ReadFile, text: string, { start, end }: Span): void {
  const raw = text.slice(start, end)
  const line = lineOf(text, start)
  try {
    const fields: unknown = JSON.parse(raw)
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw new Error('an item is an object')
    const twice = repeatedName(raw)
    if (twice === null) return void read.rows.push({ line, raw, fields })
    const message = `the name ${twice.name} stands twice in one object`
    read.faults.push({ line: lineOf(text, start + twice.at), message, raw })
  } catch (error) {
    const { message } = error as Error
    const at = /at position (\d+)/.exec(message)?.[1]
    read.faults.push({ line: at ? lineOf(text, start + Number(at)) : line, message: `not JSON: ${message}`, raw })
  }
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

/**
 * Where the elements of the array that opens at `open` stand; commas inside texts and brackets do not part them. A text
 * that is not closed ends its element with the line, so that the items after it are still found. `end` is where the text
 * after the array begins; null if the array is never closed.
 */
function elementsOf(text: string, open: number): { elements: Span[]; end: number | null } {
  const elements: Span[] = []
  let depth = 1
  let start = open + 1
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || (sign === '}' && depth > 1)) depth -= 1
    const isOpen = sign === '"' && text[at] !== '"'
    if (!isOpen && depth > 0 && !(depth === 1 && sign === ',')) continue
    const element = trimmed(text, start, at)
    if (element) elements.push(element)
    if (depth === 0) return { elements, end: at + 1 }
    depth = 1
    start = at + 1
  }
  const rest = trimmed(text, start, text.length)
  if (rest) elements.push(rest)
  return { elements, end: null }
}

/** A name that one of the objects of a JSON text holds twice; reading would drop the first. */
function repeatedName(json: string): { name: string; at: number } | null {
  const open: Array<Set<string>> = []
  for (const { 0: sign, 1: text, index } of json.matchAll(
    /("(?:[^"\\]|\\[\s\S])*")(?=\s*:)|"(?:[^"\\]|\\[\s\S])*"|[{}]/g,
  )) {
    if (sign === '{') open.push(new Set())
    else if (sign === '}') open.pop()
    else if (text !== undefined) {
      const name = JSON.parse(text) as string
      if (open.at(-1)?.has(name)) return { name, at: index }
      open.at(-1)?.add(name)
    }
  }
  return null
}

interface Span {
  start: number
  end: number
}

/** The closing quote, or the end of the line where there is none. */
function endOfText(text: string, open: number): number {
  for (let at = open + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"' || text[at] === '\n') return at
  }
  return text.length
}

function trimmed(text: string, start: number, end: number): Span | null {
  const piece = text.slice(start, end)
  const lead = piece.search(/\S/)
  return lead < 0 ? null : { start: start + lead, end: start + piece.trimEnd().length }
}
