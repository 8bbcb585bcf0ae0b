import { paymentOf, type Payment } from './payment.ts'

/** A message of the provider, as far as billing reads it: it says what to read anew, never what the state is. */
export interface ProviderEvent {
  id: string
  type: string
  createdAt: Date
  /** The customer that it is about; null if the object names none. */
  customerId: string | null
  /** The charge, for refunds and disputes. */
  chargeId: string | null
  /** What it says about a payment; null for every other message. */
  payment: Payment | null
}

/** The types that billing acts on; webhook endpoint and reconciliation ask for these and no others. */
export const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

export const isKnownType = (type: string): boolean => eventTypes.some((known) => known === type)

/** Reads what counts of an event's object. */
export function readEvent(event: {
  id: string
  type: string
  created: number
  data: { object: unknown }
}): ProviderEvent {
  const object = event.data.object as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    customerId: text(object['customer']),
    chargeId: event.type.startsWith('charge.dispute.')
      ? text(object['charge'])
      : event.type.startsWith('charge.')
        ? text(object['id'])
        : null,
    payment: paymentOf(event),
  }
}
