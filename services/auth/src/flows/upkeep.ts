import type { Deps } from '../deps.ts'
import { ensureIndexes } from '../store/collections.ts'
import { settleRegistration } from './register-user.ts'

type Needs = Pick<
  Deps,
  'database' | 'users' | 'usernames' | 'logins' | 'emailKeyOf' | 'clock' | 'encryptionKeys' | 'signingKeys'
>

/** What the service does without being asked; every replica may. Repeating it is harmless. */
export async function upkeep(deps: Needs): Promise<void> {
  await ensureIndexes(deps.database.db)
  await deps.encryptionKeys.prepare()
  await deps.signingKeys.prepare()
  const now = deps.clock.now()
  for (const user of await deps.users.listPending(now)) await settleRegistration(deps, user, now)
}
