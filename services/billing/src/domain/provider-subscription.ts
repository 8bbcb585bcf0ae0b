import type { PaidState } from '@app/contracts/rules/paid-access'

/** One subscription as the payment provider tells it, with dates as dates. */
export interface ProviderSubscription {
  id: string
  customerId: string
  status: PaidState['status']
  createdAt: Date
  periodEnd: Date
  cancelAt: Date | null
  /** Whether the cancellation is tied to the period's end; the portal sets the date alone. */
  cancelAtPeriodEnd: boolean
  endedAt: Date | null
  cancelReason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed' | null
  /** Why billing itself ended it; null if it did not. */
  endedBy: EndReason | null
  /** The invoice of the current period, and whether it is paid. */
  lastInvoice: { id: string; isPaid: boolean } | null
  /** Of one interval, in minor units. */
  amount: number
  currency: string
  interval: Interval
  /** The promotion code that the candidate used, as our promotions spell it. */
  promo: string | null
  /** The provider's fingerprint of the card that pays. It is the same for every use of that card. Null without a card. */
  cardFingerprint: string | null
}

export const intervals = ['day', 'week', 'month', 'year'] as const
export type Interval = (typeof intervals)[number]

export const statuses = ['active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'paused'] as const

/** Why billing ends a subscription at once; stored at the provider, so that reading it again gives the same state. */
export const endReasons = ['duplicate', 'refunded', 'disputed'] as const
export type EndReason = (typeof endReasons)[number]
