import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import type { DailySet } from '../domain/daily-set.ts'
import { grade, type Answers, type Seconds } from '../domain/grade.ts'
import { judge } from '../domain/correction.ts'
import type { Item } from '../domain/item.ts'
import type { Learner } from '../domain/learner.ts'
import type { Submission } from '../domain/result.ts'
import { takeInSubmission } from './take-in-result.ts'

type Needs = Pick<Deps, 'outbox' | 'submissions' | 'learners' | 'histories' | 'corrections' | 'erasures'>

/**
 * Stores the one submission of a set; where somebody was faster, theirs is the answer. It is graded by the keys that the
 * questions were served with, and never changes; its event tells the result under the corrections of this moment.
 */
export async function submitSet(
  deps: Needs,
  set: DailySet,
  given: { items: ReadonlyMap<string, Item>; answers: Answers; seconds: Seconds; now: Date; known: Learner },
): Promise<{ submission: Submission; alreadySubmitted: boolean; learner: Learner }> {
  const { id, userId, plan, day } = set
  const keys = new Map([...given.items].map(([question, item]) => [question, item.answer]))
  const graded = { id, userId, plan, day, dateTaken: given.now, ...grade(set.questions, keys, given) }
  const judged = judge(graded.answers, await deps.corrections.known())
  const event = createEvent('practice.set-submitted.v1', {
    key: id,
    body: {
      userId,
      resultId: id,
      plan,
      day,
      correctAnswers: judged.correctAnswers,
      totalQuestions: judged.totalQuestions,
    },
    at: given.now,
  })
  const isFirst = await deps.outbox.commit({ collection: 'submissions', id, events: [event] }, () =>
    deps.submissions.insert(graded, [event]),
  )
  const submission = isFirst ? graded : await deps.submissions.byId(id)
  return { submission, alreadySubmitted: !isFirst, learner: await takeInSubmission(deps, submission, given.known) }
}
