import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** promotion_uses/{userId}:{code}: that a candidate has used a code. Kept as long as the account. */
export interface PromotionUses {
  has(userId: string, code: string): Promise<boolean>
  /** Repeating it is harmless. */
  add(userId: string, code: string, at: Date): Promise<void>
}

export function createPromotionUses(db: Db): PromotionUses {
  const collection = db.collection<{ _id: string; usedAt: Date }>('promotion_uses')
  const key = (userId: string, code: string) => `${userId}:${code.toLowerCase()}`
  return {
    has: async (userId, code) => (await collection.findOne({ _id: key(userId, code) })) !== null,
    async add(userId, code, usedAt) {
      await insertOnce(collection, { _id: key(userId, code), usedAt })
    },
  }
}
