import type { operations } from '@app/contracts/generated/practice'
import { dayKey } from '@app/contracts/rules/day-key'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { countAnswered } from '../domain/seen.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { latestDaily } from '../flows/results-of.ts'

const shown = 30

export function getProgress(deps: Deps): Handlers<operations>['getProgress'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    const learner = await loadLearner(deps, userId)
    const entries = await latestDaily(deps, learner, { today: dayKey(deps.clock.now(), zone), count: shown })
    return {
      status: 200,
      body: {
        progress: countAnswered(learner.seen, deps.index().byHash),
        totalInBank: deps.index().size,
        history: entries.map((entry) => ({
          id: entry.id,
          day: entry.day,
          date: entry.dateTaken.toISOString(),
          score: entry.score,
          correctAnswers: entry.correctAnswers,
          totalQuestions: entry.questionsAnswered,
        })),
      },
    }
  }
}
