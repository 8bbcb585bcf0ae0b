import { insertOnce, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Filter } from 'mongodb'

/** Writes a rebuilt view, unless a request changed it since `version` was read (0: it was not there). */
export async function rewrite<T extends Versioned>(
  collection: Collection<T>,
  document: T,
  version: number,
): Promise<boolean> {
  const next = { ...document, version: version + 1 }
  if (version === 0) return insertOnce(collection, next)
  const { matchedCount } = await collection.replaceOne({ _id: document._id, version } as Filter<T>, next)
  return matchedCount === 1
}
