import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

export function listRevocations({
  sessions,
  clock,
}: Pick<Deps, 'sessions' | 'clock'>): Handlers<operations>['listRevocations'] {
  return async () => {
    const revoked = await sessions.listRevoked(clock.now())
    const revocations = revoked.map(({ sessionId, expiresAt }) => ({ sessionId, expiresAt: expiresAt.toISOString() }))
    return { status: 200, body: { revocations } }
  }
}
