import type { PaidState } from '@app/contracts/rules/paid-access'
import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { SubscriptionMail } from '../domain/subscription-mail.ts'

/** A mail that is decided, and the event it follows from. */
export interface PendingMail extends SubscriptionMail {
  eventId: string
}

/** What mail last heard of a candidate's subscription. */
export interface KnownSubscription extends PaidState {
  /** 0 where nothing was heard yet. */
  sequence: number
  /** When billing said it; null if nothing was heard yet. */
  at: Date | null
  /** Mails whose jobs may not be there yet: state and mail are stored as one, so that a crash loses neither. */
  pending: readonly PendingMail[]
}

type SubscriptionDocument = Versioned & KnownSubscription

type StoredSubscription = KnownSubscription & Pick<Versioned, '_id' | 'version'>

/** subscriptions/{userId}. Changes by compare-and-set on `version`. */
export interface Subscriptions {
  findByUser(userId: string): Promise<KnownSubscription | null>
  /** `known` as for `compareAndSet`. */
  change(
    userId: string,
    next: (known: KnownSubscription) => KnownSubscription | null,
    known?: StoredSubscription | null,
  ): Promise<StoredSubscription>
}

export function createSubscriptions(db: Db): Subscriptions {
  const collection = db.collection<SubscriptionDocument>('subscriptions')
  return {
    findByUser: (userId) => collection.findOne({ _id: userId }),
    async change(userId, next, known) {
      return compareAndSet<SubscriptionDocument>(collection, userId, {
        known,
        initial: () => ({
          _id: userId,
          version: 0,
          sequence: 0,
          at: null,
          plan: 'free',
          status: 'canceled',
          periodEnd: null,
          pending: [],
        }),
        change: (current) => {
          const changed = next(current)
          return changed && { ...changed, _id: userId, version: current.version }
        },
      })
    },
  }
}
