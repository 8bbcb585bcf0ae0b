/** What billing says about a subscription, as its event carries it. */
export interface PaidState {
  plan: 'free' | 'monthly'
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'paused'
  periodEnd: Date | null
}

/**
 * Whether somebody has what they paid for: while the subscription is active, on trial, or in the grace in which the
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
