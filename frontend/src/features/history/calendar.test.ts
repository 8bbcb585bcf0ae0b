import { addDays, dayNumber } from '@app/contracts/rules/day-key'
import { describe, expect, it } from 'vitest'
import { buildCalendar, canRetake, cellText } from './calendar.ts'
import type { HistoryEntry } from './history-entry.ts'

const entry = (day: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: `${day}-daily`,
  day,
  takenAt: `${day}T08:00:00.000Z`,
  kind: 'daily',
  score: 80,
  correct: 8,
  total: 10,
  ...more,
})

const sketch = (today: string) =>
  buildCalendar(today, []).map((week) => week.map((cell) => cell?.number ?? '-').join(' '))

describe('the calendar', () => {
  it('shows today and the 29 days before, with blanks around, over the end of a month', () => {
    expect(sketch('2026-11-27')).toEqual([
      '- - - 29 30 31 1',
      '2 3 4 5 6 7 8',
      '9 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 - -',
    ])
  })

  it.each([
    [
      'the end of a year',
      '2027-01-04',
      [
        '- - - - - - 6',
        '7 8 9 10 11 12 13',
        '14 15 16 17 18 19 20',
        '21 22 23 24 25 26 27',
        '28 29 30 31 1 2 3',
        '4 - - - - - -',
      ],
    ],
    [
      'the change of the clocks',
      '2026-11-01',
      ['- - - - - 3 4', '5 6 7 8 9 10 11', '12 13 14 15 16 17 18', '19 20 21 22 23 24 25', '26 27 28 29 30 31 1'],
    ],
    [
      'a leap February',
      '2028-03-12',
      ['- - - - - 12 13', '14 15 16 17 18 19 20', '21 22 23 24 25 26 27', '28 29 1 2 3 4 5', '6 7 8 9 10 11 12'],
    ],
    [
      'a Sunday',
      '2026-11-29',
      ['- - - - - 31 1', '2 3 4 5 6 7 8', '9 10 11 12 13 14 15', '16 17 18 19 20 21 22', '23 24 25 26 27 28 29'],
    ],
    [
      'a first day on Monday',
      '2026-12-01',
      ['2 3 4 5 6 7 8', '9 10 11 12 13 14 15', '16 17 18 19 20 21 22', '23 24 25 26 27 28 29', '30 1 - - - - -'],
    ],
  ])('holds over %s', (_case, today, expected) => {
    expect(sketch(today)).toEqual(expected)
  })

  it('has each of its thirty days once, in order, on any day of four years', () => {
    for (let today = '2026-01-01'; today < '2030-01-01'; today = addDays(today, 1)) {
      const weeks = buildCalendar(today, [])
      const days = weeks.flat().flatMap((cell) => (cell ? [cell.day] : []))
      expect(days).toHaveLength(30)
      expect(days.at(-1)).toBe(today)
      expect(dayNumber(today) - dayNumber(days[0]!)).toBe(29)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      // 5 January 1970 was a Monday.
      const column = weeks.flat().findIndex((cell) => cell !== null)
      expect(column).toBe((dayNumber(days[0]!) - 4 + 7 * 100_000) % 7)
    }
  })

  it('puts the results of a day into its cell in the order they were taken, and leaves older ones out', () => {
    const late = entry('2026-11-24', { id: 'r', kind: 'retake', score: 100, takenAt: '2026-11-24T20:10:00.000Z' })
    const cells = buildCalendar('2026-11-27', [late, entry('2026-11-24'), entry('2026-10-28')]).flat()
    const filled = cells.flatMap((cell) => (cell && cell.entries.length > 0 ? [cell] : []))
    expect(filled.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
      ['2026-11-24', ['2026-11-24-daily', 'r']],
    ])
  })

  it('reads a cell aloud', () => {
    const cell = { day: '2026-11-24', number: 24, today: false }
    expect(cellText({ ...cell, entries: [] })).toBe('Tuesday, 24 November 2026: no activity')
    expect(
      cellText({
        ...cell,
        today: true,
        entries: [entry('2026-11-24'), entry('2026-11-24', { kind: 'retake', score: 66.7 })],
      }),
    ).toBe('Tuesday, 24 November 2026, today: Daily 80%, Retake 66.7%')
  })

  it("opens the retake for today's daily entry only", () => {
    expect(canRetake(entry('2026-11-27'), '2026-11-27')).toBe(true)
    expect(canRetake(entry('2026-11-26'), '2026-11-27')).toBe(false)
    expect(canRetake(entry('2026-11-27', { kind: 'retake' }), '2026-11-27')).toBe(false)
    expect(canRetake(entry('2026-11-27', { kind: 'practice' }), '2026-11-27')).toBe(false)
  })
})
