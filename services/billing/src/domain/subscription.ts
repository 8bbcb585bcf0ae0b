import type { Events } from '@app/contracts/generated/events'

/** What a candidate has paid for, as billing knows it. */
export interface Subscription {
  userId: string
  /** Grows with every change, so that consumers can tell the newer state. */
  sequence: number
  plan: 'free' | 'monthly'
  status: Events['billing.subscription-changed.v1']['status']
  periodEnd: Date | null
}

export type SubscriptionChange = Pick<Subscription, 'plan' | 'status' | 'periodEnd'>

/** The state after a change; null where nothing would change. */
export function changeSubscription(current: Subscription, change: SubscriptionChange): Subscription | null {
  const same =
    current.sequence > 0 &&
    current.plan === change.plan &&
    current.status === change.status &&
    current.periodEnd?.getTime() === change.periodEnd?.getTime()
  return same ? null : { ...current, ...change, sequence: current.sequence + 1 }
}

export function subscriptionChanged(subscription: Subscription): Events['billing.subscription-changed.v1'] {
  return {
    userId: subscription.userId,
    sequence: subscription.sequence,
    plan: subscription.plan,
    status: subscription.status,
    periodEnd: subscription.periodEnd?.toISOString() ?? null,
  }
}
