import { addDays, dayNumber } from '@app/contracts/rules/day-key'
import { dayText } from '../../lib/day-text.ts'
import type { HistoryEntry } from './history-entry.ts'

/** Days the calendar shows: today and the previous 29. */
const CALENDAR_DAYS = 30

export interface CalendarCell {
  day: string
  /** Day of the month. */
  number: number
  today: boolean
  /** In the order they were taken. */
  entries: HistoryEntry[]
}

/**
 * The last 30 days in weeks that start on Monday, and a day ahead that has a result, as after a flight to the west; null
 * is a blank before the first or after the last day.
 */
export function buildCalendar(today: string, entries: readonly HistoryEntry[]): Array<Array<CalendarCell | null>> {
  const first = addDays(today, 1 - CALENDAR_DAYS)
  // Zones lie up to 26 hours apart, so no day is more than two ahead.
  const ahead = [2, 1].find((count) => entries.some(({ day }) => day === addDays(today, count))) ?? 0
  const days = Array.from({ length: CALENDAR_DAYS + ahead }, (_, index) => addDays(first, index))
  const cells: Array<CalendarCell | null> = days.map((day) => ({
    day,
    number: new Date(dayNumber(day) * 86_400_000).getUTCDate(),
    today: day === today,
    entries: entries.filter((entry) => entry.day === day).toSorted(byTime),
  }))
  const blanks = (count: number) => Array.from({ length: count }, () => null)
  const padded = [...blanks(weekday(first)), ...cells, ...blanks(6 - weekday(addDays(today, ahead)))]
  return Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7))
}

/** Days since Monday: 1970-01-01 was a Thursday. */
const weekday = (day: string) => (dayNumber(day) + 3) % 7

const byTime = (a: HistoryEntry, b: HistoryEntry) => Date.parse(a.takenAt) - Date.parse(b.takenAt)

const words: Record<HistoryEntry['kind'], string> = { daily: 'Daily', retake: 'Retake', practice: 'Practice' }

/** 'Daily 80%': what a dot stands for. */
export const dotText = ({ kind, score }: HistoryEntry): string => `${words[kind]} ${score}%`

/** What a screen reader says for a cell: 'Tuesday, 24 November 2026, today: Daily 80%, Retake 100%'. */
export function cellText({ day, today, entries }: CalendarCell): string {
  const date = dayText(day, { year: true })
  const results = entries.length === 0 ? 'no activity' : entries.map(dotText).join(', ')
  return `${date}${today ? ', today' : ''}: ${results}`
}

/**
 * The retake of a set is open on its day, and its answers are closed then, so that the retake means something. A day
 * ahead has not ended either. Every other entry can be opened.
 */
export function canRetake({ kind, day }: HistoryEntry, today: string): boolean {
  return kind === 'daily' && day >= today
}
