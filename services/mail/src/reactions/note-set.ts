import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { isTooLate } from '../domain/job.ts'
import { addSet, earliestZone, mondayOf, summaryDueAt } from '../domain/week.ts'

type Needs = Pick<Deps, 'weeks' | 'erasures' | 'clock'>

/** Adds a submitted set to its week. */
export function noteSet({ weeks, erasures, clock }: Needs): Reaction<'practice.set-submitted.v1'> {
  return async ({ body, at }) => {
    const { userId, resultId, day, correctAnswers, totalQuestions } = body
    if (isTooLate(at, clock.now()) || (await erasures.isErasedOfMany(userId))) return
    const monday = mondayOf(day)
    const set = { resultId, day, correct: correctAnswers, total: totalQuestions }
    const week = { userId, monday, sets: [], dueAt: summaryDueAt(monday, earliestZone) }
    await weeks.change(week, (current) => addSet(current, set))
  }
}
