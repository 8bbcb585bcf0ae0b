import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { endCallsOf } from '../flows/end-call.ts'

type Needs = Pick<Deps, 'calls' | 'voiceLines' | 'voice' | 'clock' | 'logger' | 'erasures'>

/** Ends a call before everything of the account is erased; the process that watches it knows of it in any case. */
export function userDeleted(deps: Needs): Reaction<'auth.user-deleted.v1'> {
  return async (event) => {
    await endCallsOf(deps, event.body.userId, { reason: 'account-deleted' })
    await deps.erasures.react(event)
  }
}
