import type { PaidState } from '@app/contracts/rules/paid-access'

/** What billing last said about a candidate. */
export interface Entitlement extends PaidState {
  userId: string
  /** Grows with every change; an older event changes nothing. */
  sequence: number
}

/** When paid access ends, as far as it is known; null if it goes on. */
export function paidUntilOf({ status, periodEnd }: PaidState): Date | null {
  return status === 'canceled' ? periodEnd : null
}
