import { writeWholeFile } from '@app/shared/write-whole-file'
import { basename } from 'node:path'
import type { Item } from '../../src/domain/item.ts'
import { readImported } from '../imported-items.ts'
import { renderFormula } from '../render-formula.ts'
import { readFormat } from './read-format.ts'
import type { LineFault } from './row.ts'
import { toItem } from './to-item.ts'

export interface Imported {
  added: string[]
  /** Known under the same id with other content: now a version higher. */
  changed: string[]
  unchanged: string[]
  faults: LineFault[]
  /** What the operator should look at; the items it names are taken in. */
  notices: LineFault[]
}

interface Target {
  store: string
  /** When the items are taken in, ISO 8601. */
  on: string
  /** Says what would happen, and writes nothing. */
  check?: boolean
}

/**
 * `npm run bank -- import FILE`: takes the good items of a JSON, CSV or QTI 3 file or package into `store`, and returns what
 * is wrong with the others, by line. Nothing is lost: refused items stay where they were, and stand in a file of their own
 * beside it. Importing a file again changes nothing. Throws if the file cannot be read, or if `store` is damaged: writing it
 * anew would lose what is left in it.
 */
export async function importItems(file: string, { store, on, check = false }: Target): Promise<Imported> {
  const { rows, faults, notices, isPlain } = await readFormat(file)
  const before = readImported(store)
  if (before.faults.length > 0) throw new Error(before.faults.join('\n'))
  const known = new Map(before.items.map((item) => [item.id, item]))
  const questions = new Map(before.items.map((item) => [questionOf(item), item.id]))
  const result: Imported = { added: [], changed: [], unchanged: [], faults: [...faults], notices: [...notices] }
  const seen = new Set<string>()
  for (const row of rows) {
    const where = { line: row.line, ...(row.file ? { file: row.file } : {}) }
    const made = toItem(row, { from: basename(file), on, render: renderFormula, isPlain })
    const refused = 'faults' in made ? made.faults : seen.has(made.item.id) ? ['the id stands in this file twice'] : []
    result.faults.push(...refused.map((message) => ({ ...where, message, raw: row.raw })))
    if (!('item' in made) || refused.length > 0) continue
    const { item } = made
    seen.add(item.id)
    result.notices.push(...(row.notices ?? []).map((notice) => ({ ...where, message: `${item.id} ${notice}` })))
    const same = questions.get(questionOf(item))
    if (same !== undefined && same !== item.id)
      result.notices.push({ ...where, message: `${item.id} is the same question as ${same}` })
    questions.set(questionOf(item), item.id)
    keep(known, item, result)
  }
  if (!check) writeWholeFile(store, textOf([...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))))
  result.faults.sort((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line)
  return result
}

const textOf = (items: readonly Item[]) => `${JSON.stringify(items, null, 2)}\n`

function keep(known: Map<string, Item>, item: Item, result: Imported): void {
  const before = known.get(item.id)
  if (before && contentOf(before) === contentOf(item)) return void result.unchanged.push(item.id)
  result[before ? 'changed' : 'added'].push(item.id)
  known.set(item.id, { ...item, version: (before?.version ?? 0) + 1 })
}

const contentOf = (item: Item) => JSON.stringify({ ...item, version: 0, source: null })

/** What a candidate sees of an item, whatever the order of its options. */
function questionOf({ passage, stem, options }: Item): string {
  const texts = [...(passage?.paragraphs ?? []), stem, ...options.map(({ text }) => text).toSorted()]
  return texts.join('\n').toLowerCase().replace(/\s+/g, ' ')
}

/** Refused items as they stood in the file, each below what is wrong with it; null where there are none. */
export function refusedText(faults: readonly LineFault[]): string | null {
  const byRaw = Map.groupBy(faults.filter(({ raw }) => raw !== undefined), ({ file, raw }) => `${file ?? ''}\n${raw}`) // prettier-ignore
  if (byRaw.size === 0) return null
  const pieces = [...byRaw.values()].map((own) => {
    const reasons = own.map((fault) => `# ${placeOf(fault)}: ${fault.message}`)
    return [...reasons, own[0]?.raw?.trimEnd()].join('\n')
  })
  return `${pieces.join('\n\n')}\n`
}

const placeOf = ({ file, line }: LineFault) => `${file ? `${file}, ` : ''}line ${line}`
