import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { subscriptionChanged } from './subscription-changed.ts'

/** Event subject to what it does here. */
export function createReactions(deps: Deps): Reactions {
  return {
    'auth.user-deleted.v1': deps.erasures.react,
    'billing.subscription-changed.v1': subscriptionChanged(deps),
  }
}
