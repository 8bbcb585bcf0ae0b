import { expect, it } from 'vitest'
import { hasPaidAccess, type PaidState } from './paid-access.ts'

const end = new Date('2026-12-27T00:00:00Z')
const before = new Date(end.getTime() - 1)
const state = (status: PaidState['status'], more: Partial<PaidState> = {}): PaidState => ({
  plan: 'monthly',
  status,
  periodEnd: end,
  ...more,
})

it.each([
  ['active', true, true],
  ['trialing', true, true],
  ['past_due', true, true],
  ['canceled', true, false],
  ['unpaid', false, false],
  ['incomplete', false, false],
  ['paused', false, false],
] as const)('%s: %s before the paid period ends, %s from then on', (status, until, after) => {
  expect(hasPaidAccess(state(status), before)).toBe(until)
  expect(hasPaidAccess(state(status), end)).toBe(after)
})

it('nobody has it without a word from billing, on Free, or cancelled before anything was paid', () => {
  expect(hasPaidAccess(null, before)).toBe(false)
  expect(hasPaidAccess(state('active', { plan: 'free' }), before)).toBe(false)
  expect(hasPaidAccess(state('canceled', { periodEnd: null }), before)).toBe(false)
})
