import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import type { Revocation } from '../store/sessions.ts'

/** Ends a session before its token does, and tells the gateway. Repeating it changes nothing. */
export async function endSession(
  { sessions, outbox, clock }: Pick<Deps, 'sessions' | 'outbox' | 'clock'>,
  revocation: Revocation,
): Promise<void> {
  const { sessionId, userId, reason, expiresAt } = revocation
  const body = { sessionId, userId, reason, expiresAt: expiresAt.toISOString() }
  const event = createEvent('auth.session-revoked.v1', { key: sessionId, body, at: clock.now() })
  await outbox.commit({ collection: 'revocations', id: sessionId, events: [event] }, () =>
    sessions.revoke(revocation, [event]),
  )
  await sessions.delete(sessionId)
}
