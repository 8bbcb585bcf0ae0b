import { expect, it } from 'vitest'
import { nextSubscription, type Subscription } from './subscription.ts'

const subscription = (more: Partial<Subscription>): Subscription => ({
  sequence: 1,
  plan: 'monthly',
  status: 'active',
  periodEnd: new Date('2026-12-27T00:00:00Z'),
  customerId: null,
  ...more,
})

it('follows newer changes only, and keeps the customer id', () => {
  const changed = { userId: 'u', sequence: 2, plan: 'monthly', status: 'canceled', periodEnd: null } as const
  const known = subscription({ sequence: 1, customerId: 'cus_1' })
  expect(nextSubscription(known, changed)).toMatchObject({ sequence: 2, status: 'canceled', customerId: 'cus_1' })
  expect(nextSubscription({ ...known, sequence: 2 }, changed)).toBeNull()
  expect(nextSubscription({ ...known, sequence: 3 }, changed)).toBeNull()
  expect(nextSubscription(null, changed)).toMatchObject({ sequence: 2, customerId: null })
})

it('in any order, the same events make the same state', () => {
  const first = {
    userId: 'u',
    sequence: 1,
    plan: 'monthly',
    status: 'active',
    periodEnd: null,
    customerId: 'cus_1',
  } as const
  const second = { userId: 'u', sequence: 2, plan: 'free', status: 'canceled', periodEnd: null } as const
  const inOrder = nextSubscription(nextSubscription(null, first), second)
  const late = nextSubscription(nextSubscription(null, second), first)
  expect(late).toEqual(inOrder)
  expect(nextSubscription(late, first)).toBeNull()
})
