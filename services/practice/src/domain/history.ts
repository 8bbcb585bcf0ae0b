import { addDays } from '@app/contracts/rules/day-key'
import { correctedIn, judge, toldBefore, type CorrectedQuestion, type Corrections, type Figures } from './correction.ts'
import type { Retake, Submission } from './result.ts'
import type { Plan } from './schedule.ts'

/** A result as the calendar shows it. */
export interface HistoryEntry {
  id: string
  type: 'daily' | 'daily-retake'
  plan: Plan
  day: string
  dateTaken: Date
  score: number
  correctAnswers: number
  questionsAnswered: number
  /** Right or wrong, question by question, without the withdrawn ones. */
  marks: boolean[]
  /** The questions that were corrected; absent if none was. */
  corrected?: CorrectedQuestion[]
  /** What the candidate was told at first, if corrections have changed the figures since. */
  told?: Figures
}

export function dailyEntry(submission: Submission, corrections: Corrections): HistoryEntry {
  return entryOf(submission, 'daily', { taken: submission, corrections })
}

/** Null while the retake is open. */
export function retakeEntry(retake: Retake, corrections: Corrections): HistoryEntry | null {
  return retake.closed ? entryOf(retake, 'daily-retake', { taken: retake.closed, corrections }) : null
}

function entryOf(
  of: Pick<Submission, 'id' | 'plan' | 'day'>,
  type: HistoryEntry['type'],
  { taken, corrections }: { taken: Pick<Submission, 'dateTaken' | 'answers'>; corrections: Corrections },
): HistoryEntry {
  const judged = judge(taken.answers, corrections)
  const corrected = correctedIn(taken.answers, corrections)
  const told = toldBefore(taken, corrections)
  return {
    id: of.id,
    type,
    plan: of.plan,
    day: of.day,
    dateTaken: taken.dateTaken,
    score: judged.score,
    correctAnswers: judged.correctAnswers,
    questionsAnswered: judged.totalQuestions,
    marks: judged.answers.filter(({ withdrawn }) => !withdrawn).map(({ correct }) => correct),
    ...(corrected.length > 0 ? { corrected } : {}),
    ...(told ? { told } : {}),
  }
}

/**
 * With one more entry, oldest first; null if it is there already. Of two entries for one result the one with more
 * rulings stays, so that a process which does not know a correction yet takes none back.
 */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] | null {
  const before = entries.find(({ id }) => id === entry.id)
  if (before && rulingsIn(before) >= rulingsIn(entry)) return null
  return [...entries.filter(({ id }) => id !== entry.id), entry].toSorted(
    (a, b) => a.dateTaken.getTime() - b.dateTaken.getTime() || (a.id < b.id ? -1 : 1),
  )
}

function rulingsIn({ corrected = [] }: HistoryEntry): number {
  return corrected.reduce((sum, { rulings }) => sum + rulings, 0)
}

/** '2026-11' of '2026-11-27': a candidate's history is kept by month. */
export function monthOf(day: string): string {
  return day.replace(/-\d\d$/, '')
}

/** Months from the one of `from` back to the one of `to`, newest first. */
export function monthsBack(from: string, to: string): string[] {
  const months: string[] = []
  for (let day = `${monthOf(from)}-01`; day >= `${monthOf(to)}-01`; day = firstOfMonthBefore(day))
    months.push(monthOf(day))
  return months
}

function firstOfMonthBefore(first: string): string {
  return `${monthOf(addDays(first, -1))}-01`
}

export function yearBefore(day: string): string {
  return addDays(day, -365)
}
