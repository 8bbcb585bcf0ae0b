import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plant } from '../../stack/plant.ts'
import { compareLedger } from '../money/ledger.ts'
import { press, pressUntilOpen, type Shop, until, withShop } from '../money/shop.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Person } from './people.ts'
import { isGood, p99, type Sample, startTraffic } from './traffic.ts'

const sizes = {
  quick: { each: 2, hangMs: 12_000, overMs: 500, rate: 30, calmMs: 2_000, isTimed: false },
  full: { each: 40, hangMs: 30_000, overMs: 10_000, rate: 60, calmMs: 15_000, isTimed: true },
} as const

/** A caller may see the deadline of the operation, and half a second for the way. */
const wayMs = 500
const webhookMs = 1_000
const refusedMs = 500
const backMs = 5_000
/** The p99 of the others may grow by a fifth, or by so much. */
const toleranceMs = 50

const waits: readonly Plant[] = [
  {
    file: '/billing/src/providers/stripe-client.ts',
    find: 'timeout: 3_000, maxNetworkRetries: 1',
    replace: 'timeout: 60_000, maxNetworkRetries: 0',
  },
  {
    file: '/billing/src/providers/stripe-client.ts',
    find: "setTimeout(() => reject(new LateError('the provider takes too long')), withinMs)",
    replace: "setTimeout(() => reject(new LateError('the provider takes too long')), 60_000)",
  },
]

export const l5: Row = {
  id: 'L5',
  long: true,
  name: 'slow partner',
  bar: "the payment provider hangs for 30 s at load: every call that needs it is 503 with its sentence within its deadline (8 s; receipts and the return page 4 s), or refused at once beyond half of the gateway's room, its messages are answered within 1 s, the others' calls all succeed and their p99 grows by at most 20 % or 50 ms; back within 5 s, and then everyone has what they paid for",
  plant: {
    what: 'billing that waits for the provider for a minute',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('billing', 0, { plants: waits })
      try {
        return await hang(trial, { ...sizes.quick, each: 1, calmMs: 0 })
      } finally {
        await stack.restart('billing')
      }
    },
  },
  run: (trial) => hang(trial, sizes[trial.tier]),
}

interface Size {
  /** How many callers of each operation. */
  each: number
  hangMs: number
  /** The callers come within this time, as people do, not in one moment. */
  overMs: number
  rate: number
  calmMs: number
  isTimed: boolean
}

interface Partnered {
  method: 'GET' | 'POST'
  path: (one: Subscriber) => string
  body?: (one: Subscriber) => object
  sentence: string
  withinMs: number
}

interface Subscriber {
  person: Person
  sessionId: string
}

/** The calls that wait for the provider, with the specification's sentence for each. */
const calls: readonly Partnered[] = [
  {
    method: 'POST',
    path: () => '/payments/checkout-session',
    body: ({ person: { userId } }) => ({ userId, attempt: randomUUID() }),
    sentence: 'Failed to start checkout',
    withinMs: 8_000,
  },
  {
    method: 'POST',
    path: () => '/payments/billing-portal',
    body: () => ({}),
    sentence: 'Failed to open billing portal',
    withinMs: 8_000,
  },
  { method: 'POST', path: () => '/payments/cancel', sentence: 'Failed to cancel subscription', withinMs: 8_000 },
  { method: 'POST', path: () => '/payments/resume', sentence: 'Failed to resume subscription', withinMs: 8_000 },
  { method: 'POST', path: () => '/payments/sync', sentence: 'Failed to verify subscription', withinMs: 8_000 },
  {
    method: 'GET',
    path: ({ sessionId }) => `/payments/checkout-session/${sessionId}`,
    sentence: 'Failed to verify subscription',
    withinMs: 4_000,
  },
  { method: 'GET', path: () => '/payments/receipts', sentence: 'Failed to load receipts', withinMs: 4_000 },
]

