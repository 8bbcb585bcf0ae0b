import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { requestRegistrationMail } from '../flows/request-registration-mail.ts'

/** Register asks for the mail at once; this does it where a crash came between. */
export function askToVerify(deps: Deps): Reaction<'auth.user-registered.v1'> {
  return async ({ body }) => {
    const user = await deps.users.findById(body.userId)
    if (user && !user.emailVerified) await requestRegistrationMail(deps, user)
  }
}
