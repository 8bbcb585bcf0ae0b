import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@app/shared/mongo/connect'
import { controlPayments } from '../dev/payment-control.ts'
import type { BenchStack } from './bench-stack.ts'
import { type Caller, createCaller, type Outcome, outcomesOf, perform } from './caller.ts'
import { generateLoad, latenciesOf, type Timing, waitsOf } from './load-generator.ts'
import { loadAverage } from './machine.ts'
import { type MixContext, runMix } from './mix.ts'
import { histogramOf } from './statistics.ts'
import { type Row, type Section, short } from './table.ts'

/** Who takes in what billing says of a subscription. */
type Follower = 'auth' | 'practice'

export interface WebhookOptions {
  stack: BenchStack
  context: MixContext
  /** Calls a second that the system keeps up with. */
  capacity: number
  /** Where the payment stand-in is, and what signs its messages. */
  provider: { url: string; secret: string }
  databases: Record<Follower, Database['db']>
  /** Shorter, to see that it works. */
  quick: boolean
  log: (line: string) => void
}

const RATE = 10
const SIZES = { full: { steadyMs: 60_000, burst: 500 }, quick: { steadyMs: 10_000, burst: 50 } } as const
const EFFECT_MS = 2_000
const DONE_MS = 60_000
const LOOK_MS = 50

/** A message of the provider about a subscription that has begun there. */
interface Message {
  userId: string
  body: string
}

type Sample = Outcome & Timing & { userId: string; sentAt: number }

/** Messages of the payment provider beside a quarter of the load, and then many in one second. */
export async function measureWebhooks(options: WebhookOptions): Promise<Section> {
  const { quick, log, stack } = options
  const size = quick ? SIZES.quick : SIZES.full
  const caller = createCaller(stack.base)
  try {
    log('webhooks: subscriptions')
    const messages = await makeMessages(options, Math.ceil((RATE * size.steadyMs) / 1000) * 2 + size.burst)
    log('webhooks: beside the load')
    const steady = await steadyRows(caller, options, { messages, durationMs: size.steadyMs })
    log('webhooks: burst')
    const burst = await burstRows(caller, options, messages.splice(0, size.burst))
    return {
      title: 'Messages of the payment provider',
      note: `Each message is of another candidate, who has just subscribed at the payment stand-in; the same system and mix at C/4, C is ${Math.round(options.capacity)}/s. Responses from the sending; effects from the sending until auth or practice has stored them, looked for every ${LOOK_MS} ms. Load average ${loadAverage()}.`,
      rows: [...steady, ...burst],
    }
  } finally {
    caller.close()
  }
}

/** Candidates of the free plan subscribe at the stand-in. Their messages are lost there: this bench sends them. */
async function makeMessages({ provider: { url }, context }: WebhookOptions, count: number): Promise<Message[]> {
  await controlPayments(url, 'webhooks', { lose: true })
  const messages: Message[] = []
  for (const { id: userId } of context.people.all.filter(({ plan }) => plan === 'free').slice(0, count)) {
    const { customerId } = await controlPayments<{ customerId: string }>(url, 'subscriptions', { userId })
    const created = Math.floor(Date.now() / 1000)
    const object = { id: `sub_${randomUUID()}`, object: 'subscription', customer: customerId }
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const event = { id, object: 'event', type: 'customer.subscription.updated', created, data: { object } }
    messages.push({ userId, body: JSON.stringify(event) })
  }
  return messages
}

/** One message; `next` is taken from the list. */
async function send(caller: Caller, { provider }: WebhookOptions, message: Message | undefined): Promise<Sent> {
  if (!message) throw new Error('no message is left')
  const sentAt = performance.now()
  const { body } = message
  const at = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', provider.secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${digest}` }
  const job = { operation: 'webhook', method: 'POST', path: '/api/payments/webhook', headers, body } as const
  return { ...(await perform(caller, { ...job, from: '127.0.0.1' })), userId: message.userId, sentAt }
}

type Sent = Omit<Sample, keyof Timing>

async function steadyRows(
  caller: Caller,
  options: WebhookOptions,
  { messages, durationMs }: { messages: Message[]; durationMs: number },
): Promise<Row[]> {
  const watching = watchEffects(options.databases)
  const hooks = generateLoad({ rate: RATE, durationMs, random: options.context.random }, async () => {
    const message = messages.pop()
    if (message) watching.expect(message.userId)
    return send(caller, options, message)
  })
  const [sent, others] = await Promise.all([
    hooks.ended,
    runMix(caller, options.context, { rate: options.capacity / 4, durationMs }),
  ])
  const effects = await watching.settled(DONE_MS)
  const name = `${RATE} messages a second for ${durationMs / 1000} s beside C/4`
  return [
    responseRow(name, sent),
    effectRow('auth', sent, effects),
    effectRow('practice', sent, effects),
    othersRow(others),
  ]
}

