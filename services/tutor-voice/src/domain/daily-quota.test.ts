import { expect, it } from 'vitest'
import { quotaDay, dailyUsage } from './daily-quota.ts'

it('a day is the local one, and is over when the next one begins there', () => {
  const now = new Date('2026-11-27T23:30:00Z')
  expect(quotaDay(now, 'Europe/Madrid')).toBe('2026-11-28')
  expect(quotaDay(now, 'America/Lima')).toBe('2026-11-27')
  const usage = dailyUsage({ limit: 30, used: 4, day: '2026-11-28', zone: 'Europe/Madrid' })
  expect(usage).toEqual({ limit: 30, used: 4, remaining: 26, resetsAt: new Date('2026-11-28T23:00:00Z') })
})

it('a day of 23 or 25 hours ends when it ends', () => {
  const zone = 'Europe/Madrid'
  const endOf = (day: string) => dailyUsage({ limit: 2, used: 0, day, zone }).resetsAt.toISOString()
  expect(endOf('2026-03-29')).toBe('2026-03-29T22:00:00.000Z')
  expect(endOf('2026-10-25')).toBe('2026-10-25T23:00:00.000Z')
})

it('nothing is ever left below nothing', () => {
  expect(dailyUsage({ limit: 2, used: 9, day: '2026-11-27', zone: 'UTC' })).toMatchObject({ used: 9, remaining: 0 })
})
