import { ok, problem } from './answers.ts'
import type { Mocks } from './operations.ts'
import type { World } from './world.ts'

export const PROMOTION = {
  code: 'OCT90',
  discountPercent: 90,
  expiresAt: '2025-10-31T23:59:59.000Z',
  heading: '90% off your first month',
  subheading: 'Full practice for $1 until the end of October.',
  ctaLabel: 'Subscribe',
  highlightColor: '#b45309',
}
/** A checkout that exists, as the address of the account page names it after a payment. */
export const CHECKOUT = 'cs_test_a1'

const noSubscription = () => problem(409, 'no-subscription', 'No active subscription to manage.')

/** Payments. The provider's pages are not mocked: a checkout and the portal lead back at once. */
export function createBillingMocks(world: World) {
  return { ...offerMocks(world), ...subscriptionMocks(world), exportBillingUser: () => ok({ collections: {} }) }
}

function offerMocks(world: World) {
  return {
    getPricing: () => ok({ amount: 1000, currency: 'usd', interval: 'month' }),
    listPromotions: () => ok({ now: world.now().toISOString(), promotions: [PROMOTION] }),
    createCheckoutSession: ({ body: { promo } }) => {
      if (world.subscription.active)
        return problem(409, 'already-subscribed', 'You have a subscription already. Manage it in the billing portal.')
      const message = '90% off your first month.'
      const promotion = promo ? { code: promo, outcome: 'applied' as const, message } : null
      return ok({ url: `/account?status=success&session_id=${CHECKOUT}`, sessionId: CHECKOUT, promotion })
    },
    getCheckoutSession: ({ path }) => {
      if (path.id !== CHECKOUT) return problem(404, 'checkout-not-found', 'There is no such checkout.')
      subscribe(world)
      return ok({
        id: CHECKOUT,
        status: 'complete',
        paymentStatus: 'paid',
        message: 'Subscription updated successfully.',
        subscription: world.subscription,
      })
    },
    receiveWebhook: () => ok({ received: true }),
  } satisfies Partial<Mocks>
}

function subscriptionMocks(world: World) {
  const change = (cancelAt: string | null, message: string) => {
    if (!world.subscription.active) return noSubscription()
    world.subscription = { ...world.subscription, cancelAt, cancelAtPeriodEnd: cancelAt !== null }
    return ok({ message, subscription: world.subscription })
  }
  return {
    openBillingPortal: () =>
      world.user.stripeCustomerId
        ? ok({ url: '/account' })
        : problem(409, 'no-customer', 'No active subscription to manage.'),
    cancelSubscription: () => change(world.subscription.periodEnd, 'Subscription will cancel at period end.'),
    resumeSubscription: () => change(null, 'Your subscription continues.'),
    getLiveSubscription: () => ok(world.subscription),
    syncSubscription: () => ok(world.subscription),
    listReceipts: () => ok({ receipts: world.receiptsOfPayments }),
  } satisfies Partial<Mocks>
}

/** What a payment makes of the world: a month from now, and one receipt. */
export function subscribe(world: World): void {
  const periodEnd = new Date(world.now().getTime() + 30 * 86_400_000).toISOString()
  world.plan = 'monthly'
  world.subscription = {
    active: true,
    status: 'active',
    periodEnd,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    amount: 1000,
    currency: 'usd',
    interval: 'month',
  }
  world.user = {
    ...world.user,
    stripeCustomerId: 'cus_mock',
    subscriptionActive: true,
    subscriptionCurrentPeriodEnd: periodEnd,
  }
  const date = world.now().toISOString()
  world.receiptsOfPayments = [
    { id: 'in_mock', date, amount: 1000, currency: 'usd', status: 'paid', link: 'https://invoice.example/in_mock' },
  ]
}
