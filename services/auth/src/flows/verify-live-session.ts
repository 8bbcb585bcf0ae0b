import { unauthorized, type VerifySession } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'
import type { Login } from '../store/logins.ts'
import type { Session } from '../store/sessions.ts'

/**
 * On top of the token: the session must still be there, and the password it began under must still be the password.
 * Elsewhere the gateway's list of revocations says so.
 */
export function verifyLiveSession(
  verifyToken: VerifySession,
  deps: Pick<Deps, 'sessions' | 'logins' | 'users' | 'emailKeyOf' | 'clock'>,
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
  deps: Pick<Deps, 'logins' | 'users' | 'emailKeyOf'>,
  session: Session,
): Promise<boolean> {
  const login = await loginOf(deps, session)
  return login?.userId === session.userId && login.credential === session.credential
}

/** A session of before passwords could change does not say its login: it is its person's. */
async function loginOf(
  { logins, users, emailKeyOf }: Pick<Deps, 'logins' | 'users' | 'emailKeyOf'>,
  { emailKey, userId }: Session,
): Promise<Login | null> {
  if (emailKey !== null) return logins.findByEmail(emailKey)
  const user = await users.findById(userId)
  return user && logins.findByEmail(emailKeyOf(user.email))
}
