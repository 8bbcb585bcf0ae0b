import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** Keeps what billing says a candidate has paid for. */
export function subscriptionChanged({
  entitlements,
}: Pick<Deps, 'entitlements'>): Reaction<'billing.subscription-changed.v1'> {
  return ({ body }) =>
    entitlements.keep({
      userId: body.userId,
      sequence: body.sequence,
      plan: body.plan,
      status: body.status,
      periodEnd: body.periodEnd === null ? null : new Date(body.periodEnd),
    })
}
