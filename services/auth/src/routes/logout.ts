import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { noRenewalCookie } from '../domain/renewal-cookie.ts'
import { endSession } from '../flows/end-session.ts'

export function logout(deps: Pick<Deps, 'sessions' | 'outbox' | 'clock'>): Handlers<operations>['logout'] {
  return async (input) => {
    const { sessionId, userId } = callerOf(input)
    await endSession(deps, { sessionId, userId, reason: 'logout' })
    return { status: 204, headers: { 'set-cookie': noRenewalCookie } }
  }
}
