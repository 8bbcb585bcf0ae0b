import {
  formOf,
  integerOf,
  listOf as values,
  metadataOf,
  required,
  textOf,
  type Form,
  type FormValue,
} from '../form.ts'
import { discounted, offerOf } from '../money.ts'
import type { CheckoutSession } from '../objects.ts'
import type { Provider } from '../provider.ts'
import { find, invalid } from '../provider-error.ts'
import { shownSession } from '../session-view.ts'
import { listOf } from './lists.ts'
import type { ApiRoute, Call } from './routes.ts'

export const checkoutSessions: readonly ApiRoute[] = [
  { method: 'POST', path: '/v1/checkout/sessions', answer: createSession },
  { method: 'GET', path: '/v1/checkout/sessions', answer: listSessions },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    answer: ({ provider, id }) => shownSession(sessionOf(provider, id)),
  },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', answer: expireSession },
]

const dayS = 86_400

export const sessionOf = ({ state }: Provider, id: string): CheckoutSession =>
  find(state.tables.sessions, 'checkout.session', id)

function createSession({ provider, form }: Call): object {
  if (form['mode'] !== 'subscription') throw invalid('Only mode=subscription is known here.', { param: 'mode' })
  const { tables } = provider.state
  if (form['discounts'] !== undefined && form['allow_promotion_codes'] !== undefined)
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.')
  const [line] = values(form['line_items']).map(formOf)
  const price = find(tables.prices, 'price', required(line ?? {}, 'price'))
  const created = provider.now()
  const id = `cs_test_${provider.newId('a').slice(2)}`
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    created,
    livemode: false,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer: find(tables.customers, 'customer', required(form, 'customer')).id,
    client_reference_id: textOf(form['client_reference_id']) ?? null,
    subscription: null,
    url: `${provider.publicUrl}/c/pay/${id}`,
    success_url: required(form, 'success_url'),
    cancel_url: textOf(form['cancel_url']) ?? null,
    expires_at: expiryOf(form, created),
    allow_promotion_codes: form['allow_promotion_codes'] === 'true',
    discounts: values(form['discounts']).map((each) => discountOf(provider, each)),
    amount_total: 0,
    currency: price.currency,
    metadata: metadataOf(form['metadata']),
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_metadata: metadataOf(formOf(form['subscription_data'])['metadata']),
  }
  setTotal(provider, session)
  tables.sessions[id] = session
  return shownSession(session)
}

function expiryOf(form: Form, created: number): number {
  const wanted = integerOf(form['expires_at'], 'expires_at') ?? created + dayS
  if (wanted >= created + 1_800 && wanted <= created + dayS) return wanted
  throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from Checkout Session creation.')
}

function discountOf(provider: Provider, value: FormValue): CheckoutSession['discounts'][number] {
  const id = required(formOf(value), 'promotion_code')
  const code = find(provider.state.tables.promotionCodes, 'promotion code', id)
  if (!code.active || (code.expires_at ?? Infinity) <= provider.now())
    throw invalid(`This promotion code cannot be redeemed: ${code.code}`, { param: 'discounts[0][promotion_code]' })
  return { promotion_code: id, coupon: code.promotion.coupon }
}

export function setTotal(provider: Provider, session: CheckoutSession): void {
  const { price, coupon } = offerOf(provider, session)
  session.amount_total = discounted(price.unit_amount, coupon)
}

function listSessions({ provider, form }: Call): object {
  const [customer, status] = [textOf(form['customer']), textOf(form['status'])]
  const found = Object.values(provider.state.tables.sessions).filter(
    (each) =>
      (customer === undefined || each.customer === customer) && (status === undefined || each.status === status),
  )
  return listOf('/v1/checkout/sessions', found.map(shownSession), form)
}

function expireSession({ provider, id }: Call): object {
  const session = sessionOf(provider, id)
  if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`)
  session.status = 'expired'
  session.url = null
  provider.emit('checkout.session.expired', shownSession(session))
  return shownSession(session)
}
