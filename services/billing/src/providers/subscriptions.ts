import type Stripe from 'stripe'
import {
  endReasons,
  intervals,
  statuses,
  type EndReason,
  type ProviderSubscription,
} from '../domain/provider-subscription.ts'
import { dateOf, idOf, isMissing, isRefunded, oneOf } from './stripe-client.ts'

/** Subscriptions, as the provider knows them. Every function throws the SDK's errors. */
export interface ProviderSubscriptions {
  /** All subscriptions of a customer, also those that have ended. */
  ofCustomer(customerId: string): Promise<ProviderSubscription[]>
  /** Every subscription of every customer. */
  all(): AsyncIterable<ProviderSubscription>
  /** Cancels at the end of the period, or takes that back. */
  setCancelLater(subscription: ProviderSubscription, isCancelled: boolean): Promise<void>
  /** Ends it now, and says why. Ending one that has ended only says why. */
  end(subscriptionId: string, reason: EndReason): Promise<void>
  /** Pays the current period back in full; repeating it is harmless. */
  payBack(subscription: ProviderSubscription): Promise<void>
}

const expand = ['data.latest_invoice', 'data.default_payment_method']

export function createProviderSubscriptions(stripe: Stripe): ProviderSubscriptions {
  return {
    async ofCustomer(customer) {
      const list = stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand })
      const found: ProviderSubscription[] = []
      for await (const subscription of list) found.push(read(subscription))
      return found
    },
    async *all() {
      const list = stripe.subscriptions.list({ status: 'all', limit: 100, expand })
      for await (const subscription of list) yield read(subscription)
    },
    async setCancelLater({ id, cancelAt, cancelAtPeriodEnd }, isCancelled) {
      if (isCancelled === (cancelAt !== null)) return
      // The two parameters exclude each other: what was set is taken back.
      const takenBack = cancelAtPeriodEnd ? { cancel_at_period_end: false } : ({ cancel_at: '' } as const)
      await stripe.subscriptions.update(id, isCancelled ? { cancel_at_period_end: true } : takenBack)
    },
    async end(id, comment) {
      const details = { cancellation_details: { comment } }
      try {
        await stripe.subscriptions.cancel(id, details)
      } catch (error) {
        if (!isMissing(error)) throw error
        await stripe.subscriptions.update(id, details)
      }
    },
    async payBack({ lastInvoice }) {
      if (!lastInvoice?.isPaid) return
      const { data } = await stripe.invoicePayments.list({ invoice: lastInvoice.id, status: 'paid', limit: 100 })
      for (const { payment } of data) {
        const intent = idOf(payment.payment_intent)
        if (intent === null) continue
        const key = { idempotencyKey: `refund-${intent}` }
        await stripe.refunds.create({ payment_intent: intent, reason: 'duplicate' }, key).catch((error: unknown) => {
          if (!isRefunded(error)) throw error
        })
      }
    },
  }
}

function read(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, created, cancellation_details: cancellation, latest_invoice: invoice, metadata } = subscription
  const { default_payment_method: method } = subscription
  const [item] = subscription.items.data
  if (!item) throw new Error(`the subscription ${id} has no item`)
  // The period's end stands on the items (since API version 2025-03-31).
  const periodEnd = dateOf(Math.max(...subscription.items.data.map((each) => each.current_period_end)))
  return {
    id,
    customerId: idOf(customer) ?? '',
    // 'incomplete_expired' has ended; a word that a later version brings gives no access.
    status: oneOf(statuses, subscription.status, 'canceled'),
    createdAt: dateOf(created),
    periodEnd,
    cancelAt: cancelAtOf(subscription, periodEnd),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    cancelReason: reasonOf(cancellation?.reason),
    endedBy: endReasons.find((known) => known === cancellation?.comment) ?? null,
    lastInvoice:
      invoice !== null && typeof invoice === 'object' ? { id: invoice.id, isPaid: invoice.status === 'paid' } : null,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    interval: oneOf(intervals, item.price.recurring?.interval, 'month'),
    promo: metadata['promo'] ?? null,
    cardFingerprint: typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null,
  }
}

/** A cancellation for later is either of the two (flexible billing sets `cancel_at` and leaves the boolean false). */
function cancelAtOf({ cancel_at: at, cancel_at_period_end: atEnd }: Stripe.Subscription, periodEnd: Date): Date | null {
  if (at !== null) return dateOf(at)
  return atEnd ? periodEnd : null
}

function reasonOf(reason: string | null | undefined): ProviderSubscription['cancelReason'] {
  if (reason === 'cancellation_requested' || reason === 'payment_failed' || reason === 'payment_disputed') return reason
  return null
}
