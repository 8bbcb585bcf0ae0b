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
  // A call is repeated where its answer was lost: once the erasure has begun there may be no password to compare any more.
  const begunOf = async (userId: string) => (await deps.erasures.findById(deps.erasureIdOf(userId)))?.id
  return async (input) => {
    const { userId } = callerOf(input)
    const begun = await begunOf(userId)
    if (begun !== undefined) return { status: 202, body: { erasureId: begun } }
    const user = await deps.users.findById(userId)
    if (!user) throw unauthorized()
    const erasureId = await withPassword(deps, input.body, async (open) => {
      const entered = await checkCredentials(deps, { email: user.email, open }, deps.ownThrottles)
      if (entered?.user.id === user.id) return eraseAccount(deps, entered)
      const meanwhile = await begunOf(userId)
      if (meanwhile !== undefined) return meanwhile
      throw problem(403, 'wrong-password', 'The password is not right. Please check it and try again.')
    })
    return { status: 202, body: { erasureId } }
  }
}
