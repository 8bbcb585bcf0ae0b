import type { Events } from '@app/contracts/generated/events'
import type { Interval } from './provider-subscription.ts'

/** What a candidate has paid for, as billing knows it. */
export interface Subscription {
  userId: string
  /** Grows with every change, so that consumers can tell the newer state. */
  sequence: number
  plan: 'free' | 'monthly'
  status: Events['billing.subscription-changed.v1']['status']
  periodEnd: Date | null
  /** What the provider says about it; null for a candidate without a subscription there. */
  provider: ProviderDetails | null
}

export interface ProviderDetails {
  subscriptionId: string
  customerId: string
  status: Subscription['status']
  periodEnd: Date
  /** When it ends; null if it goes on. */
  cancelAt: Date | null
  amount: number
  currency: string
  interval: Interval
}

export type SubscriptionChange = Pick<Subscription, 'plan' | 'status' | 'periodEnd'> &
  Partial<Pick<Subscription, 'provider'>>

/** The state of a candidate of whom nothing is known. */
export const newcomer = (userId: string): Subscription => ({
  userId,
  sequence: 0,
  plan: 'free',
  status: 'canceled',
  periodEnd: null,
  provider: null,
})

/** The state after a change; null if nothing would change. */
export function changeSubscription(current: Subscription, change: SubscriptionChange): Subscription | null {
  const next: Subscription = { ...current, provider: null, ...change }
  if (current.sequence > 0 && stateText(current) === stateText(next)) return null
  return { ...next, sequence: current.sequence + 1 }
}

/** All that counts, in one order of fields; dates as texts. */
function stateText({ plan, status, periodEnd, provider }: Subscription): string {
  const details = provider && Object.entries(provider).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([plan, status, periodEnd, details])
}

export function subscriptionChanged(subscription: Subscription): Events['billing.subscription-changed.v1'] {
  return {
    userId: subscription.userId,
    sequence: subscription.sequence,
    plan: subscription.plan,
    status: subscription.status,
    periodEnd: subscription.periodEnd?.toISOString() ?? null,
    ...(subscription.provider ? { customerId: subscription.provider.customerId } : {}),
  }
}
