import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createEvent } from '@app/shared/events/event'
import { candidateAt } from './candidates.ts'

interface Group {
  count: number
  group: string
}

const COLUMN = '_ferretdb_sjson'

/**
 * Gives a large group of candidates the results of a smaller one, several times over: the same documents under other ids.
 * Goes past the embedded database, which must not run, to its SQLite files: seconds instead of half an hour.
 */
export function copyResults(
  folder: string,
  { from, to, log }: { from: Group; to: Group; log: (line: string) => void },
): void {
  const file = (group: string) => join(folder, `practice${group}.sqlite`)
  rmSync(file(to.group), { force: true })
  const source = open(file(from.group))
  // With the tables' definitions, and everything that the database knows of them.
  source.exec(`VACUUM INTO '${file(to.group)}'`)
  const target = open(file(to.group))
  target.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
  const owners = new Map(Array.from({ length: from.count }, (_, index) => [candidateAt(index, from.group).id, index]))
  const copies = Array.from({ length: to.count / from.count }, (_, copy) => copy * from.count)
  const tables = source.prepare('SELECT name, table_name FROM _ferretdb_collections').all()
  for (const { name, table_name: table } of tables) {
    // Nobody's own: there already.
    if (name === 'questions' || name === 'stored_banks') continue
    target.exec(`BEGIN; DELETE FROM "${String(table)}"`)
    const insert = target.prepare(`INSERT INTO "${String(table)}" VALUES (?)`)
    for (const row of source.prepare(`SELECT ${COLUMN} AS text FROM "${String(table)}"`).iterate()) {
      const text = String(row['text'])
      const { owner, index } = ownerOf(text, owners)
      for (const first of copies) insert.run(rename(text, owner, candidateAt(first + index, to.group).id))
    }
    target.exec('COMMIT')
    log(`${String(name)} copied`)
  }
  target.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  target.close()
  source.close()
}

/** FerretDB's index is on `->"_id"`, which SQLite takes for a text only where it is told to. */
function open(file: string): DatabaseSync {
  return new DatabaseSync(file, { enableDoubleQuotedStringLiterals: true })
}

/** The types of all fields stand before the fields, so the first id that is a text is the document's own. */
function ownerOf(text: string, owners: ReadonlyMap<string, number>): { owner: string; index: number } {
  const owner = /"_id":"([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
  const index = owners.get(owner)
  if (index === undefined) throw new Error('a document belongs to nobody')
  return { owner, index }
}

/** The id of a candidate stands in the ids of all that is theirs; an event's id is made from the id of its fact. */
function rename(text: string, owner: string, other: string): string {
  const renamed = text.replaceAll(owner, other)
  const [, before] = /"events":\[\{"id":"([^"]+)","subject":"practice\.set-submitted\.v1"/.exec(text) ?? []
  if (!before) return renamed
  const key = /"_id":"([^"]+)"/.exec(renamed)?.[1] ?? ''
  const { id } = createEvent('practice.set-submitted.v1', { key, body: {} as never, at: new Date(0) })
  return renamed.replace(before, id)
}
