import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createEvent } from '@app/shared/events/event'
import { settleMs } from '@app/shared/mongo/erasure'
import { closeDeps } from '@app/shared/service-deps'
import { createTestClock } from '@app/shared/testing/test-clock'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createDeps, type Deps } from '../src/deps.ts'
import { createReactions } from '../src/reactions/reactions.ts'
import { collections } from '../src/store/collections.ts'
import { applySubscriptionChange } from '../src/flows/apply-subscription-change.ts'
import { settings } from './start-billing.ts'

let deps: Deps
const waitingClock = createTestClock()
beforeAll(async () => {
  const env = {
    ...settings,
    MONGODB_URL: inject('mongodbUrl'),
    NATS_URL: inject('natsUrl'),
    DATABASE: `billing_${randomUUID()}`,
  }
  deps = createDeps(readConfig(env), { clock: createTestClock('2026-11-27T09:00:00Z'), waitingClock })
  await deps.broker.link()
})
afterAll(() => closeDeps(deps))

const paid = { plan: 'monthly', status: 'active', periodEnd: new Date('2026-12-27T09:00:00Z') } as const

it('a change of plan is stored once and reaches the stream once, however often it is repeated', async () => {
  const userId = randomUUID()
  for (let time = 0; time < 3; time += 1) await applySubscriptionChange(deps, userId, () => paid)
  expect(await deps.subscriptions.findByUser(userId)).toEqual({ userId, sequence: 1, ...paid, provider: null })
  await expect.poll(() => publishedFor(userId)).toEqual([1])
})

it('two operators at once: both changes are applied one after the other', async () => {
  const userId = randomUUID()
  await Promise.all([
    applySubscriptionChange(deps, userId, () => paid),
    applySubscriptionChange(deps, userId, () => ({ plan: 'free', status: 'canceled', periodEnd: null })),
  ])
  expect((await deps.subscriptions.findByUser(userId))?.sequence).toBe(2)
})

it('a deleted account leaves nothing but its tombstone with the receipt, and gets no plan any more', async () => {
  const userId = randomUUID()
  await applySubscriptionChange(deps, userId, () => paid)
  expect(Object.keys(await deps.userData.exportUser(userId))).toEqual([
    'subscriptions',
    'customers',
    'customer_owners',
    'checkouts',
    'promotion_uses',
    'payments',
    'refunds',
    'dead_letters',
  ])
  expect((await deps.userData.exportUser(userId))['subscriptions']).toMatchObject([{ _id: userId, plan: 'monthly' }])
  const body = { userId, erasureId: randomUUID() }
  await createReactions(deps)['auth.user-deleted.v1']?.(
    createEvent('auth.user-deleted.v1', { key: userId, body, at: new Date() }),
  )
  expect(await deps.subscriptions.findByUser(userId)).toBeNull()
  await expect(applySubscriptionChange(deps, userId, () => paid)).rejects.toMatchObject({ status: 404 })
  waitingClock.advance(settleMs)
  await deps.erasures.round()
  const tombstone = await deps.database.db.collection<{ _id: string }>('erasures').findOne({ _id: userId })
  expect(tombstone).toMatchObject({
    events: [{ subject: 'billing.user-erased.v1', body: { removed: { subscriptions: 1 } } }],
  })
  expect(['_id', ...collections.erasures.fields]).toEqual(expect.arrayContaining(Object.keys(tombstone ?? {})))
})

it('the README names every collection with its key, purpose and retention', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const [name, { key, purpose, kept }] of Object.entries(collections))
    expect(readme).toContain(`| \`${name}\` | ${key} | ${purpose} | ${kept} |`)
})

async function publishedFor(userId: string): Promise<number[]> {
  const { manager } = await deps.broker.link()
  const info = await manager.streams.info('billing')
  const sequences: number[] = []
  for (let seq = info.state.first_seq; seq <= info.state.last_seq; seq += 1) {
    const message = await manager.streams.getMessage('billing', { seq })
    const body = message?.json<{ userId: string; sequence: number }>()
    if (body?.userId === userId) sequences.push(body.sequence)
  }
  return sequences
}
