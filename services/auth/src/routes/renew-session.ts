import type { operations } from '@app/contracts/generated/auth'
import { ProblemError } from '@app/shared/http/problem'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { noRenewalCookie, readRenewalCookie, renewalCookie, type RenewalSecret } from '../domain/renewal-cookie.ts'
import { endSession } from '../flows/end-session.ts'
import { renewSession } from '../flows/renew-session.ts'
import { signSession } from '../providers/signing-keys.ts'
import { userView } from './views.ts'

/** With `end` the session of the cookie ends instead: a browser that was offline at its logout has no token any longer. */
export function renew(deps: Deps): Handlers<operations>['renewSession'] {
  return async ({ body, cookie }) => {
    const presented = readRenewalCookie(cookie)
    if (body.end) {
      await endByCookie(deps, presented)
      return { status: 204, headers: { 'set-cookie': noRenewalCookie } }
    }
    const { session, user, secret } = await renewSession(deps, presented)
    const now = deps.clock.now()
    const token = await signSession(deps.signingKeys, session, { admin: user.admin, zone: user.zone, now })
    const maxAgeMs = session.kept ? session.expiresAt.getTime() - now.getTime() : null
    return {
      status: 200,
      body: { token, user: userView(user, now) },
      headers: { 'set-cookie': renewalCookie({ sessionId: session.id, secret }, maxAgeMs) },
    }
  }
}

/** A session that had ended before is no error: a logout whose response was lost comes again like this. */
async function endByCookie(deps: Deps, presented: RenewalSecret | null): Promise<void> {
  const renewed = await renewSession(deps, presented).catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 401) return null
    throw error
  })
  if (renewed) await endSession(deps, { sessionId: renewed.session.id, userId: renewed.user.id, reason: 'logout' })
}
