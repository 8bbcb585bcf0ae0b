import { describe, expect, it } from 'vitest'
import { hasPaidAccess, paidStateOf, type PaidState, type SubscriptionFacts } from './paid-access.ts'

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

describe('what follows from the subscription that the provider knows', () => {
  const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
    status: 'active',
    periodEnd: end,
    cancelAt: null,
    endedAt: null,
    keepsPaidPeriod: true,
    ...more,
  })
  const accessAt = (at: Date, more: Partial<SubscriptionFacts>) => hasPaidAccess(paidStateOf(facts(more)), at)

  it('a renewal is known without a date of its end', () => {
    expect(paidStateOf(facts())).toEqual(state('active'))
  })

  it('cancelled for later: access to the last millisecond of the period, and none after it', () => {
    expect(paidStateOf(facts({ cancelAt: end }))).toEqual(state('canceled'))
    expect([accessAt(before, { cancelAt: end }), accessAt(end, { cancelAt: end })]).toEqual([true, false])
  })

  it('ended early by the candidate: the paid period stays', () => {
    const ended = { status: 'canceled', endedAt: new Date('2026-12-01T00:00:00Z') } as const
    expect([accessAt(before, ended), accessAt(end, ended)]).toEqual([true, false])
  })

  it('ended because the payment failed or was paid back: access ends with it', () => {
    const ended = { status: 'canceled', endedAt: new Date('2026-12-01T00:00:00Z'), keepsPaidPeriod: false } as const
    expect(accessAt(new Date('2026-11-30T23:59:59Z'), ended)).toBe(true)
    expect(accessAt(new Date('2026-12-01T00:00:00Z'), ended)).toBe(false)
  })

  it('a payment that is still tried keeps its grace also after a cancellation', () => {
    expect(paidStateOf(facts({ status: 'past_due', cancelAt: end })).status).toBe('past_due')
  })
})
