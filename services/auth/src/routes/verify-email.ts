import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem, tooManyRequests, waitInWords } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { codeTriesPerMail, type LinkRequest } from '../domain/link-request.ts'
import { acceptEmail } from '../flows/accept-typed.ts'
import { verifyAddress } from '../flows/verify-address.ts'
import { hashOfToken } from '../providers/link-tokens.ts'

export function verifyEmail(deps: Deps): Handlers<operations>['verifyEmail'] {
  return async ({ body }) => {
    if ('token' in body) await verifyByLink(deps, body.token)
    else await verifyByCode(deps, acceptEmail(body.email), body.code)
    return { status: 200, body: { message: 'Email verified successfully!' } }
  }
}

async function verifyByLink(deps: Deps, token: string): Promise<void> {
  const request = await deps.tokens.findByHash(hashOfToken(token))
  const good = request?.purpose === 'verify' && request.expiresAt > deps.clock.now()
  if (!good || !(await verifyAddress(deps, request)))
    throw problem(400, 'invalid-link', 'Email verification failed. The link may be expired or invalid.')
}

/**
 * Wrong code, no code, too many tries and an address without an account have one answer. A try counts before it is
 * compared, for the mail and for the address, and is taken back where it was right.
 */
async function verifyByCode(deps: Deps, email: string, code: string): Promise<void> {
  const emailKey = deps.emailKeyOf(email)
  const attempt = { id: randomUUID(), at: deps.clock.now() }
  const wait = await deps.codeThrottles.admit(emailKey, attempt)
  if (wait !== null) throw tooManyRequests(wait, tooManyCodes(wait))
  const newest = await deps.tokens.listVerifications(emailKey)
  const tried = await Promise.all((newest.length === 0 ? [nothing] : newest).map((each) => tryCode(deps, each, code)))
  const right = tried.find((each) => each !== null)
  if (!right || right.expiresAt <= attempt.at || !(await verifyAddress(deps, right)))
    throw problem(400, 'invalid-code', 'This code is not right, or no longer valid. Check it, or ask for a new mail.')
  await deps.codeThrottles.takeBack(emailKey, attempt.id)
}

const tooManyCodes = (seconds: number) =>
  `There were too many wrong codes. Please use the link in the mail, or try again ${waitInWords(seconds)}.`

/** Compared with where no mail was asked for, so that it costs the same. */
const nothing = { hash: '', request: null }

/** The request whose code this is, and whose tries are not used up; null if it is not. */
async function tryCode(
  { tokens, linkTokens }: Pick<Deps, 'tokens' | 'linkTokens'>,
  { hash, request }: { hash: string; request: LinkRequest | null },
  code: string,
): Promise<LinkRequest | null> {
  const counted = await tokens.countCodeTry(hash, codeTriesPerMail)
  const expected = Buffer.from(linkTokens.codeOf(request?.requestId ?? ''))
  if (!timingSafeEqual(expected, Buffer.from(code)) || !counted || request === null) return null
  await tokens.takeBackCodeTry(hash)
  return request
}
