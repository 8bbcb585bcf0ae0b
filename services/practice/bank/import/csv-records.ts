/** A record of a table: its cells and the lines that it takes up. */
export interface CsvRecord {
  cells: string[]
  /** Line where it begins; 1 is the first. */
  line: number
  raw: string
}

/** A record that cannot be read, and the line of what is wrong with it. */
export interface CsvFault {
  line: number
  message: string
  raw: string
}

interface Span {
  at: number
  line: number
}

/**
 * Reads a table (RFC 4180), record by record from `from`. A record with a broken quote ends with its first line, so that
 * the rows after a quote that is never closed are read; the fault names the line where the quote opened. A quote also
 * counts as never closed if the record that it makes has not `width` cells and a line that it swallowed has.
 */
export function* csvRecords(text: string, { delimiter, from }: { delimiter: string; from: Span }): Generator<CsvRecord | CsvFault> {
  let width: number | null = null
  let { at, line } = from
  while (at < text.length) {
    const read = readRecord(text, { at, line }, delimiter)
    const lineEnd = endOfLine(text, at)
    const swallowed = !('message' in read) && width !== null && read.cells.length !== width && read.end > lineEnd
    if ('message' in read || (swallowed && hidesRow(text, { at: lineEnd, line: line + 1 }, { delimiter, width, end: read.end }))) {
      const fault = 'message' in read ? read : { line, message: UNCLOSED }
      yield { line: fault.line, message: fault.message, raw: text.slice(at, lineEnd) }
      at = lineEnd
      line += 1
      continue
    }
    const raw = text.slice(at, read.end)
    if (raw.trim() !== '') {
      width ??= read.cells.length
      yield { cells: read.cells, line, raw }
    }
    at = read.end
    line = read.line
  }
} // prettier-ignore

const UNCLOSED = 'a quote opens here and is never closed'

interface Within {
  delimiter: string
  width: number | null
  end: number
}

/** Whether one of the lines up to `end` is a whole record by itself. */
function hidesRow(text: string, from: Span, { delimiter, width, end }: Within): boolean {
  for (let { at, line } = from; at < end; at = endOfLine(text, at), line += 1) {
    const read = readRecord(text, { at, line }, delimiter)
    if (!('message' in read) && read.cells.length === width) return true
  }
  return false
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

type Read = { cells: string[]; end: number; line: number } | { line: number; message: string }

function readRecord(text: string, from: Span, delimiter: string): Read {
  const cells: string[] = []
  let { at, line } = from
  for (;;) {
    let cell: string
    if (text[at] === '"') {
      const quoted = readQuoted(text, at)
      if (!quoted) return { line, message: UNCLOSED }
      const next = text[quoted.end]
      if (next !== undefined && next !== delimiter && next !== '\n' && !text.startsWith('\r\n', quoted.end))
        return { line, message: 'a quote opens here, and its closing quote is followed by text' }
      line += text.slice(at, quoted.end).split('\n').length - 1
      cell = quoted.cell
      at = quoted.end
    } else {
      const begins = at
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1
      cell = text.slice(begins, at).replace(/\r$/, '')
      if (cell.includes('"'))
        return { line, message: 'a quote stands in a cell that does not begin with one; put the cell in quotes and double it' } // prettier-ignore
    }
    cells.push(cell)
    if (text.startsWith('\r\n', at)) at += 1
    if (text[at] === '\n' || at >= text.length) return { cells, end: Math.min(at + 1, text.length), line: line + 1 }
    at += 1
  }
}

/** The cell whose quote opens at `open`, and where its closing quote ends; null if it has none. Two quotes are one. */
function readQuoted(text: string, open: number): { cell: string; end: number } | null {
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at)
    if (at < 0) return null
    if (text[at + 1] !== '"') return { cell: text.slice(open + 1, at).replaceAll('""', '"'), end: at + 1 }
  }
}
