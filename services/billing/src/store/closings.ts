import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** closings/{customer id}: customers that have to be deleted at the provider, because their account was. Gone once done. */
export interface Closings {
  add(customerId: string, at: Date): Promise<void>
  listAll(): Promise<string[]>
  remove(customerId: string): Promise<void>
}

export function createClosings(db: Db): Closings {
  const collection = db.collection<{ _id: string; at: Date }>('closings')
  return {
    async add(customerId, at) {
      await insertOnce(collection, { _id: customerId, at })
    },
    async listAll() {
      const found = await collection.find({}, { limit: 500 }).toArray()
      return found.map(({ _id }) => _id)
    },
    async remove(customerId) {
      await collection.deleteOne({ _id: customerId })
    },
  }
}
