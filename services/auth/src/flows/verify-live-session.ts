import { unauthorized, type VerifySession } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'
import type { Session } from '../store/sessions.ts'

/**
 * On top of the token: the session must still be there, and the password it began under must still be the password.
 * Elsewhere the gateway's list of revocations says so.
 */
export function verifyLiveSession(
  verifyToken: VerifySession,
  deps: Pick<Deps, 'sessions' | 'logins' | 'clock'>,
): VerifySession {
  return async (authorization) => {
    const caller = await verifyToken(authorization)
    const session = await deps.sessions.findLive(caller.sessionId)
    if (session?.userId !== caller.userId || session.expiresAt <= deps.clock.now()) throw unauthorized()
    if (!(await isUnderItsPassword(deps, session))) throw unauthorized()
    return caller
  }
}

/** Whether the password that a session began under is still the password of its account. */
export async function isUnderItsPassword(
  { logins }: Pick<Deps, 'logins'>,
  { emailKey, userId, credential }: Session,
): Promise<boolean> {
  const login = await logins.findByEmail(emailKey)
  return login?.userId === userId && login.credential === credential
}
