import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { endSession } from './end-session.ts'

type Needs = Pick<Deps, 'logins' | 'users' | 'sessions' | 'outbox' | 'clock' | 'emailKeyOf'>

/**
 * Grants or revokes the admin flag and ends the person's sessions, since tokens carry the flag. Null where the address has
 * no account. Repeating it heals a crash in between.
 */
export async function setAdmin(deps: Needs, email: string, admin: boolean): Promise<User | null> {
  const login = await deps.logins.findByEmail(deps.emailKeyOf(email))
  const user = login && (await deps.users.change(login.userId, (stored) => ({ ...stored, admin })))
  if (!user) return null
  for (const session of await deps.sessions.listByUser(user.id))
    await endSession(deps, { sessionId: session.id, userId: user.id, reason: 'admin-changed' })
  return user
}
