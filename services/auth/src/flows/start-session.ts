import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { User } from '../domain/user.ts'
import { sessionLifeMs, signSession } from '../providers/signing-keys.ts'

/** Begins a session and answers its token. */
export async function startSession(
  { sessions, signingKeys, clock }: Pick<Deps, 'sessions' | 'signingKeys' | 'clock'>,
  user: User,
): Promise<string> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + sessionLifeMs)
  const session = { id: randomUUID(), userId: user.id, createdAt: now, expiresAt }
  const token = await signSession(signingKeys, session, { admin: user.admin, zone: user.zone, now })
  await sessions.insert(session)
  return token
}
