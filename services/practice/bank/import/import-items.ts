import { writeWholeFile } from '@app/shared/write-whole-file'
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Item } from '../../src/domain/item.ts'
import { readImported } from '../imported-items.ts'
import { renderFormula } from '../render-formula.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readQti } from './read-qti.ts'
import type { LineFault, ReadFile } from './row.ts'
import { toItem } from './to-item.ts'

const FORMATS: Record<string, (text: string) => ReadFile> = { '.json': readJson, '.csv': readCsv, '.xml': readQti }

export interface Imported {
  added: string[]
  /** Known under the same id with other content: now a version higher. */
  changed: string[]
  unchanged: string[]
  faults: LineFault[]
}

/**
 * `npm run bank -- import FILE`: takes the good items of a JSON, CSV or QTI 3 file into `store`, and answers what is wrong
 * with the others, by line. Nothing is lost: refused items stay where they were, and stand in a file of their own beside
 * it. Importing a file again changes nothing. Throws if the file cannot be read, or if `store` is damaged: writing it
 * anew would lose what is left in it.
 */
export function importItems(file: string, { store, on }: { store: string; on: string }): Imported {
  const read = FORMATS[extname(file).toLowerCase()]
  if (!read) throw new Error(`${file}: only ${Object.keys(FORMATS).join(', ')} can be imported`)
  const { rows, faults } = read(readFileSync(file, 'utf8'))
  const before = readImported(store)
  if (before.faults.length > 0) throw new Error(before.faults.join('\n'))
  const known = new Map(before.items.map((item) => [item.id, item]))
  const result: Imported = { added: [], changed: [], unchanged: [], faults: [...faults] }
  const seen = new Set<string>()
  for (const row of rows) {
    const made = toItem(row, { from: basename(file), on, render: renderFormula })
    const refused = 'faults' in made ? made.faults : seen.has(made.item.id) ? ['the id stands in this file twice'] : []
    result.faults.push(...refused.map((message) => ({ line: row.line, message, raw: row.raw })))
    if (!('item' in made) || refused.length > 0) continue
    seen.add(made.item.id)
    keep(known, made.item, result)
  }
  writeWholeFile(
    store,
    `${JSON.stringify(
      [...known.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      null,
      2,
    )}\n`,
  )
  result.faults.sort((a, b) => a.line - b.line)
  return result
}

function keep(known: Map<string, Item>, item: Item, result: Imported): void {
  const before = known.get(item.id)
  if (before && contentOf(before) === contentOf(item)) return void result.unchanged.push(item.id)
  result[before ? 'changed' : 'added'].push(item.id)
  known.set(item.id, { ...item, version: (before?.version ?? 0) + 1 })
}

const contentOf = (item: Item) => JSON.stringify({ ...item, version: 0, source: null })

/** Refused items as they stood in the file, each below what is wrong with it; null where there are none. */
export function refusedText(faults: readonly LineFault[]): string | null {
  const byRaw = Map.groupBy(faults.filter(({ raw }) => raw !== undefined), ({ line, raw }) => `${line}\n${raw}`) // prettier-ignore
  if (byRaw.size === 0) return null
  const pieces = [...byRaw.values()].map((own) => {
    const reasons = own.map(({ line, message }) => `# line ${line}: ${message}`)
    return [...reasons, own[0]?.raw?.trimEnd()].join('\n')
  })
  return `${pieces.join('\n\n')}\n`
}
