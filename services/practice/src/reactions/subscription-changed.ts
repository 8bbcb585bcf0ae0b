import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** Keeps what billing says a candidate has paid for; of a deleted account nothing. */
export function subscriptionChanged({
  entitlements,
  erasures,
}: Pick<Deps, 'entitlements' | 'erasures'>): Reaction<'billing.subscription-changed.v1'> {
  return async ({ body }) => {
    await entitlements.keep({
      userId: body.userId,
      sequence: body.sequence,
      plan: body.plan,
      status: body.status,
      periodEnd: body.periodEnd === null ? null : new Date(body.periodEnd),
    })
    await erasures.leaveNothingOfMany(body.userId)
  }
}
