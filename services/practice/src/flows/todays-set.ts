import { dayKey } from '@app/contracts/rules/day-key'
import type { Caller } from '@app/shared/http/caller'
import { unauthorized } from '@app/shared/http/caller'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { dueSetId, freezeSet, type DailySet, type Opening } from '../domain/daily-set.ts'
import { planAt } from '../domain/entitlement.ts'
import { withSet, type Learner } from '../domain/learner.ts'
import { currentSet, type Plan } from '../domain/schedule.ts'
import { loadLearner } from './load-learner.ts'

type Needs = Pick<
  Deps,
  | 'learners'
  | 'histories'
  | 'submissions'
  | 'retakes'
  | 'corrections'
  | 'sets'
  | 'entitlements'
  | 'questions'
  | 'index'
  | 'erasures'
>

export interface Today {
  plan: Plan
  day: string
  set: DailySet | null
  learner: Learner
}

/** How often somebody else may open another set of the same candidate in between. */
const tries = 8

/** Today's set of the candidate's plan, chosen and frozen when it is first asked for; null while the bank is empty. */
export async function todaysSet(deps: Needs, { userId, zone }: Caller, now: Date): Promise<Today> {
  const [entitlement, learner] = await Promise.all([deps.entitlements.findById(userId), loadLearner(deps, userId)])
  const opening = { userId, plan: planAt(entitlement, now), day: dayKey(now, zone), zone, now }
  const current = currentSet(learner.plans, opening.plan, opening)
  if (!current && deps.index().size > 0) return openSet(deps, learner, opening)
  return {
    plan: opening.plan,
    day: opening.day,
    set: current && (await knownSet(deps, learner, current.setId)),
    learner,
  }
}

/**
 * Opening is a compare-and-set on the candidate, so replicas that are asked at once open one set. The set is stored by
 * itself right after that; where a process died in between, the next one who sees the candidate stores it. For a candidate
 * whose account was deleted nothing stays; throws the problem 401 then.
 */
async function openSet(deps: Needs, learner: Learner, opening: Opening): Promise<Today> {
  const { userId, plan, day } = opening
  let known = learner
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const last = known.newest
    const [set] = await Promise.all([dueSet(deps, known, opening), last && storeLast(deps, known, last)])
    known = await deps.learners.change(
      userId,
      (now) => (currentSet(now.plans, plan, opening) || now.newest?.id !== last?.id ? null : withSet(now, set)),
      known,
    )
    const current = currentSet(known.plans, plan, opening)
    if (!current) continue
    const stored = await storeNewest(deps, known, current.setId)
    if (await deps.erasures.leaveNothing(userId)) throw unauthorized()
    return { plan, day, set: stored, learner: known }
  }
  throw unavailable()
}

/** The candidate carries only their newest set, so the one before must lie by itself now; one with answers does. */
async function storeLast({ sets }: Pick<Deps, 'sets'>, { recent }: Learner, last: DailySet): Promise<void> {
  if (!recent.some(({ id, submitted }) => id === last.id && submitted)) await sets.insert(last)
}

/** A set that was served stays what it was, also where the learner was lost or is just being rebuilt. */
async function dueSet(deps: Needs, learner: Learner, opening: Opening): Promise<DailySet> {
  const served = await deps.sets.findById(dueSetId(learner.plans, opening))
  if (served) return served
  const set = freezeSet(deps.index(), learner, opening)
  await deps.questions.keep(set.questions)
  return set
}

/** The candidate carries their newest set whole, so that looking at it again reads nothing more. */
async function knownSet(deps: Pick<Deps, 'sets'>, { newest }: Learner, id: string): Promise<DailySet> {
  return newest?.id === id ? newest : deps.sets.byId(id)
}

/** The set as it is stored by itself; put there first where a process died in between. */
export async function storedSet(
  deps: Pick<Deps, 'sets' | 'erasures'>,
  learner: Learner,
  id: string,
): Promise<DailySet> {
  const stored = await deps.sets.findById(id)
  if (stored || learner.newest?.id !== id) return stored ?? deps.sets.byId(id)
  const put = await storeNewest(deps, learner, id)
  if (await deps.erasures.leaveNothing(learner.userId)) throw unauthorized()
  return put
}

async function storeNewest({ sets }: Pick<Deps, 'sets'>, { newest }: Learner, id: string): Promise<DailySet> {
  return newest?.id === id && (await sets.insert(newest)) ? newest : sets.byId(id)
}
