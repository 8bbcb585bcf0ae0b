import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { nextSubscription } from '../domain/subscription.ts'

/** Keeps the profile's view of what billing says. For somebody who is no longer there, nothing happens. */
export function followSubscription({ users }: Pick<Deps, 'users'>): Reaction<'billing.subscription-changed.v1'> {
  return async ({ body }) => {
    await users.changeOfMany(body.userId, (user) => {
      const subscription = nextSubscription(user.subscription, body)
      return subscription && { ...user, subscription }
    })
  }
}
