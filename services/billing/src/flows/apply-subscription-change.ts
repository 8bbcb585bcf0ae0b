import { createEvent } from '@app/shared/events/event'
import { problem, unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import {
  changeSubscription,
  subscriptionChanged,
  type Subscription,
  type SubscriptionChange,
} from '../domain/subscription.ts'

/**
 * Brings a candidate's subscription to a state and tells the other services. Repeating it changes nothing. Throws the problem
 * 404 where the account was deleted; nothing stays of it then.
 */
export async function applySubscriptionChange(
  deps: Pick<Deps, 'subscriptions' | 'outbox' | 'clock' | 'erasures'>,
  userId: string,
  change: SubscriptionChange,
): Promise<Subscription> {
  const { subscriptions, erasures, outbox, clock } = deps
  if (await erasures.isErased(userId)) throw noSuchUser()
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
    if (!(await outbox.commit(commit, () => subscriptions.replace(next, [event])))) continue
    if (await erasures.leaveNothing(userId)) throw noSuchUser()
    return next
  }
  throw unavailable()
}

const noSuchUser = () => problem(404, 'user-not-found', 'There is no such user: the account was deleted.')

const newcomer = (userId: string): Subscription => ({
  userId,
  sequence: 0,
  plan: 'free',
  status: 'canceled',
  periodEnd: null,
})
