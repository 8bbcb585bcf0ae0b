import type { Events } from '@app/contracts/generated/events'
import type { PaidState } from '@app/contracts/rules/paid-access'

/** The part of a subscription that the profile shows. */
export interface Subscription extends PaidState {
  /** Of the change it comes from; an older one changes nothing. */
  sequence: number
  customerId: string | null
}

/**
 * The state after billing's event; null where that, or something newer, is known already. Who the customer is does not
 * change, so an older event that comes late may still tell it: in any order, the same events make the same state.
 */
export function nextSubscription(
  current: Subscription | null,
  changed: Events['billing.subscription-changed.v1'],
): Subscription | null {
  if (current && current.sequence >= changed.sequence)
    return changed.customerId && !current.customerId ? { ...current, customerId: changed.customerId } : null
  return {
    sequence: changed.sequence,
    plan: changed.plan,
    status: changed.status,
    periodEnd: changed.periodEnd === null ? null : new Date(changed.periodEnd),
    customerId: changed.customerId ?? current?.customerId ?? null,
  }
}
