import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { usernameKey } from '../domain/typed-text.ts'
import { editProfile, type ProfileEdit, type User } from '../domain/user.ts'
import { mayRelease, useWithinMs } from '../domain/username-claim.ts'
import { claimUsername } from './claim-username.ts'

type Needs = Pick<Deps, 'usernames' | 'users' | 'logins' | 'clock' | 'emailKeyOf'>

/**
 * Edits a profile: a new username is claimed before the profile carries it, and the old one is free only after that.
 * Null where there is no such person. Repeating it heals a crash in between.
 */
export async function changeProfile(
  deps: Needs,
  userId: string,
  edit: ProfileEdit,
): Promise<User | { refused: 'username-taken' } | null> {
  const startedAt = deps.clock.now()
  const before = await deps.users.findById(userId)
  if (!before) return null
  const old = before.username === null ? null : await deps.usernames.findById(usernameKey(before.username))
  if (edit.username) {
    const claimant = { userId, emailKey: deps.emailKeyOf(before.email) }
    if ((await claimUsername(deps, edit.username, claimant)) !== userId) return { refused: 'username-taken' }
  }
  if (deps.clock.now().getTime() - startedAt.getTime() > useWithinMs) throw unavailable()
  const after = await deps.users.change(userId, (user) => editProfile(user, edit))
  const kept = after?.username ? usernameKey(after.username) : null
  if (old?.userId === userId && old.id !== kept && mayRelease(old, deps.clock.now())) await deps.usernames.release(old)
  return after
}
