import type { components } from '@app/contracts/generated/billing'
import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import type { Subscription } from '../domain/subscription.ts'

/** A candidate's subscription as the contract shows it. */
export function liveView(subscription: Subscription | null, now: Date): components['schemas']['LiveSubscription'] {
  const provider = subscription?.provider ?? null
  const cancelAt = provider?.cancelAt ?? null
  return {
    active: hasPaidAccess(subscription, now),
    status: subscription === null || subscription.plan === 'free' ? 'none' : (provider?.status ?? subscription.status),
    periodEnd: (provider?.periodEnd ?? subscription?.periodEnd)?.toISOString() ?? null,
    cancelAt: cancelAt?.toISOString() ?? null,
    cancelAtPeriodEnd: cancelAt !== null && cancelAt.getTime() === provider?.periodEnd.getTime(),
    amount: provider?.amount ?? null,
    currency: provider?.currency ?? null,
    interval: provider?.interval ?? null,
  }
}
