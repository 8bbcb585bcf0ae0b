import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import type { LinkRequest } from '../domain/link-request.ts'
import { openRegistration } from './open-registration.ts'

type Needs = Parameters<typeof openRegistration>[0]

/**
 * The person of this request showed that they read the address's mail. A registration that waited for this becomes an
 * account. False where there is no such account any more, or another registration became it. Repeating it changes nothing,
 * since mail scanners open links before people do.
 */
export async function verifyAddress(deps: Needs, request: LinkRequest): Promise<boolean> {
  const { emailKey, registration } = request
  const userId = registration ? await openRegistration(deps, request, registration) : request.userId
  if (userId === null) return false
  const login = await deps.logins.findByEmail(emailKey)
  return login?.userId === userId && markVerified(deps, userId)
}

/** False where there is no such person. Repeating it changes nothing. */
export async function markVerified(
  { users, outbox, clock }: Pick<Deps, 'users' | 'outbox' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const user = await users.findById(userId)
  if (!user) return false
  if (user.emailVerified) return true
  const event = createEvent('auth.email-verified.v1', { key: userId, body: { userId }, at: clock.now() })
  await outbox.commit({ collection: 'users', id: userId, events: [event] }, () => users.verify(userId, event))
  return true
}
