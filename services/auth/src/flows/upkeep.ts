import { within } from '@app/shared/within'
import type { Deps } from '../deps.ts'
import { ensureIndexes } from '../store/collections.ts'
import { settleRegistration } from './register-user.ts'

type Needs = Pick<
  Deps,
  'database' | 'users' | 'usernames' | 'logins' | 'emailKeyOf' | 'clock' | 'encryptionKeys' | 'signingKeys' | 'logger'
>

/** What the service does without being asked; every replica may. Repeating it is harmless. */
export async function upkeep(deps: Needs): Promise<void> {
  await ensureIndexes(deps.database.db)
  await deps.encryptionKeys.prepare()
  await deps.signingKeys.prepare()
  const now = deps.clock.now()
  for (const user of await deps.users.listPending(now)) await settleRegistration(deps, user, now)
}

const everyMs = 10 * 60_000
const againMs = 5_000
/** A round that takes longer hangs. */
const longestMs = 5 * 60_000

/** Runs the upkeep now and every ten minutes, sooner after a failure. */
export function startUpkeep(deps: Needs): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const round = async (): Promise<void> => {
    const failed = await within(longestMs, upkeep(deps)).then(
      () => false,
      (error: unknown) => {
        deps.logger.warn({ err: error, step: 'upkeep' }, 'upkeep failed')
        return true
      },
    )
    if (!stopped) timer = setTimeout(() => void round(), failed ? againMs : everyMs).unref()
  }
  void round()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
