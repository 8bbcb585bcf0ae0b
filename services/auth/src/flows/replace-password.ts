import { createEvent } from '@app/shared/events/event'
import type { Events } from '@app/contracts/generated/events'
import type { Deps } from '../deps.ts'
import type { Login } from '../store/logins.ts'
import { endSession } from './end-session.ts'

type Needs = Pick<Deps, 'hashing' | 'logins' | 'sessions' | 'outbox' | 'clock' | 'logger'>

/**
 * Commits a new password over exactly this credential: of several at once, one wins. Then ends the sessions of older
 * credentials, but for the one that is kept; what a crash leaves of that, the event's reaction does. False where the
 * password was changed meanwhile.
 */
export async function replacePassword(
  deps: Needs,
  login: Login,
  { password, keptSessionId }: { password: string; keptSessionId: string | null },
): Promise<boolean> {
  return replacePasswordHash(deps, login, { passwordHash: await deps.hashing.hash(password), keptSessionId })
}

/** The same with the hash of a password that was accepted before. */
export async function replacePasswordHash(
  deps: Omit<Needs, 'hashing'>,
  login: Login,
  { passwordHash, keptSessionId }: { passwordHash: string; keptSessionId: string | null },
): Promise<boolean> {
  const { userId, emailKey } = login
  const change = { userId, credential: login.credential + 1, keptSessionId }
  const key = `${userId}:${change.credential}`
  const event = createEvent('auth.password-changed.v1', { key, body: change, at: deps.clock.now() })
  const won = await deps.outbox.commit({ collection: 'logins', id: emailKey, events: [event] }, () =>
    deps.logins.replacePassword(login, passwordHash, event),
  )
  if (won)
    await endOlderSessions(deps, change).catch((error: unknown) =>
      deps.logger.warn({ err: error, step: 'end-older-sessions' }, 'left to the reaction'),
    )
  return won
}

/** Ends what began under an older password. Repeating it, at any age, changes nothing. */
export async function endOlderSessions(
  deps: Pick<Deps, 'sessions' | 'outbox' | 'clock'>,
  { userId, credential, keptSessionId }: Events['auth.password-changed.v1'],
): Promise<void> {
  if (keptSessionId !== null) await deps.sessions.raiseCredential(keptSessionId, credential)
  const reason = keptSessionId === null ? 'password-reset' : 'password-changed'
  for (const session of await deps.sessions.listByUser(userId))
    if (session.credential < credential) await endSession(deps, { sessionId: session.id, userId, reason })
}
