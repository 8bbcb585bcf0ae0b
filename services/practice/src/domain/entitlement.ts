import { hasPaidAccess, type PaidState } from '@app/contracts/rules/paid-access'
import type { Plan } from './schedule.ts'

/** What billing last said about a candidate. */
export interface Entitlement extends PaidState {
  userId: string
  /** Grows with every change; an older event changes nothing. */
  sequence: number
}

export function planAt(entitlement: Entitlement | null, now: Date): Plan {
  return hasPaidAccess(entitlement, now) ? 'monthly' : 'free'
}
