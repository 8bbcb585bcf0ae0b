import type { Deps } from '../deps.ts'
import { newLearner, unsettled, type Learner, type RecentSet } from '../domain/learner.ts'
import { retakeId } from '../domain/result.ts'
import { takeInCorrections } from './take-in-corrections.ts'
import { takeInRetake, takeInSubmission } from './take-in-result.ts'

type Needs = Pick<Deps, 'learners' | 'histories' | 'submissions' | 'retakes' | 'corrections' | 'erasures'>

/**
 * The candidate as every request starts with it. Results that were stored, but are not in the views yet because a
 * process died in between, are taken in first, and so are corrections of questions that the candidate answered.
 */
export async function loadLearner(deps: Needs, userId: string): Promise<Learner> {
  const learner = (await deps.learners.findById(userId)) ?? newLearner(userId)
  const healed = await Promise.all(unsettled(learner).map((set) => heal(deps, set)))
  const whole = healed.includes(true) ? ((await deps.learners.findById(userId)) ?? learner) : learner
  return takeInCorrections(deps, whole)
}

async function heal(deps: Needs, set: RecentSet): Promise<boolean> {
  if (!set.submitted) {
    const submission = await deps.submissions.findById(set.id)
    if (submission) await takeInSubmission(deps, submission)
    return submission !== null
  }
  const retake = await deps.retakes.byId(retakeId(set.id, set.retakes))
  if (retake.closed) await takeInRetake(deps, retake)
  return retake.closed !== null
}
