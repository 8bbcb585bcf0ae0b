import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { dayKey } from '@app/contracts/rules/day-key'
import type { Broker } from '@app/shared/events/connect'
import { createEvent, type Event } from '@app/shared/events/event'
import type { Plant } from '../../stack/plant.ts'
import type { Random } from '../support/random.ts'
import type { Outcome, Row, Trial } from '../support/row.ts'
import type { Stack } from '../../stack/stack.ts'
import { forEach } from './days.ts'
import { createConsumers } from './in-memory-consumers.ts'
import { openStores } from './stores.ts'
import { withBroker } from './streams.ts'

type Changed = Event<'billing.subscription-changed.v1'>

const seeds = { quick: 20, full: 200 } as const
const events = 500
/** Through the real broker and the running services. */
const streamed = { quick: 60, full: 500 } as const
const usersEach = 40

/** Whatever comes last is kept. */
const keepsLast: Plant = {
  file: '/practice/src/store/entitlements.ts',
  find: 'current.sequence < sequence',
  replace: 'true',
}

export const d5: Row = {
  id: 'D5',
  long: true,
  name: 'duplicates',
  bar: '200 seeds × 500 events, each 1–5 times, shuffled, a tenth of them after the broker has forgotten them: the same state as from a clean run, in every consumer; and once more through broker and running services',
  plant: {
    what: 'a consumer that keeps what comes last, not what is newest',
    see: async (trial) => {
      const stack = await trial.stack()
      await stack.restart('practice', 1, { plants: [keepsLast] })
      const outcome = await throughBroker(stack, trial, streamed.quick)
      await stack.restart('practice', 1)
      return outcome
    },
  },
  run: async (trial) => {
    const inMemory = await onMemory(trial)
    const real = await throughBroker(await trial.stack(), trial, streamed[trial.tier])
    return { got: `${inMemory.got}; ${real.got}`, n: inMemory.n + real.n, faults: [...inMemory.faults, ...real.faults] }
  },
}

/** Readers of one document wait two milliseconds for others (`read-together`), so many runs go on at a time. */
const runsAtOnce = 50

async function onMemory({ tier, random }: Trial): Promise<Outcome> {
  const faults: string[] = []
  const now = new Date()
  const runs = Array.from({ length: seeds[tier] }, (_, seed) => {
    const { users, list } = makeEvents(random, events)
    return { seed, users, list, rough: roughOrder(random, list) }
  })
  await forEach(runs, runsAtOnce, async ({ seed, users, list, rough }) => {
    const [once, often] = [await createConsumers(users, now), await createConsumers(users, now)]
    for (const event of list) await once.take(event)
    for (const event of rough) await often.take(event)
    if (once.stateHash() !== often.stateHash())
      faults.push(`run ${seed + 1}: duplicates in another order made another state`)
  })
  return { got: `${seeds[tier]} runs of ${events} events in memory`, n: seeds[tier] * events, faults }
}

/** Subscriptions, addresses that are verified, mails that are stopped and sets, as their producers tell of them. */
function makeEvents(random: Random, count: number): { users: string[]; list: Event[] } {
  const users = Array.from({ length: usersEach }, () => uuidFrom(random))
  const sequences = new Map<string, number>()
  const at = new Date()
  const list = Array.from({ length: count }, (): Event => {
    const userId = random.pick(users)
    const kind = random.next()
    if (kind < 0.1) return createEvent('auth.email-verified.v1', { key: userId, body: { userId }, at })
    if (kind < 0.15) return unsubscribed(userId, random.int(1, 3), at)
    if (kind < 0.3) return setSubmitted(userId, random.int(1, 14), at)
    const sequence = (sequences.get(userId) ?? 0) + 1
    sequences.set(userId, sequence)
    const plan = random.pick(['free', 'monthly'] as const)
    const status = plan === 'monthly' ? random.pick(['active', 'past_due', 'trialing'] as const) : ('canceled' as const)
    const periodEnd = plan === 'monthly' ? new Date(at.getTime() + random.int(1, 60) * 86_400_000).toISOString() : null
    const customer = random.next() < 0.3 ? { customerId: `cus_${userId.slice(0, 8)}` } : {}
    const body: Changed['body'] = { userId, sequence, plan, status, periodEnd, ...customer }
    return createEvent('billing.subscription-changed.v1', { key: `${userId}:${sequence}`, body, at })
  })
  return { users, list }
}

