import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { welcomeUser } from './welcome-user.ts'

/** Every event that mail reacts to. `wake` tells the worker of a new job. */
export function createReactions(deps: Deps, wake: () => void): Reactions {
  return { 'auth.user-registered.v1': welcomeUser(deps, wake) }
}
