/** What billing says about a subscription, as its event carries it. */
export interface PaidState {
  plan: 'free' | 'monthly'
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'paused'
  periodEnd: Date | null
}

/** What the payment provider says about one subscription. */
export interface SubscriptionFacts {
  status: PaidState['status']
  /** End of the current period. */
  periodEnd: Date
  /** When the subscription will end, or was to end; null if it goes on. */
  cancelAt: Date | null
  /** When it ended; null while it lives. */
  endedAt: Date | null
  /** Whether the candidate keeps the paid period after the end: the last payment was made and not paid back. */
  keepsPaidPeriod: boolean
}

/**
 * The state that follows from one subscription. A subscription that will end counts as `canceled` with access until then,
 * unless a payment is open: then the provider decides. One that has ended leaves access to the end of the period that was
 * paid, or none if the payment failed or was paid back.
 */
export function paidStateOf(facts: SubscriptionFacts): PaidState {
  const { status, periodEnd, cancelAt, endedAt } = facts
  if (status === 'canceled') {
    const end = facts.keepsPaidPeriod ? (cancelAt ?? periodEnd) : (endedAt ?? periodEnd)
    return { plan: 'monthly', status, periodEnd: end }
  }
  if (cancelAt !== null && (status === 'active' || status === 'trialing'))
    return { plan: 'monthly', status: 'canceled', periodEnd: cancelAt }
  return { plan: 'monthly', status, periodEnd }
}

/**
 * Whether a candidate has what they paid for: while the subscription is active, on trial, or in the grace in which the
 * provider still tries to collect; once cancelled, until the paid period ends. Never known = never paid.
 */
export function hasPaidAccess(state: PaidState | null, now: Date): boolean {
  if (state?.plan !== 'monthly') return false
  switch (state.status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return true
    case 'canceled':
      return state.periodEnd !== null && now < state.periodEnd
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return false
    default:
      return state.status satisfies never
  }
}
