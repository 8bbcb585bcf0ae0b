import type { Learner, RecentSet } from './learner.ts'
import { currentSet, type Moment, type Plan } from './schedule.ts'

/**
 * The set that may be retaken now: the one that today's page shows, once it is submitted; else one of today that was
 * submitted under the other plan, as after an upgrade. Null before today's submission.
 */
export function retakeableSet({ plans, recent }: Learner, plan: Plan, at: Moment): RecentSet | null {
  const current = currentSet(plans, plan, at)
  const shown = recent.find(({ id, submitted }) => id === current?.setId && submitted)
  return shown ?? recent.findLast((set) => set.submitted && set.day === at.day) ?? null
}
