import { createCustomer } from './api/customers.ts'
import { refund } from './api/payments.ts'
import { sessionOf } from './api/checkout-sessions.ts'
import { doWhatIsDue } from './clock-work.ts'
import type { Card, Charge, Customer, Dispute } from './objects.ts'
import { pay } from './pages/checkout.ts'
import type { Provider } from './provider.ts'
import { invalid } from './provider-error.ts'
import { endSubscription, startSubscription } from './subscriptions.ts'
import type { Delivery, Webhooks } from './webhooks.ts'

/** How the API behaves to every caller, until it is changed. */
export interface Faults {
  /** Each call is answered this much later. */
  delayMs: number
  /** Each call is answered with 500 and does nothing. */
  down: boolean
  /** Each call does its work, and the answer is lost. */
  loseAnswers: boolean
}

export interface Controlled {
  provider: Provider
  webhooks: Webhooks
  faults: Faults
}

type Body = Record<string, unknown>
type Action = (controlled: Controlled, body: Body) => object

/** What tests may do at `POST /control/<name>` with a JSON body. The real provider has nothing like it. */
export const controls: Readonly<Record<string, Action>> = {
  subscriptions: giveSubscription,
  end: endSubscriptions,
  pay: payCheckout,
  card: setCard,
  clock: moveClock,
  webhooks: ({ webhooks }, body) => Object.assign(webhooks.delivery, body as Partial<Delivery>),
  release: ({ webhooks }, body) => ({
    released: webhooks.release(body['order'] === 'reverse' ? 'reverse' : 'forward'),
  }),
  resend: resendEvents,
  faults: ({ faults }, body) => Object.assign(faults, body as Partial<Faults>),
  refund: refundLast,
  dispute: openDispute,
  'close-dispute': closeDispute,
  waiting: ({ webhooks }) => webhooks.waiting(),
  state: ({ provider, webhooks }) => ({ ...provider.state.tables, webhooks: webhooks.waiting(), now: provider.now() }),
}

/** `{userId}`: gives this user of the shop a paid subscription, with all its events. */
function giveSubscription({ provider }: Controlled, body: Body): object {
  const userId = textOf(body, 'userId')
  const { prices } = provider.state.tables
  const price = Object.values(prices).find(({ active, lookup_key: key }) => active && key !== null)
  if (!price) throw invalid('There is no price yet.')
  const customer = customersOf(provider, userId)[0] ?? createCustomer(provider, { metadata: { userId } })
  provider.state.cards[customer.id] = (body['card'] as Card | undefined) ?? 'good'
  const subscription = startSubscription(provider, { customer, price, metadata: { userId } })
  return { customerId: customer.id, subscriptionId: subscription.id }
}

/** `{userId}`: ends all subscriptions of this user now. */
function endSubscriptions({ provider }: Controlled, body: Body): object {
  const customers = new Set(customersOf(provider, textOf(body, 'userId')).map(({ id }) => id))
  const live = Object.values(provider.state.tables.subscriptions).filter(
    (each) => customers.has(each.customer) && each.status !== 'canceled',
  )
  for (const subscription of live) endSubscription(provider, subscription, { reason: 'payment_failed' })
  return { ended: live.length }
}

/** `{sessionId, card?, fingerprint?}`: pays an open checkout as its page does. */
function payCheckout({ provider }: Controlled, body: Body): object {
  const session = sessionOf(provider, textOf(body, 'sessionId'))
  if (session.status !== 'open') throw invalid(`This checkout is ${session.status}.`)
  const fingerprint = typeof body['fingerprint'] === 'string' ? body['fingerprint'] : undefined
  return pay(provider, session, { card: (body['card'] as Card | undefined) ?? 'good', fingerprint })
}

/** `{userId, card}`: the card that the next payments are tried with. */
function setCard({ provider }: Controlled, body: Body): object {
  for (const { id } of customersOf(provider, textOf(body, 'userId')))
    provider.state.cards[id] = textOf(body, 'card') as Card
  return {}
}

const dayMs = 86_400_000

/** `{to}` or `{advanceMs}`: moves the clock and does what becomes due, day by day. */
function moveClock({ provider }: Controlled, body: Body): object {
  const now = provider.now() * 1000
  const to = typeof body['to'] === 'string' ? Date.parse(body['to']) : now + Number(body['advanceMs'] ?? 0)
  if (Number.isNaN(to)) throw invalid('Give `to` as an instant, or `advanceMs`.')
  const start = provider.state.offsetMs
  for (let moved = Math.min(dayMs, to - now); ; moved = Math.min(moved + dayMs, to - now)) {
    provider.state.offsetMs = start + moved
    doWhatIsDue(provider)
    if (moved >= to - now) break
  }
  return { now: provider.now() }
}

/** `{ids?}`: sends events again, all of them if none is named. */
function resendEvents({ provider, webhooks }: Controlled, body: Body): object {
  const ids = body['ids'] as string[] | undefined
  const events = Object.values(provider.state.tables.events).filter(({ id }) => !ids || ids.includes(id))
  events.forEach((event) => webhooks.send(event))
  return { sent: events.length }
}

/** `{userId, amount?}`: pays the user's last charge back, as an operator does in the dashboard. */
function refundLast({ provider }: Controlled, body: Body): object {
  const amount = typeof body['amount'] === 'number' ? body['amount'] : undefined
  return refund(provider, lastCharge(provider, body), { amount, reason: 'requested_by_customer' })
}

/** `{userId}`: the user's bank disputes the last charge. */
function openDispute({ provider }: Controlled, body: Body): object {
  const charge = lastCharge(provider, body)
  const id = provider.newId('du')
  const dispute: Dispute = {
    id,
    object: 'dispute',
    created: provider.now(),
    livemode: false,
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
  provider.state.tables.disputes[id] = dispute
  charge.disputed = true
  provider.emit('charge.dispute.created', dispute)
  return dispute
}

/** `{disputeId, status}`: the bank decides `won` or `lost`. */
function closeDispute({ provider }: Controlled, body: Body): object {
  const dispute = provider.state.tables.disputes[textOf(body, 'disputeId')]
  if (!dispute) throw invalid('There is no such dispute.')
  dispute.status = body['status'] === 'won' ? 'won' : 'lost'
  provider.emit('charge.dispute.closed', dispute)
  return dispute
}

function lastCharge(provider: Provider, body: Body): Charge {
  const customers = new Set(customersOf(provider, textOf(body, 'userId')).map(({ id }) => id))
  const charge = Object.values(provider.state.tables.charges).findLast((each) => customers.has(each.customer))
  if (!charge) throw invalid('This user was never charged.')
  return charge
}

const customersOf = ({ state }: Provider, userId: string): Customer[] =>
  Object.values(state.tables.customers).filter(({ metadata }) => metadata['userId'] === userId)

function textOf(body: Body, name: string): string {
  const value = body[name]
  if (typeof value === 'string') return value
  throw invalid(`Give ${name}.`)
}
