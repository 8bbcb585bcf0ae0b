import { unauthorized } from '@app/shared/http/caller'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { Corrections } from '../domain/correction.ts'
import { dailyEntry, monthsBack, retakeEntry, type HistoryEntry } from '../domain/history.ts'
import { isAhead, isBehind, withCorrections, type Learner } from '../domain/learner.ts'
import type { Submission } from '../domain/result.ts'

type Needs = Pick<Deps, 'learners' | 'histories' | 'submissions' | 'retakes' | 'corrections' | 'erasures'>

const tries = 5

/**
 * Brings a candidate's views up to date with the corrections of questions that they answered; does nothing if there is
 * none. The history comes first and the learner last, so a crash in between leaves the learner behind, and the next
 * request goes on. Throws the problem 401 if the account was deleted meanwhile.
 */
export async function takeInCorrections(deps: Needs, learner: Learner): Promise<Learner> {
  const corrections = await correctionsFor(deps, learner)
  if (!isBehind(learner, corrections)) return learner
  const corrected = await correctViews(deps, learner)
  if (await deps.erasures.leaveNothing(learner.userId)) throw unauthorized()
  return corrected
}

/**
 * What this process knows, or, if another process has put later rulings into this candidate's views, what is stored.
 * Without this an old memory would take them back.
 */
async function correctionsFor({ corrections }: Pick<Deps, 'corrections'>, learner: Learner) {
  const known = await corrections.known()
  return isAhead(learner, known) ? corrections.refresh() : known
}

/** The same without the look at the erasures: a caller makes it. */
export async function correctViews(deps: Omit<Needs, 'erasures'>, learner: Learner): Promise<Learner> {
  let known = learner
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const corrections = await correctionsFor(deps, known)
    if (!isBehind(known, corrections)) return known
    const { submissions, entries } = await takenBy(deps, known, corrections)
    await deps.histories.add(known.userId, entries)
    const { learnt } = known
    known = await deps.learners.change(known.userId, (current) =>
      current.learnt?.id !== learnt?.id || isAhead(current, corrections)
        ? null
        : withCorrections(current, submissions, corrections),
    )
  }
  if (!isBehind(known, deps.corrections.current())) return known
  throw unavailable()
}

/** Everything that is in the history, read again from the facts. */
async function takenBy(
  deps: Pick<Deps, 'histories' | 'submissions' | 'retakes'>,
  learner: Learner,
  corrections: Corrections,
): Promise<{ submissions: Submission[]; entries: HistoryEntry[] }> {
  const months = await Promise.all(monthsOf(learner).map((month) => deps.histories.ofMonth(learner.userId, month)))
  const ids = (type: HistoryEntry['type']) =>
    months.flatMap((entries) => entries.filter((entry) => entry.type === type).map(({ id }) => id))
  // A fact that was lost must not keep the candidate, or the command, from all others.
  const submissions = present(await Promise.all(ids('daily').map((id) => deps.submissions.findById(id))))
  const retakes = present(await Promise.all(ids('daily-retake').map((id) => deps.retakes.findById(id))))
  const entries = [
    ...submissions.map((submission) => dailyEntry(submission, corrections)),
    ...retakes.flatMap((retake) => retakeEntry(retake, corrections) ?? []),
  ]
  return { submissions, entries }
}

const present = <T>(found: Array<T | null>): T[] => found.filter((one) => one !== null)

/** All months that can hold a result; a retake may be of a later day than its set. */
function monthsOf({ since, newest, plans }: Learner): string[] {
  if (since === null) return []
  const days = [since, newest?.lastDay ?? since, ...Object.values(plans).map(({ lastDay }) => lastDay)]
  return monthsBack(days.toSorted().at(-1) ?? since, since)
}
