import { countOnce, type Counted, type Counter } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface LimitDocument extends Counter {
  userId: string | null
  sweepAt: Date
}

/** limits/{who and window}: how much was done in a window, and by which account where it belongs to one. */
export interface Limits {
  /** Counts `key` once; a repeat of the same key is answered and not counted. */
  count(window: { id: string; limit: number; userId: string | null; sweepAt: Date }, key: string): Promise<Counted>
}

export function createLimits(db: Db): Limits {
  const collection = db.collection<LimitDocument>('limits')
  return {
    count: ({ id, limit, ...extra }, key) => countOnce(collection, { id, limit, key, extra }),
  }
}
