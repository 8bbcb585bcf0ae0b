import { randomInt } from 'node:crypto'
import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { tutoredView } from './views.ts'

/** More than there are questions of a template. */
const turns = 3000

export function getVariant(deps: Deps): Handlers<operations>['getVariant'] {
  return ({ params: { questionId } }) => {
    const item = deps.bank.variant(questionId, randomInt(turns))
    if (!item) throw problem(404, 'no-variant', 'There is no other question of this kind.')
    return { status: 200, body: tutoredView(item, { state: 'answered', chosen: null }, deps) }
  }
}
