import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'

/** 404 once the session is over: there is nothing left to warn of. */
export function getSessionOrigin({
  sessions,
  users,
}: Pick<Deps, 'sessions' | 'users'>): Handlers<operations>['getSessionOrigin'] {
  return async ({ params }) => {
    const session = await sessions.findLive(params.sessionId)
    const user = session && (await users.findById(session.userId))
    if (!user) throw problem(404, 'session-not-found', 'There is no such session.')
    return { status: 200, body: { device: session.device, at: session.createdAt.toISOString(), zone: user.zone } }
  }
}
