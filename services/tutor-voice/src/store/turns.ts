import type { Counter } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface TurnsDocument extends Counter {
  sweepAt: Date
}

/** turns/{userId}:{day}: a guarded counter (docs/data-rules.md#rules, 3) of a candidate's voice turns on a local day. */
export interface Turns {
  usedOn(userId: string, day: string): Promise<number>
}

export function createTurns(db: Db): Turns {
  const collection = db.collection<TurnsDocument>('turns')
  return {
    async usedOn(userId, day) {
      const found = await collection.findOne({ _id: `${userId}:${day}` })
      return found?.used ?? 0
    },
  }
}
