import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { endSession } from '../flows/end-session.ts'

export function logout(deps: Pick<Deps, 'sessions' | 'outbox' | 'clock'>): Handlers<operations>['logout'] {
  return async (input) => {
    const { sessionId, userId, expiresAt } = callerOf(input)
    await endSession(deps, { sessionId, userId, reason: 'logout', expiresAt })
    return { status: 204 }
  }
}
