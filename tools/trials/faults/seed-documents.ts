import type { Stores } from './stores.ts'

/** Many documents at once, past the services: what a system of some age would hold. */
export async function insertAll<T extends { _id: string }>(
  db: Stores['auth']['db'],
  name: string,
  documents: T[],
): Promise<void> {
  const collection = db.collection<{ _id: string }>(name)
  for (let from = 0; from < documents.length; from += 500)
    await collection.insertMany(documents.slice(from, from + 500))
}
