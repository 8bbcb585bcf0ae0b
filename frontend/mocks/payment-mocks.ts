import type { components } from '@app/contracts/generated/billing'
import { ok, problem } from './answers.ts'
import type { Mocks } from './operations.ts'
import type { World } from './world.ts'

type LiveSubscription = components['schemas']['LiveSubscription']

const CHECKOUT = 'cs_test_mock'
const PERIOD_END = '2026-12-29T09:00:00.000Z'
const price = { amount: 1000, currency: 'usd', interval: 'month' } as const

/** Payments of a candidate whose checkout is paid the moment it is verified. */
export function createPaymentMocks(world: World) {
  let isCancelled = false
  const live = () => (world.plan === 'monthly' ? paid(isCancelled) : nothing)
  const change = (cancelled: boolean, message: string) => {
    if (world.plan === 'free') return problem(409, 'no-subscription', 'No active subscription to manage.')
    isCancelled = cancelled
    return ok({ message, subscription: live() })
  }
  return {
    getPricing: () => ok(price),
    listPromotions: () => ok({ now: world.now().toISOString(), promotions: [promotion] }),
    createCheckoutSession: ({ body }) =>
      world.plan === 'monthly'
        ? problem(409, 'already-subscribed', 'You already have a subscription. Manage it in the billing portal.')
        : ok({
            url: `/account?status=success&session_id=${CHECKOUT}`,
            sessionId: CHECKOUT,
            promotion: body.promo ? { code: body.promo, outcome: 'expired', message: EXPIRED } : null,
          }),
    getCheckoutSession: ({ path }) => {
      if (path.id !== CHECKOUT) return problem(404, 'checkout-not-found', 'There is no such checkout.')
      world.plan = 'monthly'
      world.user = { ...world.user, subscriptionActive: true }
      const message = 'Subscription updated successfully.'
      return ok({ id: CHECKOUT, status: 'complete', paymentStatus: 'paid', message, subscription: live() })
    },
    openBillingPortal: () => ok({ url: '/account' }),
    cancelSubscription: () => change(true, 'Subscription will cancel at period end.'),
    resumeSubscription: () => change(false, 'Your subscription continues.'),
    getLiveSubscription: () => ok(live()),
    syncSubscription: () => ok(live()),
    listReceipts: () => ok({ receipts: world.plan === 'monthly' ? [receipt] : [] }),
    receiveWebhook: () => problem(400, 'bad-signature', 'The signature of this message is not valid.'),
  } satisfies Partial<Mocks>
}

const EXPIRED = 'The code has expired. The full price applies.'

const paid = (isCancelled: boolean): LiveSubscription => ({
  active: true,
  status: 'active',
  periodEnd: PERIOD_END,
  cancelAt: isCancelled ? PERIOD_END : null,
  cancelAtPeriodEnd: isCancelled,
  ...price,
})

const nothing: LiveSubscription = {
  active: false,
  status: 'none',
  periodEnd: null,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  amount: null,
  currency: null,
  interval: null,
}

const promotion = {
  code: 'OCT90',
  discountPercent: 90,
  expiresAt: '2025-10-31T23:59:59.000Z',
  heading: '90% off your first month',
  subheading: 'Ten new questions every day for one month, at a tenth of the price.',
  ctaLabel: 'Subscribe',
  highlightColor: '#b45309',
}

const receipt = {
  id: 'in_mock',
  date: '2026-11-29T09:00:00.000Z',
  amount: 1000,
  currency: 'usd',
  status: 'paid',
  link: null,
} as const
