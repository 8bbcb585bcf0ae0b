import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** refunds/{invoice id}: that an invoice was paid back in full. Kept as long as the account. */
export interface Refunds {
  has(invoiceId: string): Promise<boolean>
  add(invoiceId: string, userId: string, at: Date): Promise<void>
}

export function createRefunds(db: Db): Refunds {
  const collection = db.collection<{ _id: string; userId: string; refundedAt: Date }>('refunds')
  return {
    has: async (invoiceId) => (await collection.findOne({ _id: invoiceId })) !== null,
    async add(invoiceId, userId, refundedAt) {
      await insertOnce(collection, { _id: invoiceId, userId, refundedAt })
    },
  }
}
