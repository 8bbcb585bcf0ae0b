import { paidStateOf } from '@app/contracts/rules/paid-access'
import type { ProviderSubscription } from './provider-subscription.ts'
import type { SubscriptionChange } from './subscription.ts'

/** What a candidate has paid for, from everything that the provider knows of them; in whatever order it is listed. */
export function stateOf(subscriptions: readonly ProviderSubscription[]): SubscriptionChange {
  const best = subscriptions.toSorted(byPrecedence)[0]
  if (!best) return { plan: 'free', status: 'canceled', periodEnd: null, provider: null }
  const keepsPaidPeriod =
    best.cancelReason === 'cancellation_requested' && best.endedBy === null && best.lastInvoice?.isPaid === true
  return {
    ...paidStateOf({ ...best, keepsPaidPeriod }),
    provider: {
      subscriptionId: best.id,
      customerId: best.customerId,
      status: best.status,
      periodEnd: best.periodEnd,
      cancelAt: best.status === 'canceled' ? null : best.cancelAt,
      amount: best.amount,
      currency: best.currency,
      interval: best.interval,
    },
  }
}

/** The subscriptions that are too many: all that live but the one that began first. */
export function duplicatesOf(subscriptions: readonly ProviderSubscription[]): ProviderSubscription[] {
  return subscriptions.filter(isLive).toSorted(byAge).slice(1)
}

/** Whether the provider goes on with it: paid, or still to be paid. */
export function isLive({ status }: ProviderSubscription): boolean {
  return status !== 'canceled' && status !== 'incomplete'
}

/** The live one that began first; without one, the one that gives access for longest. */
function byPrecedence(one: ProviderSubscription, other: ProviderSubscription): number {
  const [oneLives, otherLives] = [isLive(one), isLive(other)]
  if (oneLives !== otherLives) return oneLives ? -1 : 1
  return oneLives ? byAge(one, other) : accessEnd(other) - accessEnd(one) || byAge(one, other)
}

const byAge = (one: ProviderSubscription, other: ProviderSubscription): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)

function accessEnd(subscription: ProviderSubscription): number {
  const { status, cancelReason, endedBy, lastInvoice } = subscription
  if (status !== 'canceled') return 0
  const keepsPaidPeriod = cancelReason === 'cancellation_requested' && endedBy === null && lastInvoice?.isPaid === true
  return paidStateOf({ ...subscription, keepsPaidPeriod }).periodEnd?.getTime() ?? 0
}
