import { createHash } from 'node:crypto'
import { countOnce, type Counter } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface CardDocument extends Counter {
  sweepAt: Date
}

/** One use of a promotion code. */
export interface CardUse {
  code: string
  /** The provider's fingerprint of the card: the same for every account that pays with it. */
  fingerprint: string
  subscriptionId: string
}

/**
 * promotion_cards/{code}:{digest of the card}: how many subscriptions a card has paid with a code. Digests only, so that a
 * document names neither card nor candidate. Kept for 400 days after the first use.
 */
export interface PromotionCards {
  /** Counts a use and returns how many came before it; 0 if this subscription is counted already. */
  count(use: CardUse, at: Date): Promise<number>
}

const keptMs = 400 * 86_400_000
/** Uses above this number are not counted. */
const most = 1_000

export function createPromotionCards(db: Db): PromotionCards {
  const collection = db.collection<CardDocument>('promotion_cards')
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  return {
    async count({ code, fingerprint, subscriptionId }, at) {
      const id = `${code.toLowerCase()}:${digest(fingerprint)}`
      const key = digest(subscriptionId)
      const extra = { sweepAt: new Date(at.getTime() + keptMs) }
      const counted = await countOnce(collection, { id, limit: most, key, extra })
      if (counted !== 'counted') return 0
      const stored = await collection.findOne({ _id: id })
      return Math.max(0, stored?.keys.indexOf(key) ?? 0)
    },
  }
}
