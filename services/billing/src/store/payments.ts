import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import { paymentKey, type Payment } from '../domain/payment.ts'

interface PaymentDocument extends Identified, Payment {
  userId: string
  events: Event[]
}

/** payments/{invoice id}:{what happened}: never changed; the commit of the events about payments. Kept as long as the account. */
export interface Payments {
  has(key: string): Promise<boolean>
  /** False if it is there already. */
  insert(userId: string, payment: Payment, event: Event): Promise<boolean>
}

export function createPayments(db: Db): Payments {
  const collection = db.collection<PaymentDocument>('payments')
  return {
    has: async (key) => (await collection.findOne({ _id: key }, { projection: { _id: 1 } })) !== null,
    insert: (userId, payment, event) =>
      insertOnce(collection, { _id: paymentKey(payment), userId, ...payment, events: [event] }),
  }
}
