import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

interface Needs extends Pick<Deps, 'entitlements' | 'erasures'> {
  /** Has a call follow what its candidate has paid for. */
  followPlan(userId: string): Promise<void>
}

/** Keeps what billing says a candidate has paid for; of a deleted account nothing. */
export function subscriptionChanged({
  entitlements,
  erasures,
  followPlan,
}: Needs): Reaction<'billing.subscription-changed.v1'> {
  return async ({ body: { userId, sequence, plan, status, periodEnd } }) => {
    await entitlements.keep({
      userId,
      sequence,
      plan,
      status,
      periodEnd: periodEnd === null ? null : new Date(periodEnd),
    })
    await erasures.leaveNothingOfMany(userId)
    await followPlan(userId)
  }
}
