import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { endCallsOf } from '../flows/end-call.ts'

type Needs = Pick<Deps, 'calls' | 'voiceLines' | 'voice' | 'clock' | 'logger'>

/** A call ends with the session that prepared it. */
export function sessionRevoked(deps: Needs): Reaction<'auth.session-revoked.v1'> {
  return async ({ body: { userId, sessionId } }) => {
    await endCallsOf(deps, userId, { reason: 'logout', isMeant: (call) => call.sessionId === sessionId })
  }
}
