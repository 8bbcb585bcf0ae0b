import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newUser } from '../../../services/auth/src/domain/user.ts'
import { createUsers } from '../../../services/auth/src/store/users.ts'
import { type Caller, createCaller } from '../../bench/caller.ts'
import { controlPayments } from '../../dev/payment-control.ts'
import type { Stack } from '../../stack/stack.ts'
import { ask, openPeople, type Person, type Reply } from '../faults/people.ts'
import { openStores, type Stores } from '../faults/stores.ts'

/** What the payment stand-in keeps, as far as the rows read it. Instants in seconds, amounts in minor units. */
export interface ProviderState {
  now: number
  customers: Record<string, { id: string; metadata: { userId?: string } }>
  subscriptions: Record<string, AtProvider>
  sessions: Record<string, { id: string; customer: string; status: string; amount_total: number }>
  charges: Record<string, { id: string; customer: string; amount: number; amount_refunded: number }>
  webhooks: { sending: number; held: number }
}

export interface AtProvider {
  id: string
  customer: string
  status: string
  created: number
  cancel_at: number | null
  items: { data: { current_period_end: number }[] }
}

/** A message of the provider, whole. */
export interface Message {
  id: string
  type: string
  data: { object: { id: string; customer?: string } }
}

/** The payment stand-in of a system, the candidates who pay there, and what billing stores. */
export interface Shop {
  stack: Stack
  stores: Stores
  /** A candidate with an account and a session. */
  newCandidate(): Promise<Person>
  /** A session of a candidate of whom only the provider and billing know. */
  personOf(userId: string): Promise<Person>
  call<T = Record<string, unknown>>(person: Person, call: Parameters<typeof ask>[2]): Promise<Reply<T>>
  control<T = Record<string, unknown>>(action: string, body?: object): Promise<T>
  /** A call of the provider's own API, as its portal or an operator makes it. */
  atProvider<T>(method: 'GET' | 'POST', path: string, form?: Record<string, string>): Promise<T>
  state(): Promise<ProviderState>
  /** Sends a message to the webhook through the gateway, signed as the provider signs; resolves with the status. */
  deliver(message: object, sent?: Partial<Sent>): Promise<number>
  /**
   * Waits until no message of the provider is on its way and billing has processed all that it stored; false if that does
   * not come within the time.
   */
  settled(withinMs?: number): Promise<boolean>
  /** What a killed billing left is due at once, instead of after its grace of 10 s. */
  makeDue(): Promise<void>
  close(): Promise<void>
}

export interface Sent {
  body: string
  signature: string | undefined
  /** Loopback address to call from. */
  from: string
}

async function openShop(stack: Stack): Promise<Shop> {
  const stores = openStores(stack.context)
  const users = createUsers(stores.auth.db)
  const people = await openPeople(stack)
  const caller = createCaller(stack.base)
  const { urls, secrets } = stack.context
  const events = stores.billing.db.collection<{ dueAt: Date | null }>('provider_events')
  return {
    stack,
    stores,
    async newCandidate() {
      const person = await people.create()
      const profile = { email: `${person.userId}@shop.example`, username: null, zone: 'UTC' }
      await users.insertPending(newUser(person.userId, profile, new Date()), new Date(Date.now() + 3_600_000))
      await users.confirm(person.userId)
      return person
    },
    personOf: (userId) => people.renew({ userId, zone: 'UTC', token: '', from: '' }),
    call: (person, call) => ask(caller, person, call),
    control: (action, body) => controlPayments(urls.payments, action, body),
    atProvider: (method, path, form) => callProvider(urls.payments, { method, path, form }),
    state: () => controlPayments(urls.payments, 'state'),
    deliver: (message, sent = {}) => deliver(caller, { secret: secrets.webhookSecret, message, ...sent }),
    settled: (withinMs = 180_000) =>
      until(async () => {
        const { sending } = await controlPayments<ProviderState['webhooks']>(urls.payments, 'waiting')
        return sending === 0 && (await events.countDocuments({ dueAt: { $ne: null } })) === 0
      }, withinMs),
    async makeDue() {
      await events.updateMany({ dueAt: { $ne: null } }, { $set: { dueAt: new Date(0) } })
    },
    async close() {
      caller.close()
      await people.close()
      await stores.close()
    },
  }
}

/** Runs work with a shop, and closes it. */
export async function withShop<T>(stack: Stack, work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await openShop(stack)
  try {
    return await work(shop)
  } finally {
    await shop.close()
  }
}

/** Looks again and again; false if it does not become true within the time. */
export async function until(isTrue: () => Promise<boolean>, withinMs: number, everyMs = 100): Promise<boolean> {
  const end = performance.now() + withinMs
  while (!(await isTrue())) {
    if (performance.now() > end) return false
    await pause(everyMs)
  }
  return true
}

/** Presses 'Subscribe' until there is a checkout, as a candidate does who sees that it failed. Returns its id. */
export async function pressUntilOpen(shop: Shop, person: Person): Promise<string> {
  const attempt = randomUUID()
  return (await untilOpen(() => press(shop, person, attempt))).sessionId
}

/** Presses again while a busy machine refuses, for 30 s. Returns the checkout that was opened. */
export async function untilOpen<T>(pressOnce: () => Promise<Reply<T>>): Promise<T> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { status, body } = await pressOnce()
    if (status === 200) return body
    await pause(250)
  }
  throw new Error('no press opened a checkout')
}

export const press = (shop: Shop, person: Person, attempt: string = randomUUID()) =>
  shop.call<{ sessionId: string; url: string }>(person, {
    method: 'POST',
    path: '/payments/checkout-session',
    body: { userId: person.userId, attempt },
  })

async function callProvider<T>(
  url: string,
  { method, path, form }: { method: string; path: string; form: Record<string, string> | undefined },
): Promise<T> {
  const query = form && method === 'GET' ? `?${new URLSearchParams(form).toString()}` : ''
  const answer = await fetch(`${url}/v1${path}${query}`, {
    method,
    headers: { authorization: 'Bearer sk_test_standin' },
    ...(form && method === 'POST' ? { body: new URLSearchParams(form) } : {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}

interface Delivered extends Partial<Sent> {
  secret: string
  message: object
}

async function deliver(caller: Caller, delivered: Delivered): Promise<number> {
  const { secret, message, from = '127.0.0.1' } = delivered
  const body = delivered.body ?? JSON.stringify(message, null, 2)
  const signature = 'signature' in delivered ? delivered.signature : sign(body, secret)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(signature === undefined ? {} : { 'stripe-signature': signature }),
  }
  const job = { operation: 'webhook', method: 'POST', path: '/api/payments/webhook', headers, body, from } as const
  return (await caller.send(job)).status
}

/** The header `Stripe-Signature` (docs.stripe.com/webhooks/signature); `at` in seconds. */
export function sign(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
