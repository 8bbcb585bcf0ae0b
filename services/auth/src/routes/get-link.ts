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
    const user = request && (await recipientOf(deps, request))
    if (!user) throw problem(404, 'link-not-found', 'There is no mail to write for this request.')
    const { purpose, requestId, expiresAt } = request
    const { linkTokens } = deps
    const body = {
      letter: purpose,
      email: user.email,
      greeting: greetingOf(user),
      zone: user.zone,
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

/** Null where the mail would be of no use: expired, nobody's, verified already, or the password has changed since. */
async function recipientOf({ logins, users, clock }: Deps, request: LinkRequest): Promise<User | null> {
  const { purpose, userId, emailKey, credential, expiresAt } = request
  const [login, user] = await Promise.all([logins.findByEmail(emailKey), users.findById(userId)])
  if (login?.userId !== userId || !user || expiresAt <= clock.now()) return null
  if (purpose === 'verify' && user.emailVerified) return null
  return purpose === 'reset' && login.credential !== credential ? null : user
}
