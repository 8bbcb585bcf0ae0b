import { countOnce, uncount, type Counted, type Counter } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface CountDocument extends Counter {
  sweepAt: Date
}

/** What one owner did on one day, in guarded counters (docs/data-rules.md#rules, 3). An id names both. */
export interface DailyCounts {
  used(id: string): Promise<number>
  /** Counts `key` unless the limit is reached; the same key counts once. `sweepAt`: when the day may be forgotten. */
  count(id: string, counted: { key: string; limit: number; sweepAt: Date }): Promise<Counted>
  /** Takes back what was counted under `key`. */
  uncount(id: string, key: string): Promise<void>
}

export function createDailyCounts(db: Db, name: 'turns' | 'asks' | 'guest_uses'): DailyCounts {
  const collection = db.collection<CountDocument>(name)
  return {
    used: async (id) => (await collection.findOne({ _id: id }))?.used ?? 0,
    count: (id, { key, limit, sweepAt }) => countOnce(collection, { id, limit, key, extra: { sweepAt } }),
    uncount: (id, key) => uncount(collection, { id, key }),
  }
}
