import { expect, it } from 'vitest'
import { isSubscriber, type Entitlement } from './entitlement.ts'

const end = new Date('2026-12-27T00:00:00Z')
const before = new Date(end.getTime() - 1)
const monthly: Entitlement = { userId: 'u', sequence: 1, plan: 'monthly', status: 'active', periodEnd: end }

it.each([
  ['active', true, true],
  ['trialing', true, true],
  ['past_due', true, true],
  ['canceled', true, false],
  ['unpaid', false, false],
  ['incomplete', false, false],
  ['paused', false, false],
] as const)('%s: %s before the paid period ends, %s from then on', (status, until, after) => {
  expect(isSubscriber({ ...monthly, status }, before)).toBe(until)
  expect(isSubscriber({ ...monthly, status }, end)).toBe(after)
})

it('nobody is one without a word from billing, on Free, or cancelled before anything was paid', () => {
  expect(isSubscriber(null, before)).toBe(false)
  expect(isSubscriber({ ...monthly, plan: 'free' }, before)).toBe(false)
  expect(isSubscriber({ ...monthly, status: 'canceled', periodEnd: null }, before)).toBe(false)
})
