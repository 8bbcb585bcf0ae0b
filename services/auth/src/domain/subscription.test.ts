import { expect, it } from 'vitest'
import { nextSubscription, isActive, type Subscription } from './subscription.ts'

const now = new Date('2026-11-27T12:00:00Z')
const before = new Date('2026-11-27T11:59:59Z')
const after = new Date('2026-11-27T12:00:01Z')
const subscription = (more: Partial<Subscription>): Subscription => ({
  sequence: 1,
  plan: 'monthly',
  status: 'active',
  periodEnd: after,
  customerId: null,
  ...more,
})

it('is active while it runs, on trial, and while the provider retries; cancelled, until the paid period ends', () => {
  for (const status of ['active', 'trialing', 'past_due'] as const)
    for (const periodEnd of [before, after, null])
      expect(isActive(subscription({ status, periodEnd }), now), status).toBe(true)
  expect(isActive(subscription({ status: 'canceled', periodEnd: after }), now)).toBe(true)
  expect(isActive(subscription({ status: 'canceled', periodEnd: now }), now)).toBe(false)
  expect(isActive(subscription({ status: 'canceled', periodEnd: null }), now)).toBe(false)
  for (const status of ['unpaid', 'incomplete', 'paused'] as const)
    expect(isActive(subscription({ status }), now), status).toBe(false)
  expect(isActive(subscription({ plan: 'free' }), now)).toBe(false)
  expect(isActive(null, now)).toBe(false)
})

it('follows newer changes only, and keeps the customer id', () => {
  const changed = { userId: 'u', sequence: 2, plan: 'monthly', status: 'canceled', periodEnd: null } as const
  const known = subscription({ sequence: 1, customerId: 'cus_1' })
  expect(nextSubscription(known, changed)).toMatchObject({ sequence: 2, status: 'canceled', customerId: 'cus_1' })
  expect(nextSubscription({ ...known, sequence: 2 }, changed)).toBeNull()
  expect(nextSubscription({ ...known, sequence: 3 }, changed)).toBeNull()
  expect(nextSubscription(null, changed)).toMatchObject({ sequence: 2, customerId: null })
})
