import { randomUUID } from 'node:crypto'
import { createEvent } from '@app/shared/events/event'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { usernameKey } from '../domain/typed-text.ts'
import { newUser, type Registration, type User } from '../domain/user.ts'
import { useWithinMs } from '../domain/username-claim.ts'
import type { Login } from '../store/logins.ts'
import { claimUsername } from './claim-username.ts'

type Needs = Pick<Deps, 'usernames' | 'users' | 'logins' | 'outbox' | 'clock' | 'emailKeyOf' | 'logger'>

export type Registered = { user: User; login: Login } | { refused: 'email-taken' | 'username-taken' }

/** A profile without a login is removed after this time. */
const pendingMs = 3_600_000

/**
 * Creates an account: claim the username, store the profile, then commit with the login, which makes it exist and
 * carries the event. A crash in between leaves a claim and a profile that a repeat goes on with or that are removed
 * later. A known address takes the same way and loses at the commit, so that it costs the same time.
 */
export async function registerUser(deps: Needs, registration: Registration, passwordHash: string): Promise<Registered> {
  const userId = await chooseUserId(deps, registration, deps.emailKeyOf(registration.email))
  if (userId === null) return { refused: 'username-taken' }
  return (await commitAccount(deps, userId, { registration, passwordHash })) ?? { refused: 'email-taken' }
}

/** The account of a registration whose username is claimed for this user id; null where the address has a login already. */
export async function commitAccount(
  deps: Needs,
  userId: string,
  { registration, passwordHash }: { registration: Registration; passwordHash: string },
): Promise<{ user: User; login: Login } | null> {
  const startedAt = deps.clock.now()
  const emailKey = deps.emailKeyOf(registration.email)
  const user = await storePending(deps, newUser(userId, registration, startedAt))
  if (deps.clock.now().getTime() - startedAt.getTime() > useWithinMs) throw unavailable()
  const event = createEvent('auth.user-registered.v1', { key: userId, body: { userId }, at: startedAt })
  const login = { emailKey, userId, passwordHash, credential: 1, createdAt: startedAt }
  const committed = await deps.outbox.commit({ collection: 'logins', id: emailKey, events: [event] }, () =>
    deps.logins.insert(login, [event]),
  )
  void tidy(deps, user)
  return committed ? { user, login } : null
}

async function chooseUserId(deps: Needs, { username }: Registration, emailKey: string): Promise<string | null> {
  const userId = randomUUID()
  return username === null ? userId : claimUsername(deps, username, { userId, emailKey })
}

/** Stores the profile, or goes on with the one that an earlier attempt left, and keeps it from being removed meanwhile. */
async function storePending({ users }: Needs, user: User): Promise<User> {
  const until = new Date(user.createdAt.getTime() + pendingMs)
  if (await users.insertPending(user, until)) return user
  const earlier = (await users.holdPending(user.id, until)) ?? (await users.findById(user.id))
  if (!earlier) throw unavailable()
  return earlier
}

/** Behind the answer's back, and done again by the upkeep where it fails. */
async function tidy(deps: Needs, user: User): Promise<void> {
  try {
    await settleRegistration(deps, user, new Date(user.createdAt.getTime() + 2 * pendingMs))
  } catch (error) {
    deps.logger.debug({ err: error, step: 'settle-registration' }, 'left to the upkeep')
  }
}

/**
 * Confirms the profile of an account that exists, or removes what is left of one that never came to be: only if nobody
 * went on with it, which moves the time that `pendingBefore` is compared with.
 */
export async function settleRegistration(
  { users, usernames, logins, emailKeyOf }: Pick<Needs, 'users' | 'usernames' | 'logins' | 'emailKeyOf'>,
  user: User,
  pendingBefore: Date,
): Promise<void> {
  const login = await logins.findByEmail(emailKeyOf(user.email))
  if (login?.userId === user.id) return users.confirm(user.id)
  const claim = user.username === null ? null : await usernames.findById(usernameKey(user.username))
  const removed = await users.deletePending(user.id, pendingBefore)
  if (removed && claim?.userId === user.id) await usernames.release(claim)
}
