import type { Events } from '@app/contracts/generated/events'

/** The part of a subscription that the profile shows. */
export interface Subscription {
  /** Of the change it comes from; an older one changes nothing. */
  sequence: number
  plan: 'free' | 'monthly'
  status: Events['billing.subscription-changed.v1']['status']
  periodEnd: Date | null
  customerId: string | null
}

/** The state after billing's event; null where that, or something newer, is known already. */
export function nextSubscription(
  current: Subscription | null,
  changed: Events['billing.subscription-changed.v1'],
): Subscription | null {
  if (current && current.sequence >= changed.sequence) return null
  return {
    sequence: changed.sequence,
    plan: changed.plan,
    status: changed.status,
    periodEnd: changed.periodEnd === null ? null : new Date(changed.periodEnd),
    customerId: changed.customerId ?? current?.customerId ?? null,
  }
}

/**
 * Whether somebody has what they paid for (decisions.md, Money): while active, on trial, or while the provider still
 * tries to collect; once cancelled, until the paid period ends.
 */
export function isActive(subscription: Subscription | null, now: Date): boolean {
  if (!subscription || subscription.plan === 'free') return false
  switch (subscription.status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return true
    case 'canceled':
      return subscription.periodEnd !== null && subscription.periodEnd > now
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return false
  }
}
