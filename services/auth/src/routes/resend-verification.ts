import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { acceptEmail } from '../flows/accept-typed.ts'
import { admitMail, admitResend, requestLinkFor } from '../flows/request-link.ts'

/** Whether there is anything to verify is found out at the moment of sending, so that the answer cannot tell. */
export function resendVerification(deps: Deps): Handlers<operations>['resendVerification'] {
  return async ({ body, headers }) => {
    const emailKey = deps.emailKeyOf(acceptEmail(body.email))
    await deps.botCheck(headers['x-recaptcha-token'], 'resend_verification')
    await admitResend(deps, emailKey)
    await admitMail(deps, emailKey)
    await requestLinkFor(deps, 'verify', emailKey)
    return { status: 200, body: { message: 'Verification email sent! Please check your inbox.' } }
  }
}
