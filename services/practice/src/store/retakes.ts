import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { Retake } from '../domain/result.ts'
import { collectionOf } from './collections.ts'
import { idRange, type IdRange } from './id-range.ts'

type RetakeDocument = Omit<Retake, 'id'> & { _id: string }

export interface Retakes {
  findById(id: string): Promise<Retake | null>
  /** Throws where there is none. */
  byId(id: string): Promise<Retake>
  /** Opens it; false where it was opened before. */
  insert(retake: Retake): Promise<boolean>
  /** Closes an open one; false where somebody else closed it first. */
  close(id: string, closed: NonNullable<Retake['closed']>): Promise<boolean>
  /** For the rebuild: those of the candidates in a range of ids. */
  listOf(range: IdRange): AsyncIterable<Retake>
}

export function createRetakes(db: Db): Retakes {
  const collection = collectionOf<RetakeDocument>(db, 'retakes')
  const findById: Retakes['findById'] = async (id) => {
    const found = await collection.findOne({ _id: id })
    return found ? toRetake(found) : null
  }
  return {
    findById,
    async byId(id) {
      const found = await findById(id)
      if (!found) throw new Error('a retake is missing')
      return found
    },
    insert: ({ id, ...retake }) => insertOnce(collection, { _id: id, ...retake }),
    async close(id, closed) {
      const result = await collection.updateOne({ _id: id, closed: null }, { $set: { closed } })
      return result.modifiedCount === 1
    },
    async *listOf(range) {
      for await (const document of collection.find(idRange<RetakeDocument>(range))) yield toRetake(document)
    },
  }
}

function toRetake(document: RetakeDocument): Retake {
  return {
    id: document._id,
    setId: document.setId,
    userId: document.userId,
    number: document.number,
    plan: document.plan,
    day: document.day,
    openedAt: document.openedAt,
    originalScore: document.originalScore,
    closed: document.closed,
  }
}
