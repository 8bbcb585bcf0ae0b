import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { openNewPassword } from '../flows/accept-typed.ts'
import { checkCredentials } from '../flows/check-credentials.ts'
import { replacePassword } from '../flows/replace-password.ts'
import { withPassword } from '../flows/with-password.ts'

/** Guesses of the current password are limited like those at login. */
export function changePassword(deps: Deps): Handlers<operations>['changePassword'] {
  return async (input) => {
    const { passwordEnc, newPasswordEnc, ...key } = input.body
    const { userId, sessionId } = callerOf(input)
    const user = await deps.users.findById(userId)
    if (!user) throw unauthorized()
    await withPassword(deps, { passwordEnc: newPasswordEnc, ...key }, (openNew) =>
      withPassword(deps, { passwordEnc, ...key }, async (open) => {
        const password = await openNewPassword(openNew, user.email)
        const entered = await checkCredentials(deps, { email: user.email, open }, deps.ownThrottles)
        if (!entered) throw wrongPassword()
        if (!(await replacePassword(deps, entered.login, { password, keptSessionId: sessionId }))) throw wrongPassword()
      }),
    )
    return { status: 200, body: { message: 'Password changed. Your other devices are logged out.' } }
  }
}

/** 403, because 401 would tell the page that the session is over. */
function wrongPassword() {
  return problem(403, 'wrong-password', 'The current password is not right. Please check it and try again.')
}
