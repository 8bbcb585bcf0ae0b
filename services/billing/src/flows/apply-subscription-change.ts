import { createEvent } from '@app/shared/events/event'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import {
  changeSubscription,
  subscriptionChanged,
  type Subscription,
  type SubscriptionChange,
} from '../domain/subscription.ts'

/** Brings a candidate's subscription to a state and tells the other services. Repeating it changes nothing. */
export async function applySubscriptionChange(
  { subscriptions, outbox, clock }: Pick<Deps, 'subscriptions' | 'outbox' | 'clock'>,
  userId: string,
  change: SubscriptionChange,
): Promise<Subscription> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const current = (await subscriptions.findByUser(userId)) ?? newcomer(userId)
    const next = changeSubscription(current, change)
    if (!next) return current
    const body = subscriptionChanged(next)
    const event = createEvent('billing.subscription-changed.v1', {
      key: `${userId}:${next.sequence}`,
      body,
      at: clock.now(),
    })
    const commit = { collection: 'subscriptions', id: userId, events: [event] }
    if (await outbox.commit(commit, () => subscriptions.replace(next, [event]))) return next
  }
  throw unavailable()
}

const newcomer = (userId: string): Subscription => ({
  userId,
  sequence: 0,
  plan: 'free',
  status: 'canceled',
  periodEnd: null,
})
