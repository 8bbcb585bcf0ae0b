import { hasPaidAccess, type PaidState } from '@app/contracts/rules/paid-access'
import type { Template } from './job.ts'
import type { Change } from './templates/subscription-changed.ts'

/** The mail that a change of a subscription deserves. */
export interface SubscriptionMail {
  template: Extract<Template, 'subscription-started' | 'subscription-changed' | 'subscription-ending'>
  facts: Readonly<Record<string, string>>
}

/** A state and when billing said it; null if that was not stored. */
interface StateThen extends PaidState {
  at: Date | null
}

/**
 * Compares what was known of a subscription with what billing says now; null if there is nothing to write about, such as a
 * renewal. Failed and received payments have mails of their own, so a change that only follows from one has none. `before`
 * is null if nothing was known; `at` is when billing said `after`.
 */
export function mailOfChange(before: StateThen | null, after: PaidState, at: Date): SubscriptionMail | null {
  const wasRunning = before !== null && isRunning(before)
  if (!isRunning(after)) {
    if (wasRunning) return mailOfEnd(after, at)
    return hadAccess(before) && !hasPaidAccess(after, at) ? changed('ended', after) : null
  }
  if (before?.plan === 'monthly') {
    if (before.status === 'paused') return changed('unpaused', after)
    if (before.status === 'canceled' && hasPaidAccess(before, at)) return changed('resumed', after)
  }
  return wasRunning ? null : { template: 'subscription-started', facts: periodOf(after) }
}

/** Paid, on trial, or in the grace in which the payment is tried again; a cancelled one only runs out. */
const isRunning = ({ plan, status }: PaidState): boolean =>
  plan === 'monthly' && (status === 'active' || status === 'trialing' || status === 'past_due')

/** Whether access was left when the state was told: a later event about the same end then has nothing new to say. */
const hadAccess = (before: StateThen | null): boolean => Boolean(before?.at && hasPaidAccess(before, before.at))

function mailOfEnd(after: PaidState, at: Date): SubscriptionMail {
  if (after.status === 'paused') return changed('paused', after)
  if (hasPaidAccess(after, at)) return { template: 'subscription-ending', facts: periodOf(after) }
  return changed('ended', after)
}

const changed = (change: Change, state: PaidState): SubscriptionMail => ({
  template: 'subscription-changed',
  facts: { change, ...periodOf(state) },
})

function periodOf({ periodEnd }: PaidState): { periodEnd?: string } {
  return periodEnd ? { periodEnd: periodEnd.toISOString() } : {}
}
