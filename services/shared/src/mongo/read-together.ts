import DataLoader from 'dataloader'
import type { Collection, Filter } from 'mongodb'
import type { Identified } from './single-document.ts'

/** So long the first who asks waits for others. */
const waitMs = 2
const most = 100

/**
 * Reads documents by id for consumers, of which many ask at about the same time: one command for all of them. Requests do
 * not read like this; they name one document each (docs/data-rules.md#rules).
 */
export function readTogether<T extends Identified>(collection: Collection<T>): (id: string) => Promise<T | null> {
  const loader = new DataLoader<string, T | null>(
    async (ids) => {
      const found = await readAll(collection, [...new Set(ids)])
      return ids.map((id) => found.get(id) ?? null)
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (run) => void setTimeout(run, waitMs) },
  )
  return (id) => loader.load(id)
}

async function readAll<T extends Identified>(collection: Collection<T>, ids: string[]): Promise<Map<string, T>> {
  const filter = { _id: { $in: ids } } as unknown as Filter<T>
  const found =
    ids.length === 1
      ? [await collection.findOne<T>({ _id: ids[0] } as Filter<T>)]
      : await collection.find<T>(filter).toArray()
  return new Map(found.flatMap((document) => (document ? [[document._id, document]] : [])))
}
