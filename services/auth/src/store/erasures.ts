import type { components } from '@app/contracts/generated/auth'
import type { Event } from '@app/shared/events/event'
import { compareAndSet, insertOnce, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

export type Receipt = components['schemas']['Erasure']['receipts'][number]

/** That an account was deleted, and what has been erased of it so far. */
export interface Erasure {
  id: string
  userId: string
  requestedAt: Date
  /** Finds what is left under the address; null once auth's own receipt is there. */
  emailKey: string | null
  /** For the last mail; null once the mail service has given its receipt. */
  sealedAddress: string | null
  /** Collection to number of auth's own documents. */
  removed: Record<string, number>
  /** When auth had erased everything for the first time, by the machine's own time. */
  erasedAt: Date | null
  receipts: Receipt[]
}

interface ErasureDocument extends Versioned, Omit<Erasure, 'id'> {
  open: boolean
  events: Event[]
}

/** erasures/{erasureId}: the commit point of deleting an account, with its event. Changes by compare-and-set. */
export interface Erasures {
  findById(id: string): Promise<Erasure | null>
  /** False where the account is being erased already. */
  insert(erasure: Erasure, events: Event[]): Promise<boolean>
  /** `next` answers null to leave it. Answers the erasure as stored; null where there is none. */
  change(id: string, next: (erasure: Erasure) => Erasure | null): Promise<Erasure | null>
  /** Those without auth's own receipt. */
  listOpen(): Promise<string[]>
}

export function createErasures(db: Db): Erasures {
  const collection = db.collection<ErasureDocument>('erasures')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found && toErasure(found)
    },
    insert: (erasure, events) => insertOnce(collection, toDocument(erasure, { version: 1, events })),
    async change(id, next) {
      const missing = { _id: id, version: 0 } as ErasureDocument
      const stored = await compareAndSet(collection, id, {
        initial: () => missing,
        change: (current) => {
          const erasure = current === missing ? null : next(toErasure(current))
          return erasure && toDocument(erasure, current)
        },
      })
      return stored === missing ? null : toErasure(stored)
    },
    async listOpen() {
      const found = await collection.find({ open: true }, { projection: { _id: 1 } }).toArray()
      return found.map(({ _id }) => _id)
    },
  }
}

function toErasure({ _id, version: _version, open: _open, events: _events, ...erasure }: ErasureDocument): Erasure {
  return { id: _id, ...erasure }
}

function toDocument(
  { id, ...erasure }: Erasure,
  { version, events }: Pick<ErasureDocument, 'version' | 'events'>,
): ErasureDocument {
  const open = !erasure.receipts.some(({ service }) => service === 'auth')
  return { _id: id, version, ...erasure, open, events }
}
