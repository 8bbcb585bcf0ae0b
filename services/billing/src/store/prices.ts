import type { Db } from 'mongodb'
import type { Interval } from '../domain/provider-subscription.ts'

/** The price that the provider said last. */
export interface Price {
  priceId: string
  /** In minor units of `currency`. */
  amount: number
  currency: string
  interval: Interval
  readAt: Date
}

/** prices/{lookup key}: kept so that a restart while the provider is away still knows the price. */
export interface Prices {
  find(lookupKey: string): Promise<Price | null>
  put(lookupKey: string, price: Price): Promise<void>
}

export function createPrices(db: Db): Prices {
  const collection = db.collection<Price & { _id: string }>('prices')
  return {
    async find(lookupKey) {
      const found = await collection.findOne({ _id: lookupKey })
      if (!found) return null
      const { _id, ...price } = found
      return price
    },
    async put(lookupKey, price) {
      await collection.replaceOne({ _id: lookupKey }, price, { upsert: true })
    },
  }
}
