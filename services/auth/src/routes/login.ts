import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem, type ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readBrowserZone } from '../domain/typed-text.ts'
import { followBrowserZone } from '../domain/user.ts'
import { checkCredentials } from '../flows/check-credentials.ts'
import { acceptEmail } from '../flows/accept-typed.ts'
import { startSession } from '../flows/start-session.ts'
import { withPassword } from '../flows/with-password.ts'
import { deviceOf } from '../domain/device-label.ts'
import { userView } from './views.ts'

export function login(deps: Deps): Handlers<operations>['login'] {
  return async ({ body, headers }) => {
    const email = acceptEmail(body.email)
    const zone = body.zone === undefined ? undefined : readBrowserZone(body.zone)
    await deps.botCheck(headers['x-recaptcha-token'], 'login')
    const signedIn = await withPassword(deps, body, async (open) => {
      const entered = await checkCredentials(deps, { email, open }, deps.throttles)
      const user = entered && (await deps.users.change(entered.user.id, (stored) => followBrowserZone(stored, zone)))
      if (!user) throw wrongCredentials(deps)
      const entry = { user, login: entered.login, device: deviceOf(headers), keep: body.keepSignedIn ?? true }
      const { token, cookie } = await startSession(deps, entry)
      return { body: { token, user: userView(user, deps.clock.now()) }, cookie }
    })
    return { status: 200, body: signedIn.body, headers: { 'set-cookie': signedIn.cookie } }
  }
}

/** One sentence for every cause: it must not tell whether there is an account, nor whether it is verified. */
function wrongCredentials({ config }: Deps): ProblemError {
  return problem(
    401,
    'wrong-credentials',
    config.registrationMode === 'open'
      ? 'Email or password is not right. Please check both and try again.'
      : 'Email or password is not right, or the address is not verified yet. Please check both, and the mail we sent you.',
  )
}
