import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from '../../../stack/stack.ts'
import { databaseOf, type Stores } from '../stores.ts'
import { services } from './data-map.ts'
import { canaryPattern, type Life } from './full-life.ts'

/** Folders of a stack in which something of a person could lie. */
const folders = ['database', 'broker', 'logs'] as const
type Folder = (typeof folders)[number]

export interface RawFinds {
  /** Of which people something stands there. */
  people: Record<Folder, Set<Life>>
  bytes: number
  /** One place for each folder, to tell. */
  examples: string[]
}

/** Looks at the bytes of every file, whatever it is: texts of the people, and in the logs their ids too. */
export function searchFiles({ folder }: Stack, lives: readonly Life[]): RawFinds {
  const known = new Map(lives.flatMap((life) => life.canaries.map((text) => [text, life] as const)))
  const ids = new Map(lives.map((life) => [life.candidate.userId, life] as const))
  const finds: RawFinds = {
    people: { database: new Set(), broker: new Set(), logs: new Set() },
    bytes: 0,
    examples: [],
  }
  for (const name of folders)
    for (const file of filesIn(join(folder, name))) {
      const text = readFileSync(file, 'latin1')
      finds.bytes += text.length
      const found = [...text.matchAll(canaryPattern)].map(([one]) => known.get(one))
      if (name === 'logs') found.push(...[...text.matchAll(uuid)].map(([one]) => ids.get(one)))
      const people = found.filter((life) => life !== undefined)
      for (const life of people) finds.people[name].add(life)
      if (people.length > 0) finds.examples.push(`${name}: ${file.slice(folder.length + 1)}`)
    }
  return finds
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile())
}

/**
 * What was deleted stays in the pages of a database file until they are used again: compaction writes the file anew. The
 * database is ended and started again, so that nothing waits in its journal. Answers false where it cannot compact.
 */
export async function compact(stack: Stack, stores: Stores): Promise<boolean> {
  try {
    for (const service of services) {
      const db = databaseOf(stores, service)
      for (const { name } of await db.listCollections().toArray()) await db.command({ compact: name, force: true })
    }
  } catch (error) {
    if (/CommandNotFound|NotImplemented|no such command/i.test(String(error))) return false
    throw error
  }
  await stack.end('database')
  await stack.start('database')
  return true
}
