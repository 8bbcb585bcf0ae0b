import type { Events } from '@app/contracts/generated/events'

type Status = Events['billing.subscription-changed.v1']['status']

/** What billing last said about a candidate. */
export interface Entitlement {
  userId: string
  /** Grows with every change; an older event changes nothing. */
  sequence: number
  plan: 'free' | 'monthly'
  status: Status
  periodEnd: Date | null
}

/** While the subscription is alive, in the provider's grace, or cancelled but paid (decisions.md, Money). */
export function isSubscriber(entitlement: Entitlement | null, now: Date): boolean {
  if (entitlement?.plan !== 'monthly') return false
  switch (entitlement.status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return true
    case 'canceled':
      return entitlement.periodEnd !== null && now < entitlement.periodEnd
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return false
    default:
      return entitlement.status satisfies never
  }
}
