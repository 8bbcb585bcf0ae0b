import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'

export function getErasure({ erasures }: Pick<Deps, 'erasures'>): Handlers<operations>['getErasure'] {
  return async ({ params }) => {
    const erasure = await erasures.findById(params.id)
    if (!erasure) throw problem(404, 'erasure-not-found', 'There is no such deletion. Please check the address.')
    const { id, requestedAt, receipts } = erasure
    const isDone = receipts.some(({ service }) => service === 'auth')
    const state = isDone ? ('done' as const) : ('running' as const)
    return { status: 200, body: { id, state, requestedAt: requestedAt.toISOString(), receipts } }
  }
}
