import type { Event } from '@app/shared/events/event'
import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { OptionalKind } from '../providers/unsubscribe-token.ts'

export interface Unsubscription {
  userId: string
  kind: OptionalKind
  /** When the person last said so. */
  at: Date
  /** How often: each makes a new event, since the choice may have been taken back in between. */
  times: number
}

interface UnsubscribedDocument extends Versioned, Unsubscription {
  events: Event[]
}

/** unsubscribed/{hash of user and kind}. Changes by compare-and-set on `version`; the commit of `mail.unsubscribed`. */
export interface Unsubscribed {
  findById(id: string): Promise<Unsubscription | null>
  /** Stores the next one with its event; false where somebody was faster. */
  replace(id: string, next: Unsubscription, event: Event): Promise<boolean>
}

export function createUnsubscribed(db: Db): Unsubscribed {
  const collection = db.collection<UnsubscribedDocument>('unsubscribed')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found && { userId: found.userId, kind: found.kind, at: found.at, times: found.times }
    },
    async replace(id, next, event) {
      const decided = { written: false }
      await compareAndSet<UnsubscribedDocument>(collection, id, {
        initial: () => ({ _id: id, version: 0, ...next, times: 0, events: [] }),
        change: (current) => {
          decided.written = current.times === next.times - 1
          return decided.written ? { _id: id, version: current.version, ...next, events: [event] } : null
        },
      })
      return decided.written
    },
  }
}
