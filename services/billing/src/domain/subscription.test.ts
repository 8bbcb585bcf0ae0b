import { expect, it } from 'vitest'
import { changeSubscription, newcomer, subscriptionChanged, type Subscription } from './subscription.ts'

const userId = '0198c0de-0000-7000-8000-000000000001'
const start: Subscription = newcomer(userId)
const paid = { plan: 'monthly', status: 'active', periodEnd: new Date('2026-12-27T00:00:00Z') } as const

it('every change gets the next sequence, and a repeat is no change', () => {
  const first = changeSubscription(start, paid)
  expect(first).toEqual({ userId, sequence: 1, ...paid, provider: null })
  if (!first) return
  expect(changeSubscription(first, { ...paid, periodEnd: new Date('2026-12-27T00:00:00Z') })).toBeNull()
  expect(changeSubscription(first, { ...paid, status: 'past_due' })?.sequence).toBe(2)
})

it('tells other services the whole state', () => {
  expect(subscriptionChanged({ userId, sequence: 3, ...paid, provider: null })).toEqual({
    userId,
    sequence: 3,
    plan: 'monthly',
    status: 'active',
    periodEnd: '2026-12-27T00:00:00.000Z',
  })
})
