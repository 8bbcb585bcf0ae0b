/** Why a call ends. The first one that is stored counts. */
export type EndReason =
  /** The candidate hung up, or left while the call was being set up. */
  | 'hung-up'
  | 'left'
  /** The candidate began another call. */
  | 'replaced'
  /** The day's voice turns are used up. */
  | 'limit'
  | 'logout'
  | 'plan-ended'
  | 'account-deleted'
  | 'inactive'
  | 'longest'
  /** The provider ended it, refused it, or could no longer be watched. */
  | 'provider'
  | 'lost'
  | 'failed'

/**
 * `prepared`: the candidate has its secret. `beginning`: the secret is used, the provider is asked. `open`: the provider's
 * call is known. `ending`: a reason is stored, the provider has to be told. `ended`: nothing of it is left at the provider.
 */
export type CallState = 'prepared' | 'beginning' | 'open' | 'ending' | 'ended'

/** The process that watches a call. Another one may take over once `until` (the machine's own time) has passed. */
export interface Lease {
  holder: string
  until: Date
}

export interface Call {
  id: string
  userId: string
  /** The session of the account that prepared it; the call ends with it. */
  sessionId: string
  /** IANA time zone in which its turns count. */
  zone: string
  /** SHA-256 of the secret, base64url. */
  secretHash: string
  model: string
  voice: string
  questionId: string | null
  /** The conversation that its words belong to. */
  threadId: string
  state: CallState
  /** When the secret ends, if it is not used before. */
  expiresAt: Date
  beganAt: Date | null
  endedAt: Date | null
  reason: EndReason | null
  /** The provider's name of it. */
  providerCallId: string | null
  /** When what was paid for ends, as far as it is known; null if it goes on. */
  paidUntil: Date | null
  lease: Lease | null
}

/** The fields that change; null: the call stays as it is. */
export type Change = Partial<Call> | null

/** The secret is used, once and before it expires. */
export function claimed(call: Call, { secretHash, now }: { secretHash: string; now: Date }): Change {
  if (call.state !== 'prepared' || call.secretHash !== secretHash || call.expiresAt <= now) return null
  return { state: 'beginning', beganAt: now }
}

/** The provider has begun the call. If it was ended meanwhile, the provider has to be told. */
export function connected(call: Call, providerCallId: string, lease: Lease): Change {
  if (call.providerCallId !== null) return null
  if (call.state === 'beginning') return { state: 'open', providerCallId, lease }
  return { state: 'ending', providerCallId }
}

/** A reason to end it; the first one counts. What never reached the provider has nothing to be told. */
export function ended(call: Call, reason: EndReason, now: Date): Change {
  if (call.state === 'ending' || call.state === 'ended') return null
  return { state: call.providerCallId === null ? 'ended' : 'ending', reason, endedAt: now }
}

/** Nothing of it is left at the provider. */
export function freed(call: Call): Change {
  return call.state === 'ending' ? { state: 'ended', lease: null } : null
}

/** The process watches the call for `ms` more, unless another one does. */
export function leased(call: Call, holder: string, { now, ms }: { now: Date; ms: number }): Change {
  if (call.state !== 'open') return null
  const isOthers = call.lease !== null && call.lease.holder !== holder && call.lease.until > now
  return isOthers ? null : { lease: { holder, until: new Date(now.getTime() + ms) } }
}

/** A call that was being set up for so long was lost in a crash: an answer takes 5 s at most. */
const longestSetUpMs = 15_000

export function isLostInSetUp({ state, beganAt }: Call, now: Date): boolean {
  return state === 'beginning' && beganAt !== null && now.getTime() - beganAt.getTime() > longestSetUpMs
}

/** A conversation whose voice turns ran out goes on in writing for so long. */
const goesOnMs = 3_600_000

/** Whether what the candidate writes beside the call belongs to its conversation. */
export function takesText({ state, reason, endedAt }: Call, now: Date): boolean {
  if (state === 'open' || state === 'beginning') return true
  return reason === 'limit' && endedAt !== null && now.getTime() - endedAt.getTime() < goesOnMs
}
