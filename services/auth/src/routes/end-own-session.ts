import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { endSession } from '../flows/end-session.ts'

export function endOwnSession(deps: Pick<Deps, 'sessions' | 'outbox' | 'clock'>): Handlers<operations>['endSession'] {
  return async (input) => {
    const session = await deps.sessions.findLive(input.params.id)
    if (session?.userId !== callerOf(input).userId || session.expiresAt <= deps.clock.now())
      throw problem(404, 'session-not-found', 'This session has ended already.')
    await endSession(deps, { sessionId: session.id, userId: session.userId, reason: 'ended' })
    return { status: 204 }
  }
}
