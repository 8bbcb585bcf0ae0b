import type Stripe from 'stripe'
import type { Price } from '../store/prices.ts'
import { intervals } from '../domain/provider-subscription.ts'
import { idOf, isMissing, oneOf } from './stripe-client.ts'

/** One checkout at the provider. */
export interface ProviderCheckout {
  id: string
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required'
  /** Where to pay; null unless it is open. */
  url: string | null
  userId: string | null
  customerId: string | null
}

export interface NewCheckout {
  userId: string
  customerId: string
  priceId: string
  /** The provider's id of a promotion code, and how our promotions spell it. */
  promotion: { id: string; code: string } | null
  /** Where the browser comes back to. */
  origin: string
  idempotencyKey: string
}

/** Customers, prices, checkouts and the portal. Every function throws the SDK's errors. */
export interface ProviderCheckouts {
  price(lookupKey: string): Promise<Omit<Price, 'readAt'> | null>
  createCustomer(userId: string): Promise<string>
  setEmail(customerId: string, email: string): Promise<void>
  /** The candidate that a customer stands for by its metadata; null if it names none, or was deleted. */
  ownerOf(customerId: string): Promise<string | null>
  /** Closes the customer's open checkouts, ends their subscriptions and deletes what the provider has of them. Idempotent. */
  deleteCustomer(customerId: string): Promise<void>
  /** The provider's id of an active promotion code; null if it has none. */
  promotionCode(code: string): Promise<string | null>
  create(checkout: NewCheckout): Promise<ProviderCheckout>
  /** Null if there is none. */
  find(id: string): Promise<ProviderCheckout | null>
  /** Closes an open checkout; one that is not open stays as it is. */
  expire(id: string): Promise<void>
  openPortal(customerId: string, returnUrl: string): Promise<string>
}

/** `portalConfiguration`: the provider's id of it; without one, the account's default. */
export function createProviderCheckouts(stripe: Stripe, portalConfiguration?: string): ProviderCheckouts {
  return {
    async price(key) {
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
      return data[0] ? readPrice(data[0]) : null
    },
    async createCustomer(userId) {
      const key = { idempotencyKey: `customer-${userId}` }
      return (await stripe.customers.create({ metadata: { userId } }, key)).id
    },
    async setEmail(customerId, email) {
      await stripe.customers.update(customerId, { email })
    },
    async ownerOf(customerId) {
      const customer = await orNull(stripe.customers.retrieve(customerId))
      return !customer || customer.deleted ? null : (customer.metadata['userId'] ?? null)
    },
    async deleteCustomer(customerId) {
      await closeCheckouts(stripe, customerId)
      await orNull(stripe.customers.del(customerId))
    },
    async promotionCode(code) {
      const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
      return data[0]?.id ?? null
    },
    create: async ({ idempotencyKey, ...checkout }) =>
      read(await stripe.checkout.sessions.create(parametersOf(checkout), { idempotencyKey })),
    async find(id) {
      const session = await orNull(stripe.checkout.sessions.retrieve(id))
      return session && read(session)
    },
    async expire(id) {
      await stripe.checkout.sessions.expire(id)
    },
    async openPortal(customer, returnUrl) {
      const configuration = portalConfiguration ? { configuration: portalConfiguration } : {}
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, ...configuration })).url
    },
  }
}

/** Paid after its customer was deleted, an open checkout would begin a subscription without an owner. */
async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await orNull(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }))
  for (const { id } of open?.data ?? []) await stripe.checkout.sessions.expire(id)
}

/** Null for a price without a whole amount, such as one that depends on the quantity. */
function readPrice({ id, unit_amount: amount, currency, recurring }: Stripe.Price): Omit<Price, 'readAt'> | null {
  if (amount === null) return null
  return { priceId: id, amount, currency, interval: oneOf(intervals, recurring?.interval, 'month') }
}

function parametersOf(checkout: Omit<NewCheckout, 'idempotencyKey'>): Stripe.Checkout.SessionCreateParams {
  const { userId, customerId, priceId, promotion, origin } = checkout
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: `${origin}/account?status=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/account?status=cancel`,
    subscription_data: { metadata: { userId, ...(promotion ? { promo: promotion.code } : {}) } },
    ...(promotion ? { discounts: [{ promotion_code: promotion.id }] } : {}),
  }
}

function read(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    status: oneOf(['open', 'complete', 'expired'], session.status, 'open'),
    paymentStatus: oneOf(['paid', 'unpaid', 'no_payment_required'], session.payment_status, 'unpaid'),
    url: session.url,
    userId: session.client_reference_id,
    customerId: idOf(session.customer),
  }
}

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
