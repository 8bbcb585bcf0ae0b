import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** The checkout that a candidate has begun last. */
export interface Checkout {
  /** The provider's idempotency key: the same checkout is created once, however often it is asked for. */
  key: string
  /** The promotion code that it was begun with, as it was typed, in lower case; empty without one. */
  promo: string
  startedAt: Date
  /** Null until the provider has created it. */
  sessionId: string | null
}

type CheckoutDocument = Checkout & Versioned

/** checkouts/{userId}: at most one checkout of a candidate is open. Kept as long as the account. */
export interface Checkouts {
  findByUser(userId: string): Promise<Checkout | null>
  /** Lets `change` decide on what is stored (null = leave it) and returns what is stored then. */
  change(userId: string, change: (current: Checkout | null) => Checkout | null): Promise<Checkout>
}

const blank = { version: 0, key: '', promo: '', startedAt: new Date(0), sessionId: null }

export function createCheckouts(db: Db): Checkouts {
  const collection = db.collection<CheckoutDocument>('checkouts')
  const strip = ({ key, promo, startedAt, sessionId }: CheckoutDocument): Checkout => ({
    key,
    promo,
    startedAt,
    sessionId,
  })
  return {
    async findByUser(userId) {
      const found = await collection.findOne({ _id: userId })
      return found && strip(found)
    },
    async change(userId, change) {
      const stored = await compareAndSet(collection, userId, {
        initial: () => ({ _id: userId, ...blank }),
        change: (current) => {
          const next = change(current.version === 0 ? null : strip(current))
          return next && { ...current, ...next }
        },
        tries: 50,
      })
      return strip(stored)
    },
  }
}
