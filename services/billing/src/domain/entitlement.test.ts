import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { expect, it } from 'vitest'
import { duplicatesOf, stateOf } from './entitlement.ts'
import type { ProviderSubscription } from './provider-subscription.ts'

const begin = new Date('2026-03-01T00:00:00Z')
const end = new Date('2026-04-01T00:00:00Z')
const middle = new Date('2026-03-15T00:00:00Z')

const subscription = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  createdAt: begin,
  periodEnd: end,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  cancelReason: null,
  endedBy: null,
  lastInvoice: { id: 'in_1', isPaid: true },
  amount: 1000,
  currency: 'usd',
  interval: 'month',
  promo: null,
  cardFingerprint: null,
  ...more,
})

const later = (days: number) => new Date(middle.getTime() + days * 86_400_000)
const accessAt = (at: Date, subscriptions: ProviderSubscription[]) => hasPaidAccess(stateOf(subscriptions), at)

it('a candidate without a subscription has the Free plan', () => {
  expect(stateOf([])).toEqual({ plan: 'free', status: 'canceled', periodEnd: null, provider: null })
})

it('the order in which the provider lists them does not matter', () => {
  const ended = subscription({ id: 'sub_0', status: 'canceled', endedAt: middle, cancelReason: 'payment_failed' })
  const unpaid = subscription({ id: 'sub_2', status: 'past_due', createdAt: middle })
  const all = [ended, subscription(), unpaid]
  const states = [all, all.toReversed(), [unpaid, ended, subscription()]].map((each) => stateOf(each))
  expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1)
  expect(states[0]?.provider?.subscriptionId).toBe('sub_1')
})

it('of several that live, the one that began first stays', () => {
  const second = subscription({ id: 'sub_2', createdAt: middle })
  const third = subscription({ id: 'sub_3', createdAt: later(1), status: 'past_due' })
  const over = subscription({ id: 'sub_0', status: 'canceled', endedAt: middle })
  expect(duplicatesOf([third, over, second, subscription()]).map(({ id }) => id)).toEqual(['sub_2', 'sub_3'])
  expect(duplicatesOf([over, subscription()])).toEqual([])
})

it('ended early by the candidate, the paid period stays; paid back or never paid, it does not', () => {
  const ended = { status: 'canceled', endedAt: middle } as const
  const byCandidate = subscription({ ...ended, cancelReason: 'cancellation_requested' })
  expect([accessAt(later(1), [byCandidate]), accessAt(end, [byCandidate])]).toEqual([true, false])
  for (const more of [
    { cancelReason: 'payment_failed' },
    { cancelReason: 'cancellation_requested', endedBy: 'refunded' },
    { cancelReason: 'cancellation_requested', endedBy: 'duplicate' },
    { cancelReason: 'cancellation_requested', lastInvoice: { id: 'in_1', isPaid: false } },
  ] as const)
    expect([more, accessAt(later(1), [subscription({ ...ended, ...more })])]).toEqual([more, false])
})

it('of several that have ended, the one that gives access for longest counts', () => {
  const refunded = subscription({
    id: 'sub_2',
    status: 'canceled',
    endedAt: middle,
    endedBy: 'refunded',
    createdAt: middle,
  })
  const paid = subscription({ status: 'canceled', endedAt: middle, cancelReason: 'cancellation_requested' })
  expect(accessAt(later(1), [refunded, paid])).toBe(true)
})
