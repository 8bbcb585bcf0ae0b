import { unauthorized, type VerifySession } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'

/** On top of the token: the session must still be there. Elsewhere the gateway's list of revocations says so. */
export function verifyLiveSession(
  verifyToken: VerifySession,
  { sessions, clock }: Pick<Deps, 'sessions' | 'clock'>,
): VerifySession {
  return async (authorization) => {
    const caller = await verifyToken(authorization)
    const session = await sessions.findLive(caller.sessionId)
    if (session?.userId !== caller.userId || session.expiresAt <= clock.now()) throw unauthorized()
    return caller
  }
}
