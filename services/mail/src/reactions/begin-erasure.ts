import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { advanceErasure } from '../flows/advance-erasure.ts'

/** An account was deleted: from here on no event of the user does anything, and the last letter is due. */
export function beginErasure(deps: Deps): Reaction<'auth.user-deleted.v1'> {
  return async ({ id, body: { userId, erasureId } }) => {
    const initial = { userId, erasureId, eventId: id, letterAt: null, erasedAt: null, receiptAt: null }
    const erasure = { ...initial, removed: {}, events: [] }
    // Changes nothing where it is known already.
    if (!(await deps.erasures.findByUser(userId))) await deps.erasures.change(erasure, (same) => same)
    await advanceErasure(deps, userId)
  }
}
