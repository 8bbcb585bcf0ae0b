import type { Event } from '@app/shared/events/event'
import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { Subscription } from '../domain/subscription.ts'

interface SubscriptionDocument extends Omit<Subscription, 'userId' | 'provider'> {
  _id: string
  /** Documents from before there were payments have no such field. */
  provider?: Subscription['provider']
  events: Event[]
}

/** subscriptions/{userId}: one per candidate, kept as long as the account. Changes by compare-and-set on `sequence`. */
export interface Subscriptions {
  findByUser(userId: string): Promise<Subscription | null>
  /** Stores the next state with its events; false where somebody else changed it first. */
  replace(next: Subscription, events: Event[]): Promise<boolean>
  /** Everyone with a subscription at the provider, and their customer there. Reads the whole collection. */
  listAtProvider(): AsyncIterable<{ userId: string; customerId: string }>
}

export function createSubscriptions(db: Db): Subscriptions {
  const collection = db.collection<SubscriptionDocument>('subscriptions')
  return {
    async findByUser(userId) {
      const found = await collection.findOne({ _id: userId })
      if (!found) return null
      const { sequence, plan, status, periodEnd, provider = null } = found
      return { userId, sequence, plan, status, periodEnd, provider }
    },
    async replace(next, events) {
      const { userId, ...state } = next
      const document = { _id: userId, ...state, events }
      if (next.sequence === 1) return insertOnce(collection, document)
      const result = await collection.replaceOne({ _id: userId, sequence: next.sequence - 1 }, document)
      return result.modifiedCount === 1
    },
    async *listAtProvider() {
      const known = collection.find({ provider: { $ne: null } }, { projection: { provider: 1 } })
      for await (const { _id, provider } of known) if (provider) yield { userId: _id, customerId: provider.customerId }
    },
  }
}
