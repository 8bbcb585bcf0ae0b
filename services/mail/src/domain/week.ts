import { addDays, dayEnd, dayNumber } from '@app/contracts/rules/day-key'

/** A daily set that was submitted, as practice's event tells it. */
export interface SubmittedSet {
  resultId: string
  day: string
  correct: number
  total: number
}

/** What a candidate did in one week, and how far its summary is. */
export interface Week {
  userId: string
  /** Its Monday, a day key. */
  monday: string
  sets: readonly SubmittedSet[]
  /** When its summary is looked at again; null once that is settled. */
  dueAt: Date | null
}

export interface WeekSummary {
  /** The days with a set, in order. */
  days: ReadonlyArray<{ day: string; correct: number; total: number }>
  correct: number
  total: number
}

/** The Monday of a day's week (ISO 8601). */
export function mondayOf(day: string): string {
  // 1970-01-01, day 0, was a Thursday.
  return addDays(day, -((((dayNumber(day) + 3) % 7) + 7) % 7))
}

/** A set may be submitted until twelve hours after its day, so the week is complete twelve hours after its Sunday. */
const submittableMs = 12 * 3_600_000

export function summaryDueAt(monday: string, zone: string): Date {
  return new Date(dayEnd(addDays(monday, 6), zone).getTime() + submittableMs)
}

/** The first place on earth where the week is over (UTC+14, which the zone database writes with the other sign). */
export const earliestZone = 'Etc/GMT-14'

/** More sets than two plans can bring in a week are not a week. */
const maximumSets = 50

/** Null where the set is there already. */
export function addSet(week: Week, set: SubmittedSet): Week | null {
  if (week.sets.length >= maximumSets || week.sets.some(({ resultId }) => resultId === set.resultId)) return null
  // In one order, however the events arrive.
  return { ...week, sets: [...week.sets, set].toSorted((one, other) => (one.resultId < other.resultId ? -1 : 1)) }
}

export function summarise({ sets }: Pick<Week, 'sets'>): WeekSummary {
  const days = new Map<string, { day: string; correct: number; total: number }>()
  for (const { day, correct, total } of sets) {
    const before = days.get(day) ?? { day, correct: 0, total: 0 }
    days.set(day, { day, correct: before.correct + correct, total: before.total + total })
  }
  const list = [...days.values()].toSorted((one, other) => one.day.localeCompare(other.day))
  const sum = (field: 'correct' | 'total') => list.reduce((count, day) => count + day[field], 0)
  return { days: list, correct: sum('correct'), total: sum('total') }
}
