import type { Deps } from '../deps.ts'
import { newLinkRequest } from '../domain/link-request.ts'
import type { User } from '../domain/user.ts'
import { registrationRequestId, requestLink } from './request-link.ts'

type Needs = Pick<Deps, 'tokens' | 'outbox' | 'linkTokens' | 'clock' | 'emailKeyOf'>

/** The mail to verify the address of a new account, once, and never long after the registration. */
export async function requestRegistrationMail(deps: Needs, user: User): Promise<void> {
  const asked = {
    requestId: registrationRequestId(user.id),
    purpose: 'verify' as const,
    userId: user.id,
    emailKey: deps.emailKeyOf(user.email),
    credential: 1,
    createdAt: user.createdAt,
  }
  if (newLinkRequest(asked).expiresAt > deps.clock.now()) await requestLink(deps, asked)
}