function responseRow(name: string, sent: readonly Sample[]): Row {
  const p99 = waitsOf(sent).percentile(0.99)
  return {
    what: `${name}: 2xx, p99`,
    got: `${short(p99)} ms (${outcomesOf(sent)})`,
    bar: '≤ 250 ms, all 200',
    reached: p99 <= 250 && sent.every(isGood),
  }
}

function effectRow(service: Follower, sent: readonly Sample[], effects: ReadonlyMap<string, number>): Row {
  const delays = sent.map(({ userId, sentAt }) => (effects.get(`${service} ${userId}`) ?? Infinity) - sentAt)
  const p99 = histogramOf(delays).percentile(0.99)
  const lost = delays.filter((delay) => !Number.isFinite(delay)).length
  return {
    what: `effect in ${service}, p99`,
    got: `${short(p99)} ms, ${lost} of ${delays.length} missing`,
    bar: `≤ ${EFFECT_MS} ms, 0`,
    reached: p99 <= EFFECT_MS && lost === 0,
  }
}

function othersRow(others: readonly (Outcome & Timing)[]): Row {
  const p99 = latenciesOf(others).percentile(0.99)
  const failed = others.filter(({ status }) => status !== 200).length
  return {
    what: 'the others, p99',
    got: `${short(p99)} ms, ${failed} of ${others.length} failed`,
    bar: '≤ 250 ms, ≤ 0.1 %',
    reached: p99 <= 250 && failed <= others.length / 1000,
  }
}

const isGood = ({ status }: Pick<Outcome, 'status'>) => status >= 200 && status < 300

/** All within one second, at even distances. */
async function burstRows(caller: Caller, options: WebhookOptions, messages: readonly Message[]): Promise<Row[]> {
  const watching = watchEffects(options.databases)
  messages.forEach(({ userId }) => watching.expect(userId))
  const began = performance.now()
  const sent = await Promise.all(
    messages.map(async (message, index) => {
      await pause((index * 1000) / messages.length)
      return send(caller, options, message)
    }),
  )
  const effects = await watching.settled(DONE_MS)
  const done = messages.flatMap(({ userId }) => [effects.get(`auth ${userId}`), effects.get(`practice ${userId}`)])
  const lost = done.filter((at) => at === undefined).length
  const took = Math.max(...done.map((at) => (at ?? Infinity) - began))
  return [
    {
      what: `${messages.length} messages in one second: responses`,
      got: outcomesOf(sent),
      bar: 'all 200',
      reached: sent.every(isGood),
    },
    {
      what: 'all done in auth and practice',
      got: `${short(took / 1000)} s, ${lost} of ${done.length} effects missing`,
      bar: `≤ ${DONE_MS / 1000} s, 0 lost`,
      reached: took <= DONE_MS && lost === 0,
    },
  ]
}

/** What auth stores in a user, and practice in an entitlement. */
interface Followed {
  _id: string
  sequence?: number
  subscription?: { sequence: number } | null
}

const parts = { sequence: 1, subscription: 1 }
const collectionOf = (databases: WebhookOptions['databases'], service: Follower) =>
  databases[service].collection<Followed>(service === 'auth' ? 'users' : 'entitlements')
const isFollowed = ({ sequence, subscription }: Followed) => (sequence ?? subscription?.sequence ?? 0) > 0

/** When each service had the effect of each message, by 'service userId', in `performance.now()`. */
interface Watching {
  expect(userId: string): void
  /** Waits until everything that is expected is there, or for so long. */
  settled(withinMs: number): Promise<Map<string, number>>
}

/** Looks by id, as the services do, so that looking costs little. */
function watchEffects(databases: WebhookOptions['databases']): Watching {
  const seen = new Map<string, number>()
  const open = { auth: new Set<string>(), practice: new Set<string>() }
  let isOver = false
  const look = async (service: Follower) => {
    const wanted = [...open[service]]
    if (wanted.length === 0) return
    const found = await collectionOf(databases, service)
      .find({ _id: { $in: wanted } }, { projection: parts })
      .toArray()
    const now = performance.now()
    for (const { _id } of found.filter(isFollowed)) {
      seen.set(`${service} ${_id}`, now)
      open[service].delete(_id)
    }
  }
  const lookOn = async (service: Follower) => {
    while (!isOver) {
      await look(service)
      await pause(LOOK_MS)
    }
  }
  const looking = Promise.all([lookOn('auth'), lookOn('practice')])
  return {
    expect(userId) {
      open.auth.add(userId)
      open.practice.add(userId)
    },
    async settled(withinMs) {
      const end = performance.now() + withinMs
      while (open.auth.size + open.practice.size > 0 && performance.now() < end) await pause(LOOK_MS)
      isOver = true
      await looking
      return seen
    },
  }
}
