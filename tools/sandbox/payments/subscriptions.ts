import { discounted, periodEndAfter } from './money.ts'
import type {
  CancelReason,
  CheckoutSession,
  Coupon,
  Customer,
  Invoice,
  Metadata,
  Price,
  Subscription,
  SubscriptionItem,
} from './objects.ts'
import type { Provider } from './provider.ts'
import { shownSession } from './session-view.ts'

/** What can happen to a subscription, whoever asks for it: the API, a page, the clock, or a test. Each emits its events. */

export interface NewSubscription {
  customer: Customer
  price: Price
  coupon?: Coupon | undefined
  /** Of the card that pays; without one, the fingerprint of the stand-in's card of this kind. */
  fingerprint?: string | undefined
  metadata: Metadata
}

/** A subscription whose first invoice is paid. */
export function startSubscription(provider: Provider, wish: NewSubscription): Subscription {
  const { customer, price, metadata } = wish
  const created = provider.now()
  const id = provider.newId('sub')
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created,
    livemode: false,
    customer: customer.id,
    status: 'active',
    start_date: created,
    billing_cycle_anchor: created,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    currency: price.currency,
    metadata,
    latest_invoice: null,
    default_payment_method: addPaymentMethod(provider, wish),
    items: {
      object: 'list',
      data: [firstItem(provider, id, price)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    cancellation_details: { reason: null, comment: null, feedback: null },
    collection_method: 'charge_automatically',
  }
  provider.state.tables.subscriptions[id] = subscription
  const invoice = openInvoice(provider, subscription, {
    total: discounted(price.unit_amount, wish.coupon),
    reason: 'subscription_create',
  })
  provider.emit('customer.subscription.created', subscription)
  payInvoice(provider, invoice)
  return subscription
}

function addPaymentMethod(provider: Provider, { customer, fingerprint }: NewSubscription): string {
  const id = provider.newId('pm')
  provider.state.tables.paymentMethods[id] = {
    id,
    object: 'payment_method',
    created: provider.now(),
    livemode: false,
    type: 'card',
    customer: customer.id,
    card: { fingerprint: fingerprint ?? `standin ${provider.state.cards[customer.id] ?? 'good'}` },
  }
  return id
}

function firstItem(provider: Provider, subscription: string, price: Price): SubscriptionItem {
  const start = provider.now()
  return {
    id: provider.newId('si'),
    object: 'subscription_item',
    price,
    quantity: 1,
    subscription,
    current_period_start: start,
    current_period_end: periodEndAfter(start, price, 1),
  }
}

/** The provider's two kinds of cancelling at the period's end: its portal sets `cancel_at` alone (flexible billing). */
export function cancelLater(provider: Provider, subscription: Subscription, by: 'api' | 'portal'): void {
  subscription.cancel_at_period_end = by === 'api'
  subscription.cancel_at = subscription.items.data[0]!.current_period_end
  subscription.canceled_at = provider.now()
  subscription.cancellation_details.reason = 'cancellation_requested'
  provider.emit('customer.subscription.updated', subscription)
}

export function resume(provider: Provider, subscription: Subscription): void {
  subscription.cancel_at_period_end = false
  subscription.cancel_at = null
  subscription.canceled_at = null
  subscription.cancellation_details.reason = null
  provider.emit('customer.subscription.updated', subscription)
}

/** Ends it now. */
export function endSubscription(
  provider: Provider,
  subscription: Subscription,
  why: { reason: CancelReason; comment?: string | undefined; at?: number },
): void {
  const at = why.at ?? provider.now()
  subscription.status = 'canceled'
  subscription.ended_at = at
  subscription.canceled_at ??= at
  subscription.cancellation_details = { reason: why.reason, comment: why.comment ?? null, feedback: null }
  provider.emit('customer.subscription.deleted', subscription)
}

/** The next period begins, with an invoice that the customer's card pays or does not pay. */
export function renew(provider: Provider, subscription: Subscription): void {
  const item = subscription.items.data[0]!
  const { price } = item
  let count = 1
  while (periodEndAfter(subscription.billing_cycle_anchor, price, count) <= item.current_period_end) count += 1
  item.current_period_start = item.current_period_end
  item.current_period_end = periodEndAfter(subscription.billing_cycle_anchor, price, count)
  const invoice = openInvoice(provider, subscription, { total: price.unit_amount, reason: 'subscription_cycle' })
  if (provider.state.cards[subscription.customer] === 'good') {
    payInvoice(provider, invoice)
    provider.emit('customer.subscription.updated', subscription)
  } else failInvoice(provider, invoice)
}

interface NewInvoice {
  total: number
  reason: Invoice['billing_reason']
}

function openInvoice(provider: Provider, subscription: Subscription, { total, reason }: NewInvoice): Invoice {
  const id = provider.newId('in')
  const { current_period_start: start, current_period_end: end, price } = subscription.items.data[0]!
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created: provider.now(),
    livemode: false,
    customer: subscription.customer,
    number: `SAND-${Object.keys(provider.state.tables.invoices).length + 1}`,
    status: 'open',
    currency: price.currency,
    subtotal: price.unit_amount,
    total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: `${provider.publicUrl}/i/${id}`,
    billing_reason: reason,
    period_start: start,
    period_end: end,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: linesOf(provider, id, { amount: total, currency: price.currency, period: { start, end } }),
  }
  provider.state.tables.invoices[id] = invoice
  subscription.latest_invoice = id
  provider.emit('invoice.created', invoice)
  provider.emit('invoice.finalized', invoice)
  return invoice
}

