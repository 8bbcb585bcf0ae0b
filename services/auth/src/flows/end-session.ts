import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import { sessionLifeMs } from '../providers/signing-keys.ts'
import type { Revocation } from '../store/sessions.ts'

/**
 * Ends a session before its tokens do, and tells the gateway. Repeating it changes nothing. The renewal ends first: after a
 * crash in between, the session ends with its tokens, and no cookie brings it back.
 */
export async function endSession(
  { sessions, outbox, clock }: Pick<Deps, 'sessions' | 'outbox' | 'clock'>,
  ended: Omit<Revocation, 'expiresAt'>,
): Promise<void> {
  const { sessionId, userId, reason } = ended
  const expiresAt = new Date(clock.now().getTime() + sessionLifeMs)
  await sessions.endRenewal(sessionId, expiresAt)
  const body = { sessionId, userId, reason, expiresAt: expiresAt.toISOString() }
  const event = createEvent('auth.session-revoked.v1', { key: sessionId, body, at: clock.now() })
  await outbox.commit({ collection: 'revocations', id: sessionId, events: [event] }, () =>
    sessions.revoke({ sessionId, userId, reason, expiresAt }, [event]),
  )
  await sessions.delete(sessionId)
}
