import type { Deps } from '../deps.ts'
import { monthsBack, yearBefore, type HistoryEntry } from '../domain/history.ts'
import type { Learner } from '../domain/learner.ts'

/** The months of the last year that can hold results of this candidate, newest first. */
export function monthsOf({ since, newest }: Learner, today: string): string[] {
  if (since === null) return []
  const yearAgo = yearBefore(today)
  // After a move to the west the newest set lies a day ahead.
  const latest = newest && newest.day > today ? newest.day : today
  return monthsBack(latest, since > yearAgo ? since : yearAgo)
}

/** The newest daily results, newest first; reads no more months than it needs. */
export async function latestDaily(
  { histories }: Pick<Deps, 'histories'>,
  learner: Learner,
  { today, count }: { today: string; count: number },
): Promise<HistoryEntry[]> {
  const found: HistoryEntry[] = []
  for (const month of monthsOf(learner, today)) {
    const entries = await histories.ofMonth(learner.userId, month)
    found.push(...entries.filter(({ type }) => type === 'daily').toReversed())
    if (found.length >= count) break
  }
  return found.slice(0, count)
}
