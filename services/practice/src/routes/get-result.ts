import type { operations } from '@app/contracts/generated/practice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readResultId } from '../domain/result.ts'
import { firstScore } from '../flows/first-score.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { questionViews, resultView, type Taken } from './views.ts'

export function getResult(deps: Deps): Handlers<operations>['getResult'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const named = readResultId(input.params.id, userId)
    const taken = named && (await findTaken(deps, named.kind, input.params.id))
    if (!taken) throw problem(404, 'result-not-found', 'There is no such result among yours.')
    const [set, learner] = await Promise.all([deps.sets.byId(named.setId), loadLearner(deps, userId)])
    const items = await deps.questions.load(set.questions)
    return {
      status: 200,
      body: {
        ...resultView(taken, items, { ...deps, learner, alreadySubmitted: true }),
        type: named.kind === 'retake' ? 'daily-retake' : 'daily',
        plan: set.plan,
        questions: questionViews(set.questions, items, { ...deps, numbered: named.kind === 'retake' }),
      },
    }
  }
}

/** Null where there is none, or where it is not finished. */
async function findTaken(
  deps: Pick<Deps, 'submissions' | 'retakes' | 'corrections'>,
  kind: 'daily' | 'retake',
  id: string,
): Promise<Taken | null> {
  if (kind === 'daily') return deps.submissions.findById(id)
  const retake = await deps.retakes.findById(id)
  return retake?.closed ? { ...retake, ...retake.closed, originalScore: await firstScore(deps, retake) } : null
}
