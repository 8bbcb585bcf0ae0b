import type { operations } from '@app/contracts/generated/practice'
import type { Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { tutoredStanding } from '../flows/tutored-standing.ts'
import { tutoredView } from './views.ts'

export function getTutoredQuestion(deps: Deps): Handlers<operations>['getTutoredQuestion'] {
  return async ({ params: { questionId }, query: { userId } }) => {
    const standing = await tutoredStanding(deps, { userId, questionId })
    if (!standing) throw problem(404, 'question-not-found', 'There is no such question in a set of this user.')
    return { status: 200, body: tutoredView(await servedItem(deps, { questionId, ...standing }), standing, deps) }
  }
}

/** The trial's questions are in no set, so they need not be stored. */
async function servedItem(
  { questions, bank }: Pick<Deps, 'questions' | 'bank'>,
  { questionId: id, version }: { questionId: string; version: number },
) {
  const item = bank.trial.includes(id) ? bank.item(id, version) : undefined
  const found = item ?? (await questions.load([{ id, version }])).get(id)
  if (!found) throw new Error(`${id} was not loaded`)
  return found
}
