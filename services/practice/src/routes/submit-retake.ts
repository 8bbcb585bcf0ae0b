import type { operations } from '@app/contracts/generated/practice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem, ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { readSeconds, sameAnswers, type Answers } from '../domain/grade.ts'
import type { RecentSet } from '../domain/learner.ts'
import { matchSet } from '../domain/match-set.ts'
import { readResultId, retakeId, type Retake } from '../domain/result.ts'
import { closesAt } from '../domain/schedule.ts'
import { closedMessage, mismatchMessage, noOpenRetakeMessage, nothingToRetakeMessage } from '../domain/words.ts'
import { closeRetake } from '../flows/close-retake.ts'
import { firstScore } from '../flows/first-score.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { resultView } from './views.ts'

export function submitRetake(deps: Deps): Handlers<operations>['submitRetake'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    const { baseResultId, answers } = input.body
    const seconds = readSeconds(input.body.seconds ?? {})
    if (!readResultId(baseResultId, userId))
      throw problem(403, 'forbidden', 'This result belongs to somebody else. You can retake your own sets.')
    const now = deps.clock.now()
    const learner = await loadLearner(deps, userId)
    const base = retakenSet(learner.recent, baseResultId)
    const [set, last] = await Promise.all([deps.sets.byId(base.id), deps.retakes.byId(retakeId(base.id, base.retakes))])
    const items = await deps.questions.load(set.questions)
    if (!last.closed) requireOpen({ base, answers, closing: closesAt(set, zone), now, zone })
    const { retake, isFirst } = last.closed
      ? { retake: last, isFirst: false }
      : await closeRetake(deps, { set, retake: last }, { items, answers, seconds, now })
    const taken = { ...takenWith(retake, { answers, isFirst }), originalScore: await firstScore(deps, retake) }
    return { status: 200, body: resultView(taken, items, { ...deps, learner, alreadySubmitted: !isFirst }) }
  }
}

/** The set among the recent ones, once it has a retake. */
function retakenSet(recent: readonly RecentSet[], id: string): RecentSet {
  const base = recent.find((set) => set.id === id)
  if (base && !base.submitted) throw problem(409, 'nothing-to-retake', nothingToRetakeMessage)
  if (!base || base.retakes === 0) throw noOpenRetake()
  return base
}

function requireOpen(facts: { base: RecentSet; answers: Answers; closing: Date; now: Date; zone: string }): void {
  const match = matchSet([facts.base], Object.keys(facts.answers))
  if ('refused' in match) throw problem(400, match.refused, mismatchMessage(match))
  const { closing, now, zone } = facts
  if (now >= closing)
    throw new ProblemError(409, 'set-closed', { message: closedMessage(closing, zone), detail: closing.toISOString() })
}

/** What was stored counts only for those who sent the same. */
function takenWith({ closed, ...retake }: Retake, sent: { answers: Answers; isFirst: boolean }) {
  if (!closed || (!sent.isFirst && !sameAnswers(closed.answers, sent.answers))) throw noOpenRetake()
  return { ...retake, ...closed }
}

function noOpenRetake(): ProblemError {
  return problem(409, 'no-open-retake', noOpenRetakeMessage)
}
