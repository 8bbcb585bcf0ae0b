import type { Registration } from './user.ts'

/** Why a mail with a one-time link, or in the last case without one, was asked for. */
export const linkPurposes = ['verify', 'reset', 'already-registered'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/**
 * A registration in mode `verify-first`. It lives in the request of its mail alone: there is no account, and no other
 * registration of the address is changed, until the candidate opens the link of exactly this mail.
 */
export interface PendingRegistration extends Registration {
  passwordHash: string
}

/** A mail that somebody asked for. Of an address without an account there is one all the same, for nobody. */
export interface LinkRequest {
  requestId: string
  purpose: LinkPurpose
  userId: string
  emailKey: string
  /** The login's at that moment: a later change of the password voids a reset link. */
  credential: number
  createdAt: Date
  expiresAt: Date
  /** Whether a person asked for this mail itself; a registration asks for an account. */
  asked?: boolean
  registration?: PendingRegistration
}

const hourMs = 3_600_000
const lifeMs: Record<LinkPurpose, number> = {
  verify: 24 * hourMs,
  'already-registered': 24 * hourMs,
  reset: 20 * 60_000,
}

export function newLinkRequest(asked: Omit<LinkRequest, 'expiresAt'>): LinkRequest {
  return { asked: false, ...asked, expiresAt: new Date(asked.createdAt.getTime() + lifeMs[asked.purpose]) }
}

/** So many wrong codes are looked at for one mail. */
export const codeTriesPerMail = 5
