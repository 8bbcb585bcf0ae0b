import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { DailySet } from '../domain/daily-set.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'

/** A set as it is stored. */
type SetDocument = Omit<DailySet, 'id'> & { _id: string }

export interface Sets {
  findById(id: string): Promise<DailySet | null>
  /** Throws where there is none. */
  byId(id: string): Promise<DailySet>
  /** False where it is stored already. */
  insert(set: DailySet): Promise<boolean>
  /** For the rebuild: those of the candidates in a range of ids. */
  listOf(range: IdRange): AsyncIterable<DailySet>
  /** For the rebuild: everybody who opened a set, in order. */
  listUsers(): Promise<string[]>
}

export function createSets(db: Db): Sets {
  const collection = collectionOf<SetDocument>(db, 'sets')
  const findById: Sets['findById'] = async (id) => {
    const found = await collection.findOne({ _id: id })
    return found ? toSet(found) : null
  }
  return {
    findById,
    async byId(id) {
      const found = await findById(id)
      if (!found) throw new Error('a set is missing')
      return found
    },
    insert: ({ id, ...set }) => insertOnce(collection, { _id: id, ...set }),
    async *listOf(range) {
      for await (const document of collection.find(idRange<SetDocument>(range))) yield toSet(document)
    },
    async listUsers() {
      const users = new Set<string>()
      const all = collection.find({}, { projection: { userId: 1 } })
      for await (const { userId } of all) users.add(userId)
      return [...users].toSorted()
    },
  }
}

function toSet({ _id, ...set }: SetDocument): DailySet {
  return { id: _id, ...set }
}
