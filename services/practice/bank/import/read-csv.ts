import { csvRecords, type CsvRecord } from './csv-records.ts'
import { toNumber } from './read-qti-item.ts'
import type { Fields, ReadFile } from './row.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const REQUIRED = [
  'id', 'type', 'skill', 'difficulty', 'stem', 'answer', 'solution', 'hint_1', 'hint_2',
  ...LETTERS.flatMap((letter) => [`option_${letter}`, `reason_${letter}`]),
] // prettier-ignore
const OPTIONAL = ['solution_quick', 'passage_title', 'passage', ...LETTERS.map((letter) => `misconception_${letter}`)]
/** The columns in the order in which an export writes them. */
export const COLUMNS = [...REQUIRED, ...OPTIONAL]

/**
 * A table with a head line (RFC 4180): one item a row. Line breaks inside a cell part steps and paragraphs. Cells are
 * parted by what parts the head line (comma, semicolon or tab), or by what a first line `sep=;` says.
 */
export function readCsv(text: string): ReadFile {
  const read: ReadFile = { rows: [], faults: [] }
  const said = /^sep=(.)\r?\n/i.exec(text)
  const start = { at: said?.[0].length ?? 0, line: said ? 2 : 1 }
  const delimiter = said?.[1] ?? delimiterOf(text)
  let head: string[] | null = null
  for (const record of csvRecords(text, { delimiter, from: start })) {
    if ('message' in record) read.faults.push(record)
    else if (head) addRow(read, head, { record, delimiter })
    else {
      head = record.cells.map((name) => name.trim().toLowerCase())
      const faults = headFaults(head).map((message) => ({ line: record.line, message }))
      if (faults.length > 0) return { rows: [], faults }
    }
  }
  if (!head) read.faults.push({ line: 1, message: 'the file holds no head line' })
  return read
}

/** What parts the head line most often. */
function delimiterOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function headFaults(head: readonly string[]): string[] {
  const missing = REQUIRED.filter((name) => !head.includes(name))
  const twice = head.filter((name, place) => name !== '' && head.indexOf(name) !== place)
  return [
    ...(missing.length > 0 ? [`missing columns: ${missing.join(', ')}`] : []),
    ...(twice.length > 0 ? [`columns that stand there twice: ${twice.join(', ')}`] : []),
  ]
}

function addRow(read: ReadFile, head: readonly string[], { record, delimiter }: { record: CsvRecord; delimiter: string }): void {
  const { cells, line, raw } = record
  const refuse = (message: string) => void read.faults.push({ line, message, raw })
  if (cells.length !== head.length) return refuse(`Invalid Record Length: ${head.length} cells are expected, not ${cells.length}`)
  const unknown = head.filter((name, place) => cells[place]?.trim() !== '' && !COLUMNS.includes(name))
  if (unknown.length > 0) return refuse(`unknown columns: ${unknown.map((name) => name || 'one without a name').join(', ')}`)
  const values = Object.fromEntries(head.map((name, place) => [name, cells[place] ?? '']))
  read.rows.push({ line, raw, fields: fieldsOf(values, delimiter) })
} // prettier-ignore

function fieldsOf(record: Record<string, string>, delimiter: string): Fields {
  const cell = (name: string) => record[name]?.trim() ?? ''
  const lines = (name: string) => cell(name).split(/\r?\n/).map((line) => line.trim()).filter(Boolean) // prettier-ignore
  const full = lines('solution')
  const quick = lines('solution_quick')
  return {
    id: cell('id'),
    type: cell('type'),
    skill: cell('skill'),
    // Spreadsheets that part cells by semicolons write the decimal comma.
    difficulty: toNumber(delimiter === ';' ? cell('difficulty').replace(',', '.') : cell('difficulty')),
    stem: cell('stem').replace(/\r\n/g, '\n'),
    ...(cell('passage') || cell('passage_title')
      ? { passage: { title: cell('passage_title'), paragraphs: lines('passage') } }
      : {}),
    options: LETTERS.map((letter) => ({
      text: cell(`option_${letter}`),
      reason: cell(`reason_${letter}`),
      ...(cell(`misconception_${letter}`) ? { misconception: cell(`misconception_${letter}`) } : {}),
    })),
    answer: cell('answer').toUpperCase(),
    solution: { quick: quick.length > 0 ? quick : full.slice(-1), full },
    hints: [cell('hint_1'), cell('hint_2')],
  }
}
