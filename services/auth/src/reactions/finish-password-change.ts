import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { endOlderSessions } from '../flows/replace-password.ts'
import { settleReset } from '../flows/settle-reset.ts'

type Needs = Pick<Deps, 'sessions' | 'outbox' | 'clock' | 'users' | 'throttles' | 'ownThrottles' | 'emailKeyOf'>

/**
 * Whoever changed the password ends the older sessions at once; this finishes what a crash left of it. A change that kept
 * no session was made by a link in a mail.
 */
export function finishPasswordChange(deps: Needs): Reaction<'auth.password-changed.v1'> {
  return async ({ body, at }) => {
    await endOlderSessions(deps, body)
    const user = body.keptSessionId === null ? await deps.users.findById(body.userId) : null
    if (user) await settleReset(deps, { userId: user.id, emailKey: deps.emailKeyOf(user.email) }, at)
  }
}
