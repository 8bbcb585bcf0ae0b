import type { operations } from '@app/contracts/generated/practice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem, ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readSeconds } from '../domain/grade.ts'
import { matchSet } from '../domain/match-set.ts'
import { closesAt } from '../domain/schedule.ts'
import { closedMessage, mismatchMessage } from '../domain/words.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { submitSet } from '../flows/submit-set.ts'
import { storedSet } from '../flows/todays-set.ts'
import { resultView } from './views.ts'

export function submitDailySet(deps: Deps): Handlers<operations>['submitDailySet'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    const { answers } = input.body
    const seconds = readSeconds(input.body.seconds ?? {})
    const now = deps.clock.now()
    const learner = await loadLearner(deps, userId)
    const match = matchSet(learner.recent, Object.keys(answers))
    if ('refused' in match) throw problem(400, match.refused, mismatchMessage(match))
    const set = await storedSet(deps, learner, match.set.id)
    const items = await deps.questions.load(set.questions)
    if (match.set.submitted) {
      const submission = await deps.submissions.byId(set.id)
      return { status: 200, body: resultView(submission, items, { ...deps, learner, alreadySubmitted: true }) }
    }
    const closing = closesAt(set, zone)
    if (now >= closing) throw setClosed(closing, zone)
    const { submission, ...after } = await submitSet(deps, set, { items, answers, seconds, now, known: learner })
    return { status: 200, body: resultView(submission, items, { ...deps, ...after }) }
  }
}

function setClosed(at: Date, zone: string): ProblemError {
  return new ProblemError(409, 'set-closed', { message: closedMessage(at, zone), detail: at.toISOString() })
}
