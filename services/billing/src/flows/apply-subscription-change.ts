import { createEvent } from '@app/shared/events/event'
import { problem, unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import {
  changeSubscription,
  newcomer,
  subscriptionChanged,
  type Subscription,
  type SubscriptionChange,
} from '../domain/subscription.ts'

type Needed = Pick<Deps, 'subscriptions' | 'outbox' | 'clock' | 'erasures'>

const mostTries = 8

/**
 * Brings a candidate's subscription to a state and tells the other services. Repeating it changes nothing. `change` is asked
 * after the stored state was read, and again if another change was stored meanwhile: so a state that was read earlier never
 * replaces one that was read later. Throws the problem 404 if the account was deleted; nothing stays of it then.
 */
export async function applySubscriptionChange(
  deps: Needed,
  userId: string,
  change: () => SubscriptionChange | Promise<SubscriptionChange>,
): Promise<Subscription> {
  if (await deps.erasures.isErased(userId)) throw noSuchUser()
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const current = (await deps.subscriptions.findByUser(userId)) ?? newcomer(userId)
    const next = changeSubscription(current, await change())
    if (!next) return current
    if (!(await commit(deps, next))) continue
    if (await deps.erasures.leaveNothing(userId)) throw noSuchUser()
    return next
  }
  throw unavailable()
}

/** False if another change was stored first. */
async function commit({ subscriptions, outbox, clock }: Needed, next: Subscription): Promise<boolean> {
  const { userId, sequence } = next
  const event = createEvent('billing.subscription-changed.v1', {
    key: `${userId}:${sequence}`,
    body: subscriptionChanged(next),
    at: clock.now(),
  })
  const fact = { collection: 'subscriptions', id: userId, events: [event] }
  return outbox.commit(fact, () => subscriptions.replace(next, [event]))
}

const noSuchUser = () => problem(404, 'user-not-found', 'There is no such user: the account was deleted.')
