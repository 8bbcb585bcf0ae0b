import { expect, it } from 'vitest'
import { addSet, earliestZone, mondayOf, summarise, summaryDueAt, type Week } from './week.ts'

const empty: Week = { userId: 'u', monday: '2026-11-23', sets: [], dueAt: null }
const set = (resultId: string, day: string, correct: number) => ({ resultId, day, correct, total: 10 })

it('a week begins on Monday, also over the year and before 1970', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
  expect(mondayOf('1969-12-31')).toBe('1969-12-29')
})

it('its summary is due when its last set can no longer be submitted, where the person lives', () => {
  expect(summaryDueAt('2026-11-23', 'Europe/Madrid').toISOString()).toBe('2026-11-30T11:00:00.000Z')
  expect(summaryDueAt('2026-11-23', 'America/Los_Angeles').toISOString()).toBe('2026-11-30T20:00:00.000Z')
})

it('is looked at first where the week ends first', () => {
  const first = summaryDueAt('2026-11-23', earliestZone)
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(summaryDueAt('2026-11-23', zone).getTime()).toBeGreaterThanOrEqual(first.getTime())
  }
})

it('a set counts once, and days are added up in their order', () => {
  const sunday = addSet(empty, set('b', '2026-11-29', 9))!
  expect(addSet(sunday, set('b', '2026-11-29', 9))).toBeNull()
  const week = addSet(addSet(sunday, set('a', '2026-11-24', 4))!, set('c', '2026-11-29', 1))!
  expect(summarise(week)).toEqual({
    days: [
      { day: '2026-11-24', correct: 4, total: 10 },
      { day: '2026-11-29', correct: 10, total: 20 },
    ],
    correct: 14,
    total: 30,
  })
})
