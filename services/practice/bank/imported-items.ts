import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Item } from '../src/domain/item.ts'
import { schemaFault } from './item-schema.ts'
import { skills } from './skills.ts'

/** Where an operator's own items are kept; written by the importer only. */
export const IMPORTED = fileURLToPath(new URL('./imported/items.json', import.meta.url))

/** The items of an operator that can be served, and what is wrong with the file or with the others, in sentences. */
export interface ImportedItems {
  items: Item[]
  faults: string[]
}

/**
 * Reads the imported items. Never throws, because a damaged file must end no service: an unreadable file gives no items,
 * a damaged item is left out, and a fault says which and what to do. A missing file holds no items.
 */
export function readImported(file: string = IMPORTED): ImportedItems {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { items: [], faults: [] }
    return { items: [], faults: [unreadable(file, (error as Error).message)] }
  }
  if (!Array.isArray(read)) return { items: [], faults: [unreadable(file, 'it holds no array of items')] }
  const items: Item[] = []
  const faults: string[] = []
  for (const [at, item] of read.entries()) {
    const fault = itemFault(item)
    if (fault) faults.push(`${file}, item ${at + 1}: ${fault}. It is left out; please import it again.`)
    else items.push(item as Item)
  }
  return { items, faults }
}

function unreadable(file: string, why: string): string {
  return (
    `${file} cannot be read (${why}), so no imported question is served. Restore it from a copy, or move it away and ` +
    'import your files again with: npm run bank -- import FILE'
  )
}

function itemFault(item: unknown): string | null {
  const fault = schemaFault(item)
  if (fault) return fault
  const { skill } = item as Item
  return skills.some(({ id }) => id === skill) ? null : `unknown skill ${skill}`
}
