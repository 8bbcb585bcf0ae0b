import { createHash, randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { tooManyRequests, waitInWords } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { newLinkRequest, type LinkRequest } from '../domain/link-request.ts'
import { hashOfToken } from '../providers/link-tokens.ts'
import { answerEvenly } from './answer-evenly.ts'

type Needs = Pick<Deps, 'tokens' | 'outbox' | 'linkTokens'>

/** Commits that a mail is due: the token's hash, with the event that mail reacts to. Repeating it changes nothing. */
export async function requestLink(
  { tokens, outbox, linkTokens }: Needs,
  asked: Omit<LinkRequest, 'expiresAt'>,
): Promise<void> {
  const { purpose, requestId, userId } = asked
  const hash = hashOfToken(linkTokens.tokenOf(purpose, requestId))
  const subject = purpose === 'reset' ? 'auth.password-reset-requested.v1' : 'auth.verification-requested.v1'
  const event = createEvent(subject, { key: requestId, body: { userId, requestId }, at: asked.createdAt })
  await outbox.commit({ collection: 'tokens', id: hash, events: [event] }, () =>
    tokens.insert(hash, newLinkRequest(asked), [event]),
  )
}

type NeedsLogins = Needs & Pick<Deps, 'logins' | 'clock'>

/**
 * The same for an address that somebody typed, with the same work and in the same time whether it has an account or not:
 * without one the request belongs to no account, and the mail service sends nothing.
 */
export function requestLinkFor(deps: NeedsLogins, purpose: 'verify' | 'reset', emailKey: string): Promise<void> {
  return answerEvenly(() => requestIfKnown(deps, purpose, emailKey))
}

async function requestIfKnown(deps: NeedsLogins, purpose: 'verify' | 'reset', emailKey: string): Promise<void> {
  const login = await deps.logins.findByEmail(emailKey)
  // Read for every address, so that it costs the same.
  const waiting = purpose === 'verify' ? await deps.tokens.findOnlyRegistration(emailKey, deps.clock.now()) : null
  const pending = login ? null : waiting
  const { userId, credential } = login ?? { userId: pending?.userId ?? randomUUID(), credential: 1 }
  await requestLink(deps, {
    requestId: randomUUID(),
    purpose,
    userId,
    emailKey,
    credential,
    createdAt: deps.clock.now(),
    asked: true,
    ...(pending?.registration ? { registration: pending.registration } : {}),
  })
}

/**
 * Counts a verification mail that is asked for again; throws the problem 429 if one was asked for a moment ago, whether the
 * address has an account or not.
 */
export async function admitResend(
  { resendThrottles, clock }: Pick<Deps, 'resendThrottles' | 'clock'>,
  emailKey: string,
) {
  const wait = await resendThrottles.admit(emailKey, { id: randomUUID(), at: clock.now() })
  if (wait === null) return
  const sentence = `A verification email was sent a moment ago. You can ask for another one ${waitInWords(wait)}.`
  throw tooManyRequests(wait, sentence)
}

/** Counts a mail that is asked for; throws the problem 429 at the limit, whether the address has an account or not. */
export async function admitMail({ mailThrottles, clock }: Pick<Deps, 'mailThrottles' | 'clock'>, emailKey: string) {
  const wait = await mailThrottles.admit(emailKey, { id: randomUUID(), at: clock.now() })
  if (wait === null) return
  const sentence = `Several mails went to this address already. Please look there, or try again ${waitInWords(wait)}.`
  throw tooManyRequests(wait, sentence)
}

/** The one request that belongs to a registration: a repeat, or auth's own reaction, makes no second mail of it. */
export function registrationRequestId(userId: string): string {
  const bytes = createHash('sha256').update(`registration:${userId}`).digest().subarray(0, 16)
  // Version 8 (RFC 9562, section 5.8): the content is ours.
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
