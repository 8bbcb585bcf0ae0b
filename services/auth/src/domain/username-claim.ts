/** A username is claimed before its account exists, so a claim may be left over from an attempt that ended half way. */
export interface UsernameClaim {
  /** The username's key. */
  id: string
  userId: string
  /** Key of the address that claimed it. */
  emailKey: string
  claimedAt: Date
}

export const claimLivesMs = 10 * 60_000

/**
 * Whoever claimed a username uses it within this time, or not at all: a process that was frozen for longer may find its
 * claim gone. So a claim that is older, and unused, is in nobody's hands.
 */
export const useWithinMs = 60_000

export type ClaimAnswer = 'taken' | 'continue' | 'take-over'

/**
 * What a claimant may do with a claim that is there already. `held` tells whether an account uses the username. The same
 * address goes on under the user id of its earlier attempt: so a repeat is never refused by its own first try, and of two
 * parallel ones neither takes the name from the other.
 */
export function answerClaim(claim: UsernameClaim, claimant: UsernameClaim, held: boolean): ClaimAnswer {
  if (claim.userId === claimant.userId) return 'continue'
  if (held) return 'taken'
  if (ageOf(claim, claimant.claimedAt) > claimLivesMs) return 'take-over'
  return claim.emailKey === claimant.emailKey ? 'continue' : 'taken'
}

/**
 * Whether a claim that its account no longer uses may be deleted. One of the last minute may be somebody's who is about to
 * use it again; it is left to be taken over.
 */
export function mayRelease(claim: UsernameClaim, now: Date): boolean {
  return ageOf(claim, now) > useWithinMs
}

const ageOf = (claim: UsernameClaim, now: Date): number => now.getTime() - claim.claimedAt.getTime()
