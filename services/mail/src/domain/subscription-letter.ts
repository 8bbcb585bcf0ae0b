import { hasPaidAccess, type PaidState } from '@app/contracts/rules/paid-access'
import type { Template } from './job.ts'
import type { Change } from './letters/subscription-changed.ts'

/** The letter that a change of a subscription deserves. */
export interface SubscriptionLetter {
  template: Extract<
    Template,
    'subscription-started' | 'subscription-changed' | 'subscription-ending' | 'payment-failed'
  >
  facts: Readonly<Record<string, string>>
}

/**
 * Compares what was known of a subscription with what billing says now; null where there is nothing to write about, such
 * as a renewal. `before` is null where nothing was known.
 */
export function letterOfChange(before: PaidState | null, after: PaidState, at: Date): SubscriptionLetter | null {
  const wasRunning = before !== null && isRunning(before)
  if (!isRunning(after)) return wasRunning ? letterOfEnd(after, at) : null
  if (after.status === 'past_due') {
    return before?.status === 'past_due' ? null : { template: 'payment-failed', facts: { over: 'no' } }
  }
  if (before?.plan === 'monthly') {
    if (before.status === 'past_due' || before.status === 'unpaid') return changed('recovered', after)
    if (before.status === 'paused') return changed('unpaused', after)
    if (before.status === 'canceled' && hasPaidAccess(before, at)) return changed('resumed', after)
  }
  return wasRunning ? null : { template: 'subscription-started', facts: periodOf(after) }
}

/** Paid, on trial, or in the grace in which the payment is tried again; a cancelled one only runs out. */
const isRunning = ({ plan, status }: PaidState): boolean =>
  plan === 'monthly' && (status === 'active' || status === 'trialing' || status === 'past_due')

function letterOfEnd(after: PaidState, at: Date): SubscriptionLetter {
  if (after.status === 'unpaid') return { template: 'payment-failed', facts: { over: 'yes' } }
  if (after.status === 'paused') return changed('paused', after)
  if (hasPaidAccess(after, at)) return { template: 'subscription-ending', facts: periodOf(after) }
  return changed('ended', after)
}

const changed = (change: Change, state: PaidState): SubscriptionLetter => ({
  template: 'subscription-changed',
  facts: { change, ...periodOf(state) },
})

function periodOf({ periodEnd }: PaidState): { periodEnd?: string } {
  return periodEnd ? { periodEnd: periodEnd.toISOString() } : {}
}
