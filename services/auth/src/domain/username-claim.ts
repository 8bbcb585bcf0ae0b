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

export type ClaimAnswer = 'taken' | 'continue' | 'take-over'

/**
 * What a claimant may do with a claim that is there already. `held` tells whether an account uses the username.
 * The same address goes on under the earlier attempt's user id: so a repeat is never refused by its own first try, and
 * of two parallel ones neither takes the name from the other.
 */
export function answerClaim(claim: UsernameClaim, claimant: UsernameClaim, held: boolean): ClaimAnswer {
  if (claim.userId === claimant.userId) return 'continue'
  if (held) return 'taken'
  if (claim.emailKey === claimant.emailKey) return 'continue'
  return claimant.claimedAt.getTime() - claim.claimedAt.getTime() > claimLivesMs ? 'take-over' : 'taken'
}
