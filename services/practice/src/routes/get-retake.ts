import type { operations } from '@app/contracts/generated/practice'
import { dayKey } from '@app/contracts/rules/day-key'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { planAt } from '../domain/entitlement.ts'
import { retakeableSet } from '../domain/retakeable-set.ts'
import { nothingToRetakeMessage } from '../domain/words.ts'
import { loadLearner } from '../flows/load-learner.ts'
import { openRetake } from '../flows/open-retake.ts'
import { questionViews } from './views.ts'

export function getRetake(deps: Deps): Handlers<operations>['getRetake'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    const now = deps.clock.now()
    const day = dayKey(now, zone)
    const [entitlement, learner] = await Promise.all([deps.entitlements.findById(userId), loadLearner(deps, userId)])
    const base = retakeableSet(learner, planAt(entitlement, now), { now, zone, day })
    if (!base) throw problem(409, 'nothing-to-retake', nothingToRetakeMessage)
    const [retake, set] = await Promise.all([openRetake(deps, base, { day, now }), deps.sets.byId(base.id)])
    const items = await deps.questions.load(set.questions)
    return {
      status: 200,
      body: {
        baseResultId: retake.setId,
        retakeId: retake.id,
        plan: retake.plan,
        day: retake.day,
        questions: questionViews(set.questions, items, { ...deps, numbered: true }),
      },
    }
  }
}
