import { expect, it } from 'vitest'
import { planAt, type Entitlement } from './entitlement.ts'

const end = new Date('2026-12-27T00:00:00Z')
const monthly = (status: Entitlement['status'], periodEnd: Date | null = end): Entitlement => ({
  userId: 'u',
  sequence: 1,
  plan: 'monthly',
  status,
  periodEnd,
})
const before = new Date(end.getTime() - 1)

it.each([
  ['active', 'monthly', 'monthly'],
  ['trialing', 'monthly', 'monthly'],
  ['past_due', 'monthly', 'monthly'],
  ['canceled', 'monthly', 'free'],
  ['unpaid', 'free', 'free'],
  ['incomplete', 'free', 'free'],
  ['paused', 'free', 'free'],
] as const)('%s: %s until the paid period ends, then %s', (status, until, after) => {
  expect(planAt(monthly(status), before)).toBe(until)
  expect(planAt(monthly(status), end)).toBe(after)
})

it('is Free without a word from billing, and when a cancelled one was never paid', () => {
  expect(planAt(null, before)).toBe('free')
  expect(planAt(monthly('canceled', null), before)).toBe('free')
  expect(planAt({ ...monthly('active'), plan: 'free' }, before)).toBe('free')
})
