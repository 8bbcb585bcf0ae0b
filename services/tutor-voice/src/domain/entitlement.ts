import type { PaidState } from '@app/contracts/rules/paid-access'

/** What billing last said about a candidate. */
export interface Entitlement extends PaidState {
  userId: string
  /** Grows with every change; an older event changes nothing. */
  sequence: number
}
