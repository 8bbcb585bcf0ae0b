import { randomUUID } from 'node:crypto'
import type { operations } from '@app/contracts/generated/auth'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'

const lifeMs = 3_600_000

export function requestExport({
  exports,
  clock,
}: Pick<Deps, 'exports' | 'clock'>): Handlers<operations>['requestExport'] {
  return async (input) => {
    const request = {
      id: randomUUID(),
      userId: callerOf(input).userId,
      expiresAt: new Date(clock.now().getTime() + lifeMs),
    }
    await exports.insert(request)
    return { status: 202, body: { id: request.id, expiresAt: request.expiresAt.toISOString() } }
  }
}
