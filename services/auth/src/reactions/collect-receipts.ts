import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import type { ErasingService } from '../domain/erasing-services.ts'
import { advanceErasure, takeReceipt } from '../flows/erase-account.ts'

/** Whoever deleted the account erases auth's own part at once; this goes on where a crash came between. */
export function goOnErasing(deps: Deps): Reaction<'auth.user-deleted.v1'> {
  return ({ body }) => advanceErasure(deps, body.erasureId)
}

export function collectReceipt<S extends ErasingService>(deps: Deps, service: S): Reaction<`${S}.user-erased.v1`> {
  return ({ body }) => takeReceipt(deps, service, body)
}
