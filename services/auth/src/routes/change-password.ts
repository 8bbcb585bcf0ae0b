import type { operations } from '@app/contracts/generated/auth'
import { unauthorized } from '@app/shared/http/caller'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { firstRenewal } from '../domain/renewal.ts'
import { noRenewalCookie, renewalCookie } from '../domain/renewal-cookie.ts'
import { hashOfToken } from '../providers/link-tokens.ts'
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
    const body = { message: 'Password changed. Your other devices are logged out.' }
    return { status: 200, body, headers: { 'set-cookie': await freshCookie(deps, sessionId) } }
  }
}

/** Whoever copied the old cookie cannot renew this session any longer. */
async function freshCookie({ sessions, renewalSecrets, clock }: Deps, sessionId: string): Promise<string> {
  const session = await sessions.findLive(sessionId)
  if (!session) return noRenewalCookie
  const secret = renewalSecrets.first()
  await sessions.startRenewal(sessionId, firstRenewal(hashOfToken(secret)))
  return renewalCookie({ sessionId, secret }, session.kept ? session.expiresAt.getTime() - clock.now().getTime() : null)
}

/** 403, because 401 would tell the page that the session is over. */
function wrongPassword() {
  return problem(403, 'wrong-password', 'The current password is not right. Please check it and try again.')
}
