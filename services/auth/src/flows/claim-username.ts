import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { usernameKey } from '../domain/typed-text.ts'
import { answerClaim, type UsernameClaim } from '../domain/username-claim.ts'

type Needs = Pick<Deps, 'usernames' | 'users' | 'logins' | 'clock' | 'emailKeyOf'>

/**
 * Claims a username for a person; answers the user id to go on with, which is an earlier attempt's where the same
 * address began one. Null where the username is another person's. Throws the problem 503 when others keep getting between.
 */
export async function claimUsername(
  deps: Needs,
  username: string,
  claimant: { userId: string; emailKey: string },
): Promise<string | null> {
  const claim = { id: usernameKey(username), ...claimant, claimedAt: deps.clock.now() }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (await deps.usernames.insert(claim)) return claim.userId
    const earlier = await deps.usernames.findById(claim.id)
    if (!earlier) continue
    const answer = answerClaim(earlier, claim, await isHeld(deps, earlier))
    if (answer === 'taken') return null
    // Going on renews the time, so that nobody who looked at the claim before can take it over or release it.
    const userId = answer === 'continue' ? earlier.userId : claim.userId
    if (await deps.usernames.takeOver(earlier, { ...claim, userId })) return userId
  }
  throw unavailable()
}

/** Whether an account uses this username, without claiming it. */
export async function isUsernameTaken(deps: Needs, username: string): Promise<boolean> {
  const claim = await deps.usernames.findById(usernameKey(username))
  return claim !== null && isHeld(deps, claim)
}

/** Whether an account uses the username: its login exists, and its profile carries it. */
async function isHeld({ users, logins, emailKeyOf }: Needs, claim: UsernameClaim): Promise<boolean> {
  const user = await users.findById(claim.userId)
  if (!user?.username || usernameKey(user.username) !== claim.id) return false
  const login = await logins.findByEmail(emailKeyOf(user.email))
  return login?.userId === user.id
}
