import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { LinkRequest, PendingRegistration } from '../domain/link-request.ts'
import { claimUsername } from './claim-username.ts'
import { commitAccount } from './register-user.ts'
import { replacePasswordHash } from './replace-password.ts'

type Needs = Pick<Deps, 'usernames' | 'users' | 'logins' | 'sessions' | 'outbox' | 'clock' | 'emailKeyOf' | 'logger'>

/**
 * Makes an account of a registration whose link was opened. Returns the user id of the account that has its password, or
 * null if the address belongs to a verified account already. Repeating it changes nothing. Throws the problem 503 if
 * another link of the address is opened at the same moment.
 */
export async function openRegistration(
  deps: Needs,
  { userId, emailKey }: LinkRequest,
  registration: PendingRegistration,
): Promise<string | null> {
  const login = await deps.logins.findByEmail(emailKey)
  if (!login) return createAccount(deps, userId, registration)
  if (login.userId === userId || login.passwordHash === registration.passwordHash) return login.userId
  const owner = await deps.users.findById(login.userId)
  if (owner?.emailVerified !== false) return null
  // Whoever holds this account never read the address's mail (mode `open`); this person does.
  if (!(await replacePasswordHash(deps, login, { passwordHash: registration.passwordHash, keptSessionId: null })))
    throw unavailable()
  return login.userId
}

/** A username that another account took meanwhile is left out: it can be chosen on the account page. */
async function createAccount(deps: Needs, userId: string, registration: PendingRegistration): Promise<string> {
  const { passwordHash, email, username, zone, zoneAssumed = false } = registration
  const claimant = { userId, emailKey: deps.emailKeyOf(email) }
  const isFree = username !== null && (await claimUsername(deps, username, claimant)) === userId
  const registered = { email, zone, zoneAssumed, username: isFree ? username : null }
  const committed = await commitAccount(deps, userId, { registration: registered, passwordHash })
  if (!committed) throw unavailable()
  return userId
}
