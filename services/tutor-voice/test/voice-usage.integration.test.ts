import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startConsumers } from '@app/shared/events/consume'
import { settleMs } from '@app/shared/mongo/erasure'
import { createEvent } from '@app/shared/events/event'
import { createVerifySession } from '@app/shared/http/caller'
import { createServiceApp } from '@app/shared/http/service-app'
import { countOnce, type Counter } from '@app/shared/mongo/single-document'
import { closeDeps } from '@app/shared/service-deps'
import { createTestSessions, type TestSessions } from '@app/shared/testing/sessions'
import { createTestClock } from '@app/shared/testing/test-clock'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { service } from '../src/main.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { collections } from '../src/store/collections.ts'

const clock = createTestClock()
const waitingClock = createTestClock()
let sessions: TestSessions
let deps: Deps
let consumers: ReturnType<typeof startConsumers>
beforeAll(async () => {
  sessions = await createTestSessions()
  const env = {
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: `tutor_${randomUUID()}`,
    LOG_LEVEL: 'silent',
    SERVICE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  }
  const verifySession = createVerifySession({ keys: sessions.keys, clock })
  deps = createDeps(readConfig(env), { clock, waitingClock, verifySession })
  consumers = startConsumers({
    ...deps,
    db: deps.database.db,
    service: 'tutor-voice',
    reactions: createReactions(deps),
  })
})
afterAll(async () => {
  await consumers.stop()
  await closeDeps(deps)
})
beforeEach(() => clock.set('2026-11-27T09:00:00Z'))

const usageOf = async (userId: string, zone = 'UTC') => {
  const authorization = await sessions.bearer({ userId, zone, now: clock.now() })
  const answer = await createServiceApp(service, deps).inject({ url: '/api/voice/usage', headers: { authorization } })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

/** As a spoken turn will be counted: once per speech item. */
const takeTurn = (userId: string, day: string, key: string = randomUUID()) =>
  countOnce(deps.database.db.collection<Counter>('turns'), {
    id: `${userId}:${day}`,
    limit: 30,
    key,
    extra: { sweepAt: new Date('2026-12-05T00:00:00Z') },
  })

const billing = (userId: string, sequence: number, plan: 'free' | 'monthly') =>
  deps.broker.publish(
    createEvent('billing.subscription-changed.v1', {
      key: `${userId}:${sequence}`,
      body: { userId, sequence, plan, status: plan === 'monthly' ? 'active' : 'canceled', periodEnd: null },
      at: clock.now(),
    }),
  )

it('two a day for free; what was taken is counted, and tomorrow begins anew', async () => {
  const userId = randomUUID()
  const fresh = { limit: 2, used: 0, remaining: 2, resetsAt: '2026-11-28T00:00:00.000Z' }
  expect(await usageOf(userId)).toEqual({ status: 200, body: fresh })
  await takeTurn(userId, '2026-11-27', 'first')
  await takeTurn(userId, '2026-11-27', 'first')
  expect((await usageOf(userId)).body).toMatchObject({ used: 1, remaining: 1 })
  await takeTurn(userId, '2026-11-27')
  expect((await usageOf(userId)).body).toMatchObject({ used: 2, remaining: 0 })
  clock.set('2026-11-28T00:00:00Z')
  expect((await usageOf(userId)).body).toMatchObject({ used: 0, remaining: 2, resetsAt: '2026-11-29T00:00:00.000Z' })
})

it('the day is the one where the candidate is', async () => {
  const userId = randomUUID()
  clock.set('2026-11-27T23:30:00Z')
  await takeTurn(userId, '2026-11-28')
  expect((await usageOf(userId, 'Europe/Madrid')).body).toMatchObject({ used: 1, resetsAt: '2026-11-28T23:00:00.000Z' })
  expect((await usageOf(userId, 'America/Lima')).body).toMatchObject({ used: 0, resetsAt: '2026-11-28T05:00:00.000Z' })
})

it('thirty for subscribers, as billing says; an older word changes nothing', async () => {
  const userId = randomUUID()
  await deps.broker.link()
  await billing(userId, 2, 'monthly')
  await expect.poll(async () => (await usageOf(userId)).body['limit']).toBe(30)
  await billing(userId, 1, 'free')
  const other = randomUUID()
  await billing(other, 1, 'monthly')
  await expect.poll(async () => (await usageOf(other)).body['limit']).toBe(30)
  expect((await usageOf(userId)).body).toMatchObject({ limit: 30 })
  await billing(userId, 3, 'free')
  await expect.poll(async () => (await usageOf(userId)).body['limit']).toBe(2)
})

it('a deleted account leaves nothing but its tombstone with the receipt, whatever billing says later', async () => {
  const userId = randomUUID()
  const reactions = createReactions(deps)
  const body = { userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
  const changed = createEvent('billing.subscription-changed.v1', { key: `${userId}:1`, body, at: clock.now() })
  await reactions['billing.subscription-changed.v1']?.(changed)
  await takeTurn(userId, '2026-11-27')
  const copy = await deps.userData.exportUser(userId)
  const nobodys = ['guest_salts', 'guest_uses', 'erasures', 'outbox']
  expect(Object.keys(copy)).toEqual(Object.keys(collections).filter((name) => !nobodys.includes(name)))
  expect(copy).toMatchObject({ turns: [{ used: 1 }], entitlements: [{ plan: 'monthly' }] })
  const deleted = { userId, erasureId: randomUUID() }
  const event = createEvent('auth.user-deleted.v1', { key: userId, body: deleted, at: clock.now() })
  await reactions['auth.user-deleted.v1']?.(event)
  await reactions['billing.subscription-changed.v1']?.(changed)
  expect(await deps.userData.count(userId)).toEqual(Object.fromEntries(Object.keys(copy).map((name) => [name, 0])))
  waitingClock.advance(settleMs)
  await deps.erasures.round()
  const tombstone = await deps.database.db.collection<{ _id: string }>('erasures').findOne({ _id: userId })
  const removed = { turns: 1, entitlements: 1 }
  expect(tombstone).toMatchObject({ events: [{ subject: 'tutor-voice.user-erased.v1', body: { removed } }] })
})

it('nobody is told without a session', async () => {
  const answer = await createServiceApp(service, deps).inject('/api/voice/usage')
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorized'])
})

it('keeps what its list of collections says, and its README says the same', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const [name, { fields, purpose }] of Object.entries(collections)) {
    expect(readme).toContain(`| \`${name}\``)
    expect(readme).toContain(purpose)
    for (const document of await deps.database.db.collection(name).find().toArray()) {
      expect(['_id', ...fields]).toEqual(expect.arrayContaining(Object.keys(document)))
    }
  }
})