function linesOf(
  provider: Provider,
  invoice: string,
  line: Pick<Invoice['lines']['data'][number], 'amount' | 'currency' | 'period'>,
): Invoice['lines'] {
  const data = [{ id: provider.newId('il'), object: 'line_item' as const, description: 'Monthly', ...line }]
  return { object: 'list', data, has_more: false, url: `/v1/invoices/${invoice}/lines` }
}

/** Takes the money. An invoice of 0 is paid without a charge. */
export function payInvoice(provider: Provider, invoice: Invoice): void {
  const { tables } = provider.state
  invoice.status = 'paid'
  invoice.amount_paid = invoice.total
  invoice.amount_remaining = 0
  invoice.attempt_count += 1
  invoice.next_payment_attempt = null
  const { total: amount, currency, customer } = invoice
  const base = { created: provider.now(), livemode: false as const, currency }
  const intent = provider.newId('pi')
  if (amount > 0) {
    const paymentId = provider.newId('inpay')
    tables.invoicePayments[paymentId] = {
      ...base,
      id: paymentId,
      object: 'invoice_payment',
      invoice: invoice.id,
      amount_paid: amount,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: intent },
    }
    const chargeId = provider.newId('ch')
    const flags = { amount_refunded: 0, refunded: false, disputed: false, paid: true as const }
    tables.charges[chargeId] = {
      ...base,
      ...flags,
      id: chargeId,
      object: 'charge',
      amount,
      customer,
      payment_intent: intent,
      status: 'succeeded',
    }
  }
  provider.emit('invoice.paid', invoice)
  provider.emit('invoice.payment_succeeded', invoice)
}

/** Days after the first failure at which the provider tries again; after the last one it cancels. */
const retryDays = [3, 5, 7]

export function failInvoice(provider: Provider, invoice: Invoice): void {
  const subscription = provider.state.tables.subscriptions[invoice.parent.subscription_details.subscription]!
  invoice.attempt_count += 1
  const days = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : provider.now() + days * 86_400
  provider.emit('invoice.payment_failed', invoice)
  if (days === undefined) return endSubscription(provider, subscription, { reason: 'payment_failed' })
  if (subscription.status === 'past_due') return
  subscription.status = 'past_due'
  provider.emit('customer.subscription.updated', subscription)
}

/** A card that works pays what is open. */
export function payOpenInvoices(provider: Provider, customer: string): void {
  const { invoices, subscriptions } = provider.state.tables
  for (const invoice of Object.values(invoices)) {
    if (invoice.customer !== customer || invoice.status !== 'open') continue
    const subscription = subscriptions[invoice.parent.subscription_details.subscription]!
    if (subscription.status === 'canceled') continue
    payInvoice(provider, invoice)
    subscription.status = 'active'
    provider.emit('customer.subscription.updated', subscription)
  }
}

/** The payment page's 'Pay' with a card that works. */
export function completeCheckout(
  provider: Provider,
  session: CheckoutSession,
  offer: Omit<NewSubscription, 'customer' | 'metadata'>,
): void {
  const customer = provider.state.tables.customers[session.customer]!
  const subscription = startSubscription(provider, { ...offer, customer, metadata: session.subscription_metadata })
  session.status = 'complete'
  session.payment_status = 'paid'
  session.subscription = subscription.id
  session.url = null
  provider.emit('checkout.session.completed', shownSession(session))
}
