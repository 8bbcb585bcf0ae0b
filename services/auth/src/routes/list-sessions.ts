import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function listSessions({
  sessions,
  clock,
}: Pick<Deps, 'sessions' | 'clock'>): Handlers<operations>['listSessions'] {
  return async (input) => {
    const { userId, sessionId } = callerOf(input)
    const live = (await sessions.listByUser(userId)).filter(({ expiresAt }) => expiresAt > clock.now())
    const newestFirst = live.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const views = newestFirst.map(({ id, device, createdAt, expiresAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === sessionId,
    }))
    return { status: 200, body: { sessions: views } }
  }
}
