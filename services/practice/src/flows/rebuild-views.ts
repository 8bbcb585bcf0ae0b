import type { Deps } from '../deps.ts'
import type { DailySet } from '../domain/daily-set.ts'
import type { Corrections } from '../domain/correction.ts'
import { dailyEntry, retakeEntry, withEntry, type HistoryEntry } from '../domain/history.ts'
import { foldLearner } from '../domain/learner.ts'
import type { Retake, Submission } from '../domain/result.ts'
import { historyKey } from '../store/histories.ts'
import type { IdRange } from '../store/id-range.ts'

type Needs = Pick<Deps, 'sets' | 'submissions' | 'retakes' | 'corrections' | 'learners' | 'histories' | 'erasures'>

interface Facts {
  sets: DailySet[]
  submissions: Submission[]
  retakes: Retake[]
}

const batch = 500
const tries = 5

/**
 * Writes the learner and history documents of these candidates anew, from sets, submissions, retakes and corrections. Safe beside a
 * running service: whoever was changed by a request in between is done again. Answers how many candidates were written.
 */
export async function rebuildViews(deps: Needs, users: readonly string[]): Promise<number> {
  const sorted = users.toSorted()
  for (let from = 0; from < sorted.length; from += batch) {
    let left = sorted.slice(from, from + batch)
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === tries) throw new Error(`${left.length} candidates changed all the time; run the rebuild again`)
      left = await rebuildBatch(deps, left)
    }
  }
  return sorted.length
}

/** Answers those that changed meanwhile. */
async function rebuildBatch(deps: Needs, users: readonly string[]): Promise<string[]> {
  const range = { from: users[0] ?? '', to: users.at(-1) ?? '' }
  // Versions first: what changes after this is noticed at the write.
  const versions = {
    learners: await deps.learners.listVersionsOf(range),
    histories: await deps.histories.listVersionsOf(range),
  }
  const corrections = await deps.corrections.refresh()
  const facts = await factsOf(deps, range)
  const changed: string[] = []
  for (const userId of users) {
    const own = facts.get(userId) ?? { sets: [], submissions: [], retakes: [] }
    const written = await deps.learners.rewrite(
      foldLearner(userId, own, corrections),
      versions.learners.get(userId) ?? 0,
    )
    const months = await Promise.all(
      [...monthsOf(userId, own, corrections)].map(([key, entries]) =>
        deps.histories.rewrite(key, entries, versions.histories.get(key) ?? 0),
      ),
    )
    const erased = await deps.erasures.leaveNothing(userId)
    if (!erased && (!written || months.includes(false))) changed.push(userId)
  }
  return changed
}

async function factsOf({ sets, submissions, retakes }: Needs, range: IdRange): Promise<Map<string, Facts>> {
  const facts = new Map<string, Facts>()
  const of = (userId: string): Facts => {
    const own = facts.get(userId) ?? { sets: [], submissions: [], retakes: [] }
    facts.set(userId, own)
    return own
  }
  for await (const set of sets.listOf(range)) of(set.userId).sets.push(set)
  for await (const submission of submissions.listOf(range)) of(submission.userId).submissions.push(submission)
  for await (const retake of retakes.listOf(range)) of(retake.userId).retakes.push(retake)
  return facts
}

function monthsOf(
  userId: string,
  { submissions, retakes }: Facts,
  corrections: Corrections,
): Map<string, HistoryEntry[]> {
  const months = new Map<string, HistoryEntry[]>()
  const entries = [
    ...submissions.map((submission) => dailyEntry(submission, corrections)),
    ...retakes.map((retake) => retakeEntry(retake, corrections)),
  ]
  for (const entry of entries) {
    if (!entry) continue
    const key = historyKey(userId, entry.day)
    const own = months.get(key) ?? []
    months.set(key, withEntry(own, entry) ?? own)
  }
  return months
}
