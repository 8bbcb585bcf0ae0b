import { unauthorized, type VerifySession } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'

/**
 * On top of the token: the session must still be there, and the password it began under must still be the password.
 * Elsewhere the gateway's list of revocations says so.
 */
export function verifyLiveSession(
  verifyToken: VerifySession,
  { sessions, logins, clock }: Pick<Deps, 'sessions' | 'logins' | 'clock'>,
): VerifySession {
  return async (authorization) => {
    const caller = await verifyToken(authorization)
    const session = await sessions.findLive(caller.sessionId)
    if (session?.userId !== caller.userId || session.expiresAt <= clock.now()) throw unauthorized()
    const login = await logins.findByEmail(session.emailKey)
    if (login?.userId !== caller.userId || login.credential !== session.credential) throw unauthorized()
    return caller
  }
}