function unsubscribed(userId: string, time: number, at: Date): Event {
  const body = { userId, kind: 'weekly-summary' } as const
  return createEvent('mail.unsubscribed.v1', { key: `${userId}:${time}`, body, at })
}

/** One set a day and candidate: the same day gives the same event. */
function setSubmitted(userId: string, daysAgo: number, at: Date): Event {
  const day = dayKey(new Date(at.getTime() - daysAgo * 86_400_000), 'UTC')
  const resultId = `${userId}:monthly:${day}`
  const body = { userId, resultId, plan: 'monthly', day, correctAnswers: daysAgo % 10, totalQuestions: 10 } as const
  return createEvent('practice.set-submitted.v1', { key: resultId, body, at })
}

/** Each one to five times, in any order, and a tenth of them once more at the very end. */
function roughOrder(random: Random, list: readonly Event[]): Event[] {
  const copies = list.flatMap((event) => Array.from({ length: random.int(1, 5) }, () => event))
  const late = list.filter(() => random.next() < 0.1)
  return [...random.shuffle(copies), ...random.shuffle(late)]
}

function uuidFrom(random: Random): string {
  const digest = createHash('sha256').update(`${random.next()} ${random.next()}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** The broker takes a repeat for a new message once its window is over, which is made as short as it may be. */
const windowMs = 100

async function throughBroker(stack: Stack, { random }: Trial, count: number): Promise<Outcome> {
  const { list } = makeEvents(random, count * 2)
  const changes = list.filter((event): event is Changed => event.subject.startsWith('billing.')).slice(0, count)
  const rough = roughOrder(random, changes)
  const stored = await withBroker(stack, (broker) => deliver(broker, rough))
  const faults = await untilNewest(stack, changes)
  const got = `${rough.length} deliveries of ${changes.length} events through the broker (${stored} in the stream)`
  return { got, n: rough.length, faults }
}

/** The last tenth comes when the broker has forgotten the others. Answers how many messages the stream holds then. */
async function deliver(broker: Broker, rough: readonly Event[]): Promise<number> {
  const { manager } = await broker.link()
  await broker.ensureStream('billing')
  const before = (await manager.streams.info('billing')).config.duplicate_window
  await manager.streams.update('billing', { duplicate_window: windowMs * 1e6 })
  const inTime = Math.ceil(rough.length * 0.9)
  await forEach(rough.slice(0, inTime), 8, (event) => broker.publish(event))
  await pause(windowMs * 3)
  await forEach(rough.slice(inTime), 1, (event) => broker.publish(event))
  const { messages } = (await manager.streams.info('billing')).state
  await manager.streams.update('billing', { duplicate_window: before })
  return messages
}

/** Every consumer holds the newest state of each candidate, once all deliveries are taken in. */
async function untilNewest(stack: Stack, changes: ReadonlyArray<Changed>): Promise<string[]> {
  const newest = new Map<string, { sequence: number; plan: string; status: string }>()
  for (const { body } of changes)
    if (body.sequence > (newest.get(body.userId)?.sequence ?? 0)) newest.set(body.userId, body)
  const stores = openStores(stack.context)
  try {
    const end = Date.now() + 30_000
    for (;;) {
      const faults: string[] = []
      for (const [name, { db }] of [
        ['practice', stores.practice],
        ['tutor-voice', stores.tutorVoice],
      ] as const)
        for (const [userId, { sequence, plan, status }] of newest) {
          const found = await db
            .collection<{ _id: string; sequence: number; plan: string; status: string }>('entitlements')
            .findOne({ _id: userId })
          if (found?.sequence !== sequence || found.plan !== plan || found.status !== status)
            faults.push(`${name}: ${userId} is at ${found?.sequence} (${found?.plan}) instead of ${sequence} (${plan})`)
        }
      if (Date.now() > end) return faults
      // Right once is not enough: what is still on its way must change nothing either.
      if (faults.length === 0 && (await isQuiet(stack))) return faults
      await pause(500)
    }
  } finally {
    await stores.close()
  }
}

/** Nothing is on its way to a consumer of billing's stream. */
function isQuiet(stack: Stack): Promise<boolean> {
  return withBroker(stack, async (broker) => {
    const { manager } = await broker.link()
    for await (const { num_pending, num_ack_pending } of manager.consumers.list('billing'))
      if (num_pending > 0 || num_ack_pending > 0) return false
    return true
  })
}
