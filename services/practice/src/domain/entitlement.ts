import type { Events } from '@app/contracts/generated/events'
import type { Plan } from './schedule.ts'

/** What billing last said about a candidate. */
export interface Entitlement {
  userId: string
  /** Grows with every change; an older event changes nothing. */
  sequence: number
  plan: Plan
  status: Events['billing.subscription-changed.v1']['status']
  periodEnd: Date | null
}

/** Monthly while the subscription is alive, in the provider's grace, or cancelled but paid; Free otherwise. */
export function planAt(entitlement: Entitlement | null, now: Date): Plan {
  if (entitlement?.plan !== 'monthly') return 'free'
  switch (entitlement.status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return 'monthly'
    case 'canceled':
      return entitlement.periodEnd !== null && now < entitlement.periodEnd ? 'monthly' : 'free'
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return 'free'
    default:
      return entitlement.status satisfies never
  }
}
