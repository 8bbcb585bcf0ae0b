import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface CustomerDocument {
  _id: string
  customerId: string
  createdAt: Date
  /** Since when a payment of theirs is disputed; null if none is. */
  disputedAt: Date | null
}

interface OwnerDocument {
  _id: string
  userId: string
}

/**
 * customers/{userId}: the one customer at the provider that stands for this candidate; and customer_owners/{customerId}, the
 * way back. Both are kept as long as the account.
 */
export interface Customers {
  findByUser(userId: string): Promise<string | null>
  findOwner(customerId: string): Promise<string | null>
  /** Claims the customer for the candidate. Returns the customer that they have, which an earlier claim may have set. */
  claim(userId: string, customerId: string, at: Date): Promise<string>
  setDisputed(userId: string, at: Date | null): Promise<void>
}

export function createCustomers(db: Db): Customers {
  const customers = db.collection<CustomerDocument>('customers')
  const owners = db.collection<OwnerDocument>('customer_owners')
  const findByUser = async (userId: string) => (await customers.findOne({ _id: userId }))?.customerId ?? null
  return {
    findByUser,
    findOwner: async (customerId) => (await owners.findOne({ _id: customerId }))?.userId ?? null,
    async claim(userId, customerId, createdAt) {
      await insertOnce(customers, { _id: userId, customerId, createdAt, disputedAt: null })
      const claimed = (await findByUser(userId)) ?? customerId
      // Also after an earlier claim: a crash may have come between the two documents.
      await insertOnce(owners, { _id: claimed, userId })
      return claimed
    },
    async setDisputed(userId, disputedAt) {
      await customers.updateOne({ _id: userId }, { $set: { disputedAt } })
    },
  }
}
