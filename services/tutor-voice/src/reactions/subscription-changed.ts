import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** Keeps what billing says a candidate has paid for. */
export function subscriptionChanged({
  entitlements,
}: Pick<Deps, 'entitlements'>): Reaction<'billing.subscription-changed.v1'> {
  return ({ body: { userId, sequence, plan, status, periodEnd } }) =>
    entitlements.keep({
      userId,
      sequence,
      plan,
      status,
      periodEnd: periodEnd === null ? null : new Date(periodEnd),
    })
}
