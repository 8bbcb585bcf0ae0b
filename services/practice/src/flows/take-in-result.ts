import { unauthorized } from '@app/shared/http/caller'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { dailyEntry, monthsBack, retakeEntry } from '../domain/history.ts'
import { isAhead, isNext, relearn, withRetake, withSubmission, type Learner } from '../domain/learner.ts'
import type { Corrections } from '../domain/correction.ts'
import type { Retake, Submission } from '../domain/result.ts'

type Views = Pick<Deps, 'learners' | 'histories' | 'submissions' | 'corrections' | 'erasures'>

const tries = 3

/**
 * Brings the candidate's own views up to date after a submission; repeating it changes nothing. The learner comes last:
 * a set that it does not call submitted is looked at again (see `loadLearner`), so a crash in between heals itself. `known`
 * is the candidate as this request has read them. Of a candidate whose account was deleted nothing stays; throws the
 * problem 401 then.
 */
export async function takeInSubmission(deps: Views, submission: Submission, known?: Learner): Promise<Learner> {
  const learner = await bringUpToDate(deps, submission, known)
  if (await deps.erasures.leaveNothing(submission.userId)) throw unauthorized()
  return learner
}

async function bringUpToDate(deps: Views, submission: Submission, known?: Learner): Promise<Learner> {
  const { userId, id } = submission
  const isTakenIn = (learner: Learner) => !learner.recent.some((set) => set.id === id && !set.submitted)
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const corrections = await (attempt === 0 ? deps.corrections.known() : deps.corrections.refresh())
    // A later try has read the corrections again, so nobody knows more.
    const isOutOfDate = (current: Learner) => attempt === 0 && isAhead(current, corrections)
    await deps.histories.add(userId, [dailyEntry(submission, corrections)])
    const learner = await deps.learners.change(
      userId,
      (current) =>
        isTakenIn(current) || isOutOfDate(current) || !isNext(current, submission)
          ? null
          : withSubmission(current, submission, corrections),
      attempt === 0 ? known : undefined,
    )
    if (isOutOfDate(learner)) continue
    if (isTakenIn(learner)) return learner
    const all = await allSubmissions(deps, learner, submission)
    const relearnt = await deps.learners.change(userId, (current) =>
      isTakenIn(current) || isOutOfDate(current) || current.learnt?.id !== learner.learnt?.id
        ? null
        : relearn(current, all, corrections),
    )
    if (isTakenIn(relearnt) && !isOutOfDate(relearnt)) return relearnt
  }
  throw unavailable()
}

/** As `takeInSubmission`, for a retake that was opened or closed. */
export async function takeInRetake(deps: Views, retake: Retake): Promise<Learner> {
  const learner =
    (await addRetake(deps, retake, { corrections: await deps.corrections.known() })) ??
    (await addRetake(deps, retake, { corrections: await deps.corrections.refresh(), newest: true }))
  if (!learner) throw unavailable()
  if (await deps.erasures.leaveNothing(retake.userId)) throw unauthorized()
  return learner
}

/** Null if the candidate's views have later corrections than these; `newest` says that there are none. */
async function addRetake(
  { histories, learners }: Views,
  retake: Retake,
  { corrections, newest = false }: { corrections: Corrections; newest?: boolean },
): Promise<Learner | null> {
  const isOutOfDate = (current: Learner) => !newest && isAhead(current, corrections)
  const entry = retakeEntry(retake, corrections)
  if (entry) await histories.add(retake.userId, [entry])
  const learner = await learners.change(retake.userId, (current) => {
    const next = withRetake(current, retake)
    return isOutOfDate(current) || isSame(current, next) ? null : next
  })
  return isOutOfDate(learner) ? null : learner
}

/** Two sets were sent at once and the later one was first: rare enough to read everything again. */
async function allSubmissions(deps: Views, learner: Learner, { userId, day }: Submission): Promise<Submission[]> {
  const days = [day, learner.newest?.day ?? day].toSorted()
  const months = monthsBack(days[1] ?? day, learner.since ?? day)
  const entries = (await Promise.all(months.map((month) => deps.histories.ofMonth(userId, month)))).flat()
  const daily = entries.filter(({ type }) => type === 'daily')
  return Promise.all(daily.map(({ id }) => deps.submissions.byId(id)))
}

function isSame(a: Learner, b: Learner): boolean {
  return a.recent.every((set, at) => {
    const other = b.recent[at]
    return set.retakes === other?.retakes && set.retakeOpen === other.retakeOpen
  })
}
