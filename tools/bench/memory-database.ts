import type { createSets } from '../../services/practice/src/store/sets.ts'

type Database = Parameters<typeof createSets>[0]
export type Stored = Record<string, unknown> & { _id: string }

/**
 * Takes what a service's stores write and keeps it in memory, so that seeded documents are made by the code that makes
 * real ones. As much of the driver as those stores use to write.
 */
export interface MemoryDatabase {
  db: Database
  /** Everything written so far, by collection; and forgets it. */
  takeAll(): Map<string, Stored[]>
}

export function createMemoryDatabase(): MemoryDatabase {
  const collections = new Map<string, Map<string, Stored>>()
  const open = (name: string) => {
    const documents = collections.get(name) ?? new Map<string, Stored>()
    collections.set(name, documents)
    return createCollection(documents)
  }
  return {
    db: { collection: open } as unknown as Database,
    takeAll() {
      const all = new Map([...collections].map(([name, documents]) => [name, [...documents.values()]]))
      for (const documents of collections.values()) documents.clear()
      return all
    },
  }
}

type Filter = { _id: string; version?: number }

function createCollection(documents: Map<string, Stored>) {
  const matching = ({ _id, version }: Filter) => {
    const found = documents.get(_id)
    return found && (version === undefined || found['version'] === version) ? found : null
  }
  return {
    findOne: async (filter: Filter) => matching(filter),
    async insertOne(document: Stored) {
      if (documents.has(document._id)) throw Object.assign(new Error('duplicate key'), { code: 11000 })
      documents.set(document._id, document)
    },
    async replaceOne(filter: Filter, document: Stored) {
      const found = matching(filter) !== null
      if (found) documents.set(filter._id, document)
      return { matchedCount: Number(found), modifiedCount: Number(found) }
    },
    async updateOne(filter: Filter, { $set }: { $set: object }) {
      const found = matching(filter)
      if (found) documents.set(filter._id, { ...found, ...$set })
    },
  }
}
