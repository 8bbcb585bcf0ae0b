import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import type { LinkRequest } from '../domain/link-request.ts'

type Needs = Pick<Deps, 'logins' | 'users' | 'outbox' | 'clock'>

/**
 * The person of this request showed that they read the address's mail. False where there is no such account any more.
 * Repeating it changes nothing, since mail scanners open links before people do.
 */
export async function verifyAddress(
  { logins, users, outbox, clock }: Needs,
  { userId, emailKey }: LinkRequest,
): Promise<boolean> {
  const [login, user] = await Promise.all([logins.findByEmail(emailKey), users.findById(userId)])
  if (login?.userId !== userId || !user) return false
  if (user.emailVerified) return true
  const event = createEvent('auth.email-verified.v1', { key: userId, body: { userId }, at: clock.now() })
  await outbox.commit({ collection: 'users', id: userId, events: [event] }, () => users.verify(userId, event))
  return true
}
