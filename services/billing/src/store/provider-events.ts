import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { ProviderEvent } from '../domain/provider-event.ts'

interface EventDocument extends Omit<ProviderEvent, 'id'> {
  _id: string
  receivedAt: Date
  /** When it may be tried next; null once it is done. */
  dueAt: Date | null
  tries: number
  sweepAt: Date
}

/**
 * provider_events/{event id}: the commit point of a message of the provider. Kept for 35 days, because the provider lists
 * its events for 30.
 */
export interface ProviderEvents {
  /** False if it is there already. */
  add(event: ProviderEvent, at: Date): Promise<boolean>
  isKnown(id: string): Promise<boolean>
  /** Those that still have to be processed, oldest first. */
  listDue(now: Date): Promise<(ProviderEvent & { tries: number })[]>
  /** Says that it is processed, and forgets whom it was about. */
  finish(id: string): Promise<void>
  postpone(id: string, until: Date): Promise<void>
  ensureIndexes(): Promise<void>
}

const keptMs = 35 * 86_400_000
/** Gives the process that took the message the time to process it itself. */
const graceMs = 10_000

export function createProviderEvents(db: Db): ProviderEvents {
  const collection = db.collection<EventDocument>('provider_events')
  return {
    add: ({ id, ...event }, at) =>
      insertOnce(collection, {
        _id: id,
        ...event,
        receivedAt: at,
        dueAt: new Date(at.getTime() + graceMs),
        tries: 0,
        sweepAt: new Date(at.getTime() + keptMs),
      }),
    isKnown: async (id) => (await collection.findOne({ _id: id }, { projection: { _id: 1 } })) !== null,
    async listDue(now) {
      const found = await collection.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit: 500 }).toArray()
      return found.map(({ _id, type, createdAt, customerId, chargeId, payment, tries }) => ({
        id: _id,
        type,
        createdAt,
        customerId,
        chargeId,
        payment,
        tries,
      }))
    },
    async finish(id) {
      await collection.updateOne(
        { _id: id },
        { $set: { dueAt: null, customerId: null, chargeId: null, payment: null } },
      )
    },
    async postpone(id, until) {
      await collection.updateOne({ _id: id }, { $set: { dueAt: until }, $inc: { tries: 1 } })
    },
    async ensureIndexes() {
      await collection.createIndex({ dueAt: 1 })
      await collection.createIndex({ sweepAt: 1 })
    },
  }
}
