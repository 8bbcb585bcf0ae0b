import { unauthorized } from '@app/shared/http/caller'
import type { Deps } from '../deps.ts'
import { judgeSecret, keptSessionMs, nextRenewal } from '../domain/renewal.ts'
import type { RenewalSecret } from '../domain/renewal-cookie.ts'
import type { User } from '../domain/user.ts'
import { hashOfToken } from '../providers/link-tokens.ts'
import type { Session } from '../store/sessions.ts'
import { endSession } from './end-session.ts'
import { isUnderItsPassword } from './verify-live-session.ts'

type Needs = Pick<
  Deps,
  'sessions' | 'logins' | 'users' | 'emailKeyOf' | 'renewalSecrets' | 'outbox' | 'clock' | 'logger'
>

export interface Renewed {
  session: Session
  user: User
  /** The secret for the next renewal. */
  secret: string
}

/**
 * Renews a session with the secret of its cookie and changes that secret. A secret that was used before ends the session,
 * because a copy of it is in other hands. Throws 401 if the session does not live or the secret is none of its.
 */
export async function renewSession(deps: Needs, presented: RenewalSecret | null): Promise<Renewed> {
  if (!presented) throw unauthorized()
  const session = await deps.sessions.findLive(presented.sessionId)
  const now = deps.clock.now()
  if (!session?.renewal || session.expiresAt <= now) throw unauthorized()
  if (!(await isUnderItsPassword(deps, session))) throw unauthorized()
  const hash = hashOfToken(presented.secret)
  const verdict = judgeSecret(session.renewal, hash, now)
  if (verdict === 'used') {
    deps.logger.warn({ reason: 'used-renewal' }, 'a used renewal secret ended a session')
    await endSession(deps, { sessionId: session.id, userId: session.userId, reason: 'ended' })
  }
  if (verdict === 'used' || verdict === 'unknown') throw unauthorized()
  const secret = deps.renewalSecrets.next(presented.secret)
  if (verdict === 'just-used') return { session, user: await ownerOf(deps, session), secret }
  const user = await ownerOf(deps, session)
  const renewed = {
    ...session,
    renewal: nextRenewal(session.renewal, hashOfToken(secret), now),
    expiresAt: session.kept && !user.admin ? new Date(now.getTime() + keptSessionMs) : session.expiresAt,
  }
  // Another tab was faster: it used the same secret, and this call is judged by what it left.
  if (!(await deps.sessions.renew(renewed, hash))) return renewSession(deps, presented)
  return { session: renewed, user, secret }
}

async function ownerOf({ users }: Needs, { userId }: Session): Promise<User> {
  const user = await users.findById(userId)
  if (!user) throw unauthorized()
  return user
}
