import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { acceptEmail } from '../flows/accept-typed.ts'
import { admitMail, requestLinkFor } from '../flows/request-link.ts'

const message = 'If an account with that email exists, a password reset link has been sent.'

export function forgotPassword(deps: Deps): Handlers<operations>['forgotPassword'] {
  return async ({ body, headers }) => {
    const emailKey = deps.emailKeyOf(acceptEmail(body.email))
    await deps.botCheck(headers['x-recaptcha-token'], 'forgot_password')
    await admitMail(deps, emailKey)
    await requestLinkFor(deps, 'reset', emailKey)
    return { status: 200, body: { message } }
  }
}
