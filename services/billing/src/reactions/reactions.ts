import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { closeAccount } from '../flows/close-customers.ts'

/** Event subject to what it does here. */
export function createReactions(deps: Pick<Deps, 'customers' | 'closings' | 'erasures' | 'clock'>): Reactions {
  return { 'auth.user-deleted.v1': closeAccount(deps) }
}
