import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { endOlderSessions } from '../flows/replace-password.ts'

/** Whoever changed the password ends the older sessions at once; this finishes what a crash left of it. */
export function finishPasswordChange(
  deps: Pick<Deps, 'sessions' | 'outbox' | 'clock'>,
): Reaction<'auth.password-changed.v1'> {
  return ({ body }) => endOlderSessions(deps, body)
}
