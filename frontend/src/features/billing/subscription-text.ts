import type { components } from '@app/contracts/generated/billing'
import { longDate } from '../../lib/long-date.ts'

export type Subscription = components['schemas']['LiveSubscription']

/** What a candidate should know about their subscription, in one or two sentences; empty if there is nothing to say. */
export function subscriptionText({ status, active, periodEnd, cancelAt }: Subscription, zone: string): string {
  const until = cancelAt ?? periodEnd
  if (status === 'past_due')
    return 'Your last payment failed, and your bank may try again. Check your card under Manage subscription; Monthly goes on meanwhile.'
  if (status === 'unpaid') return 'Your payments failed. Add a working card under Manage subscription to go on.'
  if (status === 'incomplete')
    return 'Your payment is not finished. Subscribe again, or finish it under Manage subscription.'
  if (active && cancelAt !== null)
    return `Your subscription ends on ${longDate(cancelAt, zone)}. Monthly stays until then.`
  if (active && status === 'canceled' && until !== null)
    return `Your subscription is cancelled. Monthly stays until ${longDate(until, zone)}.`
  return ''
}

/** Whether there is a subscription that can be cancelled or resumed. */
export const isLive = ({ status }: Subscription): boolean => ['active', 'trialing', 'past_due'].includes(status)
