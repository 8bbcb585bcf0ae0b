import { addDays } from '@app/contracts/rules/day-key'
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
  /** Right or wrong, question by question. */
  marks: boolean[]
}

export function dailyEntry(submission: Submission): HistoryEntry {
  return entryOf(submission, 'daily', submission)
}

/** Null while the retake is open. */
export function retakeEntry(retake: Retake): HistoryEntry | null {
  return retake.closed ? entryOf(retake, 'daily-retake', retake.closed) : null
}

function entryOf(
  of: Pick<Submission, 'id' | 'plan' | 'day'>,
  type: HistoryEntry['type'],
  taken: Pick<Submission, 'dateTaken' | 'score' | 'correctAnswers' | 'totalQuestions' | 'answers'>,
): HistoryEntry {
  return {
    id: of.id,
    type,
    plan: of.plan,
    day: of.day,
    dateTaken: taken.dateTaken,
    score: taken.score,
    correctAnswers: taken.correctAnswers,
    questionsAnswered: taken.totalQuestions,
    marks: taken.answers.map(({ correct }) => correct),
  }
}

/** With one more entry, oldest first; null where it is there already. */
export function withEntry(entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] | null {
  if (entries.some(({ id }) => id === entry.id)) return null
  return [...entries, entry].toSorted((a, b) => a.dateTaken.getTime() - b.dateTaken.getTime() || (a.id < b.id ? -1 : 1))
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
