import { parse } from 'csv-parse/sync'
import type { Fields, LineFault, ReadFile, Row } from './row.ts'

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const
const REQUIRED = [
  'id', 'type', 'skill', 'difficulty', 'stem', 'answer', 'solution', 'hint_1', 'hint_2',
  ...LETTERS.flatMap((letter) => [`option_${letter}`, `reason_${letter}`]),
] // prettier-ignore
const OPTIONAL = ['solution_quick', 'passage_title', 'passage', ...LETTERS.map((letter) => `misconception_${letter}`)]

interface CsvRecord {
  record: Record<string, string>
  raw: string
  info: { lines: number }
}

/** A table with a head line (RFC 4180): one item a row. Line breaks inside a cell part steps and paragraphs. */
export function readCsv(text: string): ReadFile {
  const faults: LineFault[] = []
  const records = parse(text, {
    bom: true,
    columns: (head: string[]) => head.map((name) => name.trim().toLowerCase()),
    info: true,
    raw: true,
    relax_quotes: false,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, raw) => {
      if (error) faults.push({ line: Number(error['lines'] ?? 0), message: error.message, ...(raw ? { raw } : {}) })
    },
  }) as unknown as CsvRecord[]
  const head = Object.keys(records[0]?.record ?? {})
  const missing = records.length === 0 ? [] : REQUIRED.filter((name) => !head.includes(name))
  const unknown = head.filter((name) => !REQUIRED.includes(name) && !OPTIONAL.includes(name))
  if (missing.length > 0) return { rows: [], faults: [{ line: 1, message: `missing columns: ${missing.join(', ')}` }] }
  if (unknown.length > 0) faults.push({ line: 1, message: `unknown columns: ${unknown.join(', ')}` })
  return { rows: records.map(toRow), faults }
}

/** The parser counts the lines up to a record's end; it begins as many lines earlier as its own text has breaks. */
function toRow({ record, raw, info }: CsvRecord): Row {
  const breaks = raw.replace(/\r?\n$/, '').split('\n').length - 1
  return { line: info.lines - breaks, raw, fields: fieldsOf(record) }
}

function fieldsOf(record: Record<string, string>): Fields {
  const cell = (name: string) => record[name]?.trim() ?? ''
  const lines = (name: string) => cell(name).split(/\r?\n/).map((line) => line.trim()).filter(Boolean) // prettier-ignore
  const full = lines('solution')
  const quick = lines('solution_quick')
  return {
    id: cell('id'),
    type: cell('type'),
    skill: cell('skill'),
    difficulty: cell('difficulty') === '' ? undefined : Number(cell('difficulty')),
    stem: cell('stem'),
    ...(cell('passage') ? { passage: { title: cell('passage_title'), paragraphs: lines('passage') } } : {}),
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
