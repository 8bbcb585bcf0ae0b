import type { Deps } from '../deps.ts'
import type { Login } from '../store/logins.ts'
import { markVerified } from './verify-address.ts'

type Needs = Pick<Deps, 'users' | 'outbox' | 'clock' | 'throttles' | 'ownThrottles'>

/**
 * What follows from a password that was set by a link in a mail: the address is verified, because only its mailbox has the
 * link, and earlier guesses keep nobody out any more. Repeating it, at any age, changes nothing.
 */
export async function settleReset(
  deps: Needs,
  { userId, emailKey }: Pick<Login, 'userId' | 'emailKey'>,
  at: Date,
): Promise<void> {
  await deps.throttles.forgive(emailKey, at)
  await deps.ownThrottles.forgive(emailKey, at)
  await markVerified(deps, userId)
}