async function hang({ stack: shared, random }: Trial, size: Size): Promise<Outcome> {
  const stack = await shared()
  return withShop(stack, async (shop) => {
    const subscribers = await Promise.all(
      calls.flatMap((call) => Array.from({ length: size.each }, async () => ({ call, one: await subscribe(shop) }))),
    )
    // The subscriptions' messages are processed first, so that the calm before the fault is measured without them.
    await shop.settled()
    const traffic = await startTraffic(stack, random, size.rate)
    await pause(1_000 + size.calmMs)
    const began = traffic.now()
    await shop.control('faults', { delayMs: size.hangMs })
    const [called, late] = await Promise.all([
      // In a drawn order, so that each operation finds room before the gateway refuses.
      Promise.all(
        random.shuffle(subscribers).map(async ({ call, one }, index) => {
          await pause((size.overMs * index) / subscribers.length)
          return faultsOfCall(shop, call, one)
        }),
      ),
      faultsOfMessages(shop, size.each),
    ])
    await pause(Math.max(0, began + size.hangMs - traffic.now()))
    const ended = traffic.now()
    await shop.control('faults', { delayMs: 0 })
    const back = await faultsOfReturn(shop)
    const samples = await traffic.stop()
    const during = samples.filter(({ at }) => at >= began && at < ended)
    const calm = samples.filter(({ at }) => at > 1_000 && at < began)
    // The last calls that hung have done their work only now.
    await pause(1_000)
    await shop.settled(30_000)
    const userIds = subscribers.map(({ one }) => one.person.userId)
    const ledger = await compareLedger(shop, userIds)
    const all = [...faultsOfCalls(called), ...late, ...back, ...faultsOfOthers(calm, during, size.isTimed), ...ledger]
    const got = `${subscribers.length} calls to a provider that hangs for ${size.hangMs / 1000} s; ${during.length} calls of others, p99 ${Math.round(p99(calm))} → ${Math.round(p99(during))} ms; ${all.length} faults`
    return { got, n: subscribers.length + during.length, faults: all }
  })
}

async function subscribe(shop: Shop): Promise<Subscriber> {
  const person = await shop.newCandidate()
  const sessionId = await pressUntilOpen(shop, person)
  await shop.control('pay', { sessionId })
  await shop.call(person, { path: `/payments/checkout-session/${sessionId}` })
  return { person, sessionId }
}

async function faultsOfCall(shop: Shop, call: Partnered, one: Subscriber): Promise<Called> {
  const { method, sentence, withinMs } = call
  const path = call.path(one)
  const body = call.body?.(one)
  const began = performance.now()
  const { status, body: said } = await shop.call<{ code?: string; message?: string }>(one.person, {
    method,
    path,
    ...(body ? { body } : {}),
  })
  const ms = performance.now() - began
  const name = `${method} ${path.replace(/cs_\w+/, '{id}')}`
  // Beyond half of its room, the gateway refuses at once what waits for a provider.
  const isRefused = status === 503 && said.code === 'unavailable' && ms <= refusedMs
  const isTold = status === 503 && said.message === sentence
  const faults = [
    ...(isTold || isRefused ? [] : [`${name}: ${status} '${said.message}', not '${sentence}'`]),
    ...(ms <= withinMs + wayMs ? [] : [`${name}: answered after ${Math.round(ms)} ms, not within ${withinMs}`]),
  ]
  return { faults, isTold, name }
}

interface Called {
  faults: string[]
  /** Whether the response had the specification's sentence. */
  isTold: boolean
  name: string
}

/** Of each operation, at least one call has come to billing. */
function faultsOfCalls(called: readonly Called[]): string[] {
  const silent = [...Map.groupBy(called, ({ name }) => name)].filter(([, all]) => !all.some(({ isTold }) => isTold))
  return [...called.flatMap(({ faults }) => faults), ...silent.map(([name]) => `${name}: no call got its sentence`)]
}

/** Messages come all the same: they are stored and answered at once, and processed later. */
async function faultsOfMessages(shop: Shop, count: number): Promise<string[]> {
  const faults: string[] = []
  for (let n = 0; n < count * 5; n += 1) {
    const id = `evt_slow${randomUUID().replaceAll('-', '')}`
    const object = { id: 'in_none', customer: `cus_${randomUUID().slice(0, 8)}` }
    const message = {
      id,
      object: 'event',
      type: 'invoice.paid',
      created: Math.floor(Date.now() / 1000),
      data: { object },
    }
    const began = performance.now()
    const status = await shop.deliver(message)
    const ms = performance.now() - began
    if (status !== 200 || ms > webhookMs)
      faults.push(`a message was answered with ${status} after ${Math.round(ms)} ms`)
  }
  return faults
}

/** A new candidate gets a checkout soon after the provider is back. */
async function faultsOfReturn(shop: Shop): Promise<string[]> {
  const person = await shop.newCandidate()
  const isBack = await until(async () => (await press(shop, person)).status === 200, backMs)
  return isBack ? [] : [`no checkout within ${backMs / 1000} s after the provider was back`]
}

function faultsOfOthers(calm: readonly Sample[], during: readonly Sample[], isTimed: boolean): string[] {
  const bad = during.filter((sample) => !isGood(sample))
  const [before, after] = [p99(calm), p99(during)]
  const isSlow = isTimed && after > Math.max(before * 1.2, before + toleranceMs)
  const example = bad[0] ? `${bad[0].operation} ${bad[0].status}` : ''
  return [
    ...(bad.length === 0 ? [] : [`${bad.length} calls of others failed, such as ${example}`]),
    ...(isSlow ? [`p99 of the others went from ${Math.round(before)} to ${Math.round(after)} ms`] : []),
  ]
}
