import { startConsumers } from '@app/shared/events/consume'
import { createEvent } from '@app/shared/events/event'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Events } from '@app/contracts/generated/events'
import { createReactions } from '../src/reactions/reactions.ts'
import { subscriptionChanged } from '../src/reactions/subscription-changed.ts'
import { createPractice, type Practice } from './support/practice-app.ts'

type Changed = Events['billing.subscription-changed.v1']

let practice: Practice
let consumers: ReturnType<typeof startConsumers>
beforeAll(async () => {
  practice = await createPractice()
  const { broker, logger, metrics, database } = practice.deps
  const reactions = createReactions(practice.deps)
  consumers = startConsumers({
    broker,
    db: database.db,
    service: `practice-${randomUUID()}`,
    reactions,
    logger,
    metrics,
  })
})
afterAll(async () => {
  await consumers.stop()
  await practice.close()
})

const changed = (userId: string, sequence: number, plan: Changed['plan']): Changed => ({
  userId,
  sequence,
  plan,
  status: plan === 'monthly' ? 'active' : 'canceled',
  periodEnd: null,
})

it('an event of billing makes a candidate Monthly, and another one Free again', async () => {
  const candidate = practice.candidate()
  const tell = (body: Changed) =>
    practice.deps.broker.publish(
      createEvent('billing.subscription-changed.v1', {
        key: `${body.userId}:${body.sequence}`,
        body,
        at: practice.clock.now(),
      }),
    )
  await tell(changed(candidate.userId, 1, 'monthly'))
  await expect.poll(async () => (await candidate.daily()).plan).toBe('monthly')
  await tell(changed(candidate.userId, 2, 'free'))
  await expect.poll(async () => (await candidate.daily()).plan).toBe('free')
})

it('repeated, late and shuffled events end in the newest state', async () => {
  const reaction = subscriptionChanged(practice.deps)
  const userId = randomUUID()
  const order = [3, 1, 3, 5, 2, 4, 5, 1]
  const events = order.map((sequence) => ({
    id: `${userId}:${sequence}`,
    subject: 'billing.subscription-changed.v1' as const,
    body: changed(userId, sequence, sequence % 2 ? 'monthly' : 'free'),
    at: new Date(),
  }))
  for (const event of events) await reaction(event)
  expect(await practice.deps.entitlements.findById(userId)).toMatchObject({ sequence: 5, plan: 'monthly' })
  await Promise.all(events.map((event) => reaction(event)))
  expect(await practice.deps.entitlements.findById(userId)).toMatchObject({ sequence: 5, plan: 'monthly' })
})
