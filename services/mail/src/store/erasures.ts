import type { Event } from '@app/shared/events/event'
import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import { readTogether } from '@app/shared/mongo/read-together'
import type { Db } from 'mongodb'

/** That a candidate deleted their account, and how far mail is with it. */
export interface Erasure {
  userId: string
  erasureId: string
  /** The event that told. */
  eventId: string
  /** When the last letter was sent, or could not be. */
  letterAt: Date | null
  /** When everything was erased for the first time. */
  erasedAt: Date | null
  receiptAt: Date | null
  /** Collection to number of documents. */
  removed: Readonly<Record<string, number>>
  events: readonly Event[]
}

type ErasureDocument = Versioned & Erasure

/** erasures/{userId}: kept for good, so that a late event revives nothing. Changes by compare-and-set on `version`. */
export interface Erasures {
  findByUser(userId: string): Promise<Erasure | null>
  /** For consumers, where many look at once. */
  isErased(userId: string): Promise<boolean>
  listOpen(limit: number): Promise<string[]>
  /** `next` answers null to leave it as it is; answers whether it was changed. */
  change(initial: Erasure, next: (erasure: Erasure) => Erasure | null): Promise<boolean>
}

export function createErasures(db: Db): Erasures {
  const collection = db.collection<ErasureDocument>('erasures')
  const lookTogether = readTogether(collection)
  return {
    isErased: async (userId) => (await lookTogether(userId)) !== null,
    async findByUser(userId) {
      const found = await collection.findOne({ _id: userId })
      return found && toErasure(found)
    },
    async listOpen(limit) {
      const found = await collection.find({ receiptAt: null }, { limit, projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },
    async change(initial, next) {
      const decided = { changed: false }
      await compareAndSet<ErasureDocument>(collection, initial.userId, {
        initial: () => ({ _id: initial.userId, version: 0, ...initial }),
        change: (current) => {
          const erasure = next(toErasure(current))
          decided.changed = erasure !== null
          return erasure && { _id: initial.userId, version: current.version, ...erasure }
        },
      })
      return decided.changed
    },
  }
}

function toErasure({ _id, version: _version, ...erasure }: ErasureDocument): Erasure {
  return erasure
}
