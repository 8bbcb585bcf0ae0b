import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** Keeps in the profile what a person chose in a mail. For somebody who is no longer there, nothing happens. */
export function noteUnsubscribed({ users }: Pick<Deps, 'users'>): Reaction<'mail.unsubscribed.v1'> {
  return async ({ body }) => {
    await users.change(body.userId, (user) => (user.weeklySummary ? { ...user, weeklySummary: false } : null))
  }
}
