import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { linkPurposes, type LinkRequest } from '../domain/link-request.ts'
import { greetingOf, type User } from '../domain/user.ts'
import { hashOfToken } from '../providers/link-tokens.ts'

export function getLink(deps: Deps): Handlers<operations>['getLink'] {
  return async ({ params }) => {
    const request = await findRequest(deps, params.requestId)
    const recipient = request && (await recipientOf(deps, request))
    if (!recipient) throw problem(404, 'link-not-found', 'There is no mail to write for this request.')
    const { purpose, requestId, expiresAt, asked = false } = request
    const { linkTokens } = deps
    const body = {
      mail: purpose,
      email: recipient.email,
      greeting: greetingOf(recipient),
      verified: recipient.emailVerified,
      asked,
      zone: recipient.zone,
      ...(purpose === 'already-registered' ? {} : { token: linkTokens.tokenOf(purpose, requestId) }),
      ...(purpose === 'verify' ? { code: linkTokens.codeOf(requestId) } : {}),
      expiresAt: expiresAt.toISOString(),
    }
    return { status: 200, body }
  }
}

/** Kept under the hash of its token only, which is derived anew for each purpose it may have. */
async function findRequest({ tokens, linkTokens }: Deps, requestId: string): Promise<LinkRequest | null> {
  const hashes = linkPurposes.map((purpose) => hashOfToken(linkTokens.tokenOf(purpose, requestId)))
  const found = await Promise.all(hashes.map((hash) => tokens.findByHash(hash)))
  return found.find((request) => request !== null) ?? null
}

type Recipient = Pick<User, 'email' | 'name' | 'username' | 'zone' | 'emailVerified'>

/** Null where the mail would be of no use: expired, nobody's, verified already, or the password has changed since. */
async function recipientOf({ logins, users, clock }: Deps, request: LinkRequest): Promise<Recipient | null> {
  const { purpose, userId, emailKey, credential, expiresAt, registration } = request
  const login = await logins.findByEmail(emailKey)
  const user = await users.findById(registration ? (login?.userId ?? userId) : userId)
  if (expiresAt <= clock.now()) return null
  if (registration) return user?.emailVerified ? null : { ...registration, name: null, emailVerified: false }
  if (login?.userId !== userId || !user) return null
  if (purpose === 'verify' && user.emailVerified) return null
  return purpose === 'reset' && login.credential !== credential ? null : user
}
