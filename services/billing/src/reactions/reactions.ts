import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'

/** Event subject to what it does here. */
export function createReactions({ erasures }: Pick<Deps, 'erasures'>): Reactions {
  return { 'auth.user-deleted.v1': erasures.react }
}
