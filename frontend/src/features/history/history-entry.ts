import type { components } from '@app/contracts/generated/practice'

type Schemas = components['schemas']

/** One result of the candidate, as the calendar shows it. */
export interface HistoryEntry {
  id: string
  /** Local day, 'YYYY-MM-DD'. */
  day: string
  /** Instant, ISO 8601. */
  takenAt: string
  kind: 'daily' | 'retake' | 'practice'
  /** Percent. */
  score: number
  correct: number
  total: number
  plan?: Schemas['HistoryEntry']['plan']
  /** Question by question, where it is known. */
  marks?: ReadonlyArray<'right' | 'wrong' | 'withdrawn'>
  corrections?: Schemas['HistoryEntry']['corrections']
  told?: Schemas['HistoryEntry']['told']
}

export const titles: Record<HistoryEntry['kind'], string> = {
  daily: 'Daily Result',
  retake: 'Retake Result',
  practice: 'Practice Result',
}

export function readHistory(entries: ReadonlyArray<Schemas['HistoryEntry']>): HistoryEntry[] {
  return entries.map(({ id, day, dateTaken, type, score, correctAnswers, questionsAnswered, plan, ...entry }) => ({
    id,
    day,
    takenAt: dateTaken,
    kind: type === 'daily-retake' ? 'retake' : type,
    score,
    correct: correctAnswers,
    total: questionsAnswered,
    plan,
    marks: marksOf(entry),
    ...(entry.corrections && { corrections: entry.corrections }),
    ...(entry.told && { told: entry.told }),
  }))
}

/** The server leaves withdrawn questions out; here each stands in its place again. */
function marksOf({
  marks,
  corrections = [],
}: Pick<Schemas['HistoryEntry'], 'marks' | 'corrections'>): NonNullable<HistoryEntry['marks']> {
  const cells: Array<'right' | 'wrong' | 'withdrawn'> = marks.map((right) => (right ? 'right' : 'wrong'))
  for (const { number, withdrawn } of corrections) if (withdrawn) cells.splice(number - 1, 0, 'withdrawn')
  return cells
}

/** What the progress call knows of past days: enough for the calendar when the history itself cannot be had. */
export function readProgress({ history }: Schemas['Progress']): HistoryEntry[] {
  return history.map(({ id, day, date, score, correctAnswers, totalQuestions }) => ({
    id,
    day,
    takenAt: date,
    kind: 'daily',
    score,
    correct: correctAnswers,
    total: totalQuestions,
  }))
}
