import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { followSubscription } from './follow-subscription.ts'

/** Every event that auth reacts to. */
export function createReactions(deps: Deps): Reactions {
  return { 'billing.subscription-changed.v1': followSubscription(deps) }
}
