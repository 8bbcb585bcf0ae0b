import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { followPlan } from '../flows/follow-plan.ts'
import { sessionRevoked } from './session-revoked.ts'
import { subscriptionChanged } from './subscription-changed.ts'
import { userDeleted } from './user-deleted.ts'

/** Event subject to what it does here. */
export function createReactions(deps: Deps): Reactions {
  return {
    'auth.session-revoked.v1': sessionRevoked(deps),
    'auth.user-deleted.v1': userDeleted(deps),
    'billing.subscription-changed.v1': subscriptionChanged({
      ...deps,
      followPlan: (userId) => followPlan(deps, userId),
    }),
  }
}
