import { compareAndSet, type Versioned } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'
import type { Entitlement } from '../domain/entitlement.ts'
import { collectionOf } from './collections.ts'

type EntitlementDocument = Versioned & Omit<Entitlement, 'userId'>

export interface Entitlements {
  findById(userId: string): Promise<Entitlement | null>
  /** Keeps the newer state; an older or repeated one changes nothing. */
  keep(entitlement: Entitlement): Promise<void>
}

export function createEntitlements(db: Db): Entitlements {
  const collection = collectionOf<EntitlementDocument>(db, 'entitlements')
  return {
    async findById(userId) {
      const found = await collection.findOne({ _id: userId })
      return found
        ? { userId, sequence: found.sequence, plan: found.plan, status: found.status, periodEnd: found.periodEnd }
        : null
    },
    async keep({ userId, sequence, plan, status, periodEnd }) {
      await compareAndSet<EntitlementDocument>(collection, userId, {
        known: sequence === 1 ? null : undefined,
        initial: () => ({ _id: userId, version: 0, sequence: 0, plan: 'free', status: 'canceled', periodEnd: null }),
        change: (current) =>
          current.sequence < sequence
            ? { _id: userId, version: current.version, sequence, plan, status, periodEnd }
            : null,
      })
    },
  }
}
