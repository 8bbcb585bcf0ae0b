/**
 * The provider's objects, with the fields that this stand-in fills. Names and shapes are those of the API version
 * 2026-10-28.endive; times are whole seconds since 1970, amounts integers in minor units.
 */
export type Metadata = Record<string, string>

interface Thing<Name extends string> {
  id: string
  object: Name
  created: number
  livemode: false
}

export interface Product extends Thing<'product'> {
  name: string
  active: boolean
}

export interface Price extends Thing<'price'> {
  active: boolean
  currency: string
  unit_amount: number
  lookup_key: string | null
  product: string
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number }
  type: 'recurring'
}

export interface Coupon extends Thing<'coupon'> {
  percent_off: number
  duration: 'once' | 'forever' | 'repeating'
  name: string | null
  valid: boolean
}

export interface PromotionCode extends Thing<'promotion_code'> {
  code: string
  active: boolean
  expires_at: number | null
  promotion: { type: 'coupon'; coupon: string }
}

export interface Customer extends Thing<'customer'> {
  email: string | null
  name: string | null
  metadata: Metadata
  deleted?: true
}

export interface CheckoutSession extends Thing<'checkout.session'> {
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  customer: string
  client_reference_id: string | null
  subscription: string | null
  url: string | null
  success_url: string
  cancel_url: string | null
  expires_at: number
  allow_promotion_codes: boolean
  discounts: { promotion_code: string; coupon: string }[]
  amount_total: number
  currency: string
  metadata: Metadata
  line_items: { price: string; quantity: number }[]
  subscription_metadata: Metadata
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  quantity: number
  subscription: string
  current_period_start: number
  current_period_end: number
}

/** The card that pays a subscription. The same card has the same fingerprint, whoever pays with it. */
export interface PaymentMethod extends Thing<'payment_method'> {
  type: 'card'
  customer: string
  card: { fingerprint: string }
}

export interface Subscription extends Thing<'subscription'> {
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete' | 'trialing' | 'paused'
  start_date: number
  billing_cycle_anchor: number
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  currency: string
  metadata: Metadata
  latest_invoice: string | null
  default_payment_method: string | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
  cancellation_details: { reason: CancelReason | null; comment: string | null; feedback: null }
  collection_method: 'charge_automatically'
}

export type CancelReason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed'

export interface Invoice extends Thing<'invoice'> {
  customer: string
  number: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  currency: string
  subtotal: number
  total: number
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  next_payment_attempt: number | null
  hosted_invoice_url: string
  billing_reason: 'subscription_create' | 'subscription_cycle'
  period_start: number
  period_end: number
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } }
  lines: {
    object: 'list'
    data: {
      id: string
      object: 'line_item'
      amount: number
      currency: string
      description: string
      period: { start: number; end: number }
    }[]
    has_more: false
    url: string
  }
}

export interface InvoicePayment extends Thing<'invoice_payment'> {
  invoice: string
  amount_paid: number
  currency: string
  status: 'paid'
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface Charge extends Thing<'charge'> {
  amount: number
  amount_refunded: number
  refunded: boolean
  disputed: boolean
  currency: string
  customer: string
  payment_intent: string
  paid: true
  status: 'succeeded'
}

export interface Refund extends Thing<'refund'> {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'succeeded'
  reason: string | null
}

export interface Dispute extends Thing<'dispute'> {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}

export interface PortalConfiguration extends Thing<'billing_portal.configuration'> {
  active: boolean
  is_default: boolean
  default_return_url: string | null
  /** As they were given, in texts. */
  features: object
  metadata: Metadata
}

export interface WebhookEndpoint extends Thing<'webhook_endpoint'> {
  url: string
  status: 'enabled' | 'disabled'
  enabled_events: string[]
  api_version: string | null
  metadata: Metadata
}

export interface PortalSession extends Thing<'billing_portal.session'> {
  customer: string
  return_url: string
  url: string
}

export interface ProviderEvent extends Thing<'event'> {
  type: string
  api_version: string
  data: { object: unknown }
  pending_webhooks: number
}

/** How the card that a customer left behaves at each payment. */
export type Card = 'good' | 'declined' | 'fails at renewal'

/** Table to its objects by id. */
export interface Tables {
  products: Record<string, Product>
  prices: Record<string, Price>
  coupons: Record<string, Coupon>
  promotionCodes: Record<string, PromotionCode>
  customers: Record<string, Customer>
  sessions: Record<string, CheckoutSession>
  subscriptions: Record<string, Subscription>
  paymentMethods: Record<string, PaymentMethod>
  invoices: Record<string, Invoice>
  invoicePayments: Record<string, InvoicePayment>
  charges: Record<string, Charge>
  refunds: Record<string, Refund>
  disputes: Record<string, Dispute>
  portalSessions: Record<string, PortalSession>
  portalConfigurations: Record<string, PortalConfiguration>
  webhookEndpoints: Record<string, WebhookEndpoint>
  events: Record<string, ProviderEvent>
}
