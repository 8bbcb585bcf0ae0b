import type Stripe from 'stripe'
import { eventTypes, readEvent, type ProviderEvent } from '../domain/provider-event.ts'
import { dateOf, idOf, oneOf } from './stripe-client.ts'

/** An invoice as a receipt. */
export interface Receipt {
  id: string
  date: Date
  /** In minor units. */
  amount: number
  currency: string
  status: 'paid' | 'open' | 'void' | 'uncollectible'
  link: string | null
}

/** What became of a charge. */
export interface ProviderCharge {
  customerId: string | null
  isRefunded: boolean
  /** Whether its dispute is still open. */
  isDisputed: boolean
  /** Whether the bank took the money back. */
  isLost: boolean
  /** The invoice that it paid. */
  invoiceId: string | null
}

/** Invoices, charges and events. Every function throws the SDK's errors. */
export interface ProviderPayments {
  /** The newest invoices of a customer, newest first. */
  receipts(customerId: string, limit: number): Promise<Receipt[]>
  charge(chargeId: string): Promise<ProviderCharge>
  /** Events of the types that billing acts on, newest first. */
  eventsSince(since: Date): AsyncIterable<ProviderEvent>
}

export function createProviderPayments(stripe: Stripe): ProviderPayments {
  return {
    async receipts(customer, limit) {
      const { data } = await stripe.invoices.list({ customer, limit }, { timeout: 3_000, maxNetworkRetries: 0 })
      return data.map(receiptOf).filter((receipt) => receipt !== null)
    },
    async charge(chargeId) {
      const charge = await stripe.charges.retrieve(chargeId)
      const intent = idOf(charge.payment_intent)
      const disputes = charge.disputed ? await stripe.disputes.list({ charge: chargeId, limit: 10 }) : { data: [] }
      const invoices =
        intent === null
          ? { data: [] }
          : await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent }, limit: 1 })
      return {
        customerId: idOf(charge.customer),
        isRefunded: charge.refunded,
        isDisputed: disputes.data.some(({ status }) => status !== 'won' && status !== 'lost'),
        isLost: disputes.data.some(({ status }) => status === 'lost'),
        invoiceId: idOf(invoices.data[0]?.invoice),
      }
    },
    async *eventsSince(since) {
      const gte = Math.floor(since.getTime() / 1000)
      for await (const event of stripe.events.list({ created: { gte }, types: [...eventTypes], limit: 100 }))
        yield readEvent(event)
    },
  }
}

/** A draft is no receipt yet. */
function receiptOf(invoice: Stripe.Invoice): Receipt | null {
  const { id, created, status, currency, hosted_invoice_url: link } = invoice
  if (status === 'draft') return null
  const amount = status === 'paid' ? invoice.amount_paid : invoice.amount_due
  return {
    id,
    date: dateOf(created),
    amount,
    currency,
    status: oneOf(['paid', 'open', 'void', 'uncollectible'], status, 'open'),
    link: link ?? null,
  }
}
