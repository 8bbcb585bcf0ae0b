import type { Deps } from '../deps.ts'
import type { RecentSet } from '../domain/learner.ts'
import { retakeId, type Retake } from '../domain/result.ts'
import { takeInRetake } from './take-in-result.ts'

type Needs = Pick<Deps, 'retakes' | 'submissions' | 'learners' | 'histories' | 'corrections' | 'erasures'>

/** Opens the next retake of a submitted set, or returns the open one. */
export async function openRetake(deps: Needs, set: RecentSet, at: { day: string; now: Date }): Promise<Retake> {
  if (set.retakeOpen) {
    const open = await deps.retakes.byId(retakeId(set.id, set.retakes))
    if (!open.closed) return open
  }
  const { userId, plan, score } = await deps.submissions.byId(set.id)
  const number = set.retakes + 1
  const retake: Retake = {
    id: retakeId(set.id, number),
    setId: set.id,
    userId,
    number,
    plan,
    day: at.day,
    openedAt: at.now,
    originalScore: score,
    closed: null,
  }
  // Two tabs at once: both get the one that was stored first.
  const stored = (await deps.retakes.insert(retake)) ? retake : await deps.retakes.byId(retake.id)
  const learner = await takeInRetake(deps, stored)
  const known = learner.recent.find(({ id }) => id === set.id)
  return stored.closed && known ? openRetake(deps, known, at) : stored
}
