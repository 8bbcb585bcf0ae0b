import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { checkCredentials } from '../flows/check-credentials.ts'
import { eraseAccount } from '../flows/erase-account.ts'
import { withPassword } from '../flows/with-password.ts'

/** Guesses of the password are limited like those at login. 403, because 401 would tell the page that the session is over. */
export function deleteMe(deps: Deps): Handlers<operations>['deleteMe'] {
  return async (input) => {
    const { userId } = callerOf(input)
    // A repeated call, whose first answer was lost, is answered alike: there may be no password any more to compare.
    const begun = await deps.erasures.findById(deps.erasureIdOf(userId))
    if (begun) return { status: 202, body: { erasureId: begun.id } }
    const user = await deps.users.findById(userId)
    if (!user) throw unauthorized()
    const erasureId = await withPassword(deps, input.body, async (open) => {
      const entered = await checkCredentials(deps, { email: user.email, open }, deps.ownThrottles)
      if (entered?.user.id !== user.id)
        throw problem(403, 'wrong-password', 'The password is not right. Please check it and try again.')
      return eraseAccount(deps, entered)
    })
    return { status: 202, body: { erasureId } }
  }
}
