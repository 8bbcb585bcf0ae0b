import { expect, it } from 'vitest'
import { monthOf, monthsBack, withEntry, yearBefore, type HistoryEntry } from './history.ts'

const entry = (id: string, dateTaken: string): HistoryEntry => ({
  id,
  type: 'daily',
  plan: 'monthly',
  day: '2026-11-27',
  dateTaken: new Date(dateTaken),
  score: 50,
  correctAnswers: 1,
  questionsAnswered: 2,
  marks: [true, false],
})

it('keeps entries in the order they were taken, each once', () => {
  const [a, b, c] = [
    entry('a', '2026-11-27T10:00:00Z'),
    entry('b', '2026-11-27T09:00:00Z'),
    entry('c', '2026-11-27T10:00:00Z'),
  ]
  expect(withEntry(withEntry([a], c) ?? [], b)).toEqual([b, a, c])
  expect(withEntry([a, b], a)).toBeNull()
})

it('goes back month by month over a year end', () => {
  expect(monthOf('2026-11-27')).toBe('2026-11')
  expect(monthsBack('2027-02-01', '2026-11-30')).toEqual(['2027-02', '2027-01', '2026-12', '2026-11'])
  expect(monthsBack('2026-11-01', '2026-11-30')).toEqual(['2026-11'])
  expect(monthsBack('2026-11-01', '2026-12-01')).toEqual([])
  expect(yearBefore('2027-03-01')).toBe('2026-03-01')
})
