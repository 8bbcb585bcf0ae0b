import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Broker } from '../src/events/connect.ts'
import { startConsumers, type Reaction } from '../src/events/consume.ts'
import { createEvent, type Event } from '../src/events/event.ts'
import { createMetrics } from '../src/metrics.ts'
import { logger, openBroker, openDatabase } from './backing.ts'

type Subject = 'practice.set-submitted.v1'
const subject: Subject = 'practice.set-submitted.v1'

const database = openDatabase()
const letters = database.db.collection<{ _id: string; reason: string; body: unknown; subject: string }>('dead_letters')
let broker: Broker
let metrics = createMetrics()
let consumers: ReturnType<typeof startConsumers> | undefined
beforeAll(async () => {
  broker = await openBroker()
})
afterEach(() => consumers?.stop())
afterAll(async () => {
  await broker.close()
  await database.close()
})

const backoffMs = [30, 60, 120]

/** Every test is a service of its own, so that none sees what another one left over. */
function consume(reaction: Reaction<Subject>, more: { service?: string } = {}): string {
  const service = more.service ?? `test-${randomUUID().slice(0, 8)}`
  metrics = createMetrics()
  const db = database.db
  consumers = startConsumers({ broker, db, service, reactions: { [subject]: reaction }, logger, metrics, backoffMs })
  return service
}

/** The count follows the dead letter: one that is not stored is not counted. */
const expectDeadLetters = (count: RegExp) =>
  expect
    .poll(() => metrics.metrics())
    .toMatch(new RegExp(`^dead_letters_total\\{subject="${subject}"\\} ${count.source}$`, 'm'))

const submitted = (resultId: string): Event<Subject> => ({
  ...createEvent(subject, {
    key: resultId,
    body: {
      userId: '0198c0de-0000-7000-8000-000000000001',
      resultId,
      plan: 'monthly',
      day: '2026-11-27',
      correctAnswers: 8,
      totalQuestions: 10,
    },
    at: new Date('2026-11-27T09:00:00Z'),
  }),
})

/** Past the duplicate window the same event comes again under the same id: as a message that the broker cannot tell. */
async function publishAgain(event: Event<Subject>, times: number): Promise<void> {
  const { stream, manager } = await broker.link()
  const { config } = await manager.streams.info('practice')
  await manager.streams.update('practice', { ...config, duplicate_window: 100_000_000 })
  for (let time = 0; time < times; time += 1) {
    await pause(150)
    await stream.publish(event.subject, JSON.stringify(event.body), { msgID: event.id })
  }
  await manager.streams.update('practice', config)
}

it('an event arrives with its id, body and the time it happened', async () => {
  const id = randomUUID()
  const seen: Event<Subject>[] = []
  consume(async (event) => void (event.body.resultId === id && seen.push(event)))
  await broker.publish(submitted(id))
  await expect.poll(() => seen).toEqual([submitted(id)])
})

it('what happened while a service was down reaches it when it is back, and once', async () => {
  const id = randomUUID()
  const seen: string[] = []
  const service = consume(async ({ body }) => void seen.push(body.resultId))
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await consumers?.stop()
  await broker.publish(submitted(id))
  await pause(200)
  expect(seen).not.toContain(id)
  consume(async ({ body }) => void seen.push(body.resultId), { service })
  await expect.poll(() => seen.filter((one) => one === id)).toEqual([id])
})

it('an event that comes again, at any age, has the id by which its effect is found', async () => {
  const id = randomUUID()
  const ids: string[] = []
  consume(async (event) => void (event.body.resultId === id && ids.push(event.id)))
  await broker.publish(submitted(id))
  await publishAgain(submitted(id), 3)
  await expect.poll(() => ids.length).toBe(4)
  expect(new Set(ids)).toEqual(new Set([submitted(id).id]))
})

describe('a reaction that fails', () => {
  it('is tried again, each time after a longer wait, until it succeeds', async () => {
    const id = randomUUID()
    const tries: number[] = []
    consume(async ({ body }) => {
      if (body.resultId !== id) return
      tries.push(performance.now())
      if (tries.length < 4) throw new Error('not yet')
    })
    await pause(300)
    await broker.publish(submitted(id))
    await expect.poll(() => tries.length).toBe(4)
    const waits = tries.slice(1).map((at, n) => at - tries[n]!)
    for (const [n, wait] of waits.entries()) expect(wait).toBeGreaterThanOrEqual(backoffMs[n]! - 5)
    await pause(300)
    expect(tries).toHaveLength(4)
  })

  it('ten times becomes a dead letter that a person can read, and others go on meanwhile', async () => {
    const [bad, good] = [randomUUID(), randomUUID()]
    const seen: string[] = []
    consume(async ({ body }) => {
      if (body.resultId === bad || body.resultId === good) seen.push(body.resultId)
      if (body.resultId === bad) throw new Error('never')
    })
    await pause(300)
    await broker.publish(submitted(bad))
    await broker.publish(submitted(good))
    const eventId = submitted(bad).id
    await expect.poll(() => letters.findOne({ _id: eventId })).not.toBeNull()
    expect(await letters.findOne({ _id: eventId })).toMatchObject({
      subject,
      body: { resultId: bad },
      reason: 'ten tries failed',
    })
    expect(seen.filter((one) => one === bad)).toHaveLength(10)
    expect(seen.filter((one) => one === good)).toHaveLength(1)
    expect(seen.indexOf(good)).toBeLessThan(seen.lastIndexOf(bad))
    await expectDeadLetters(/1/)
    await pause(300)
    expect(seen.filter((one) => one === bad)).toHaveLength(10)
  })
})

describe('a payload that breaks its schema', () => {
  it.each([
    ['no JSON', '{"userId":'],
    ['another shape', '{"hello":1}'],
    ['a field too many', JSON.stringify({ ...submitted('x').body, email: 'ada@example.com' })],
  ])('(%s) never reaches the reaction and is a dead letter at once', async (_what, text) => {
    const msgID = randomUUID()
    const seen: string[] = []
    consume(async (event) => void seen.push(event.id))
    const { stream } = await broker.link()
    await broker.ensureStream('practice')
    await stream.publish(subject, text, { msgID })
    await expect.poll(() => letters.findOne({ _id: msgID })).not.toBeNull()
    const after = randomUUID()
    await broker.publish(submitted(after))
    await expect.poll(() => seen.includes(submitted(after).id)).toBe(true)
    expect(seen).not.toContain(msgID)
    // The stream keeps what other tests sent, and a new service reads it all.
    await expectDeadLetters(/[1-9]/)
  })
})

it('where a dead letter cannot be kept, the event stays in the stream and the process lives', async () => {
  const msgID = randomUUID()
  let away = true
  const collection = database.db.collection.bind(database.db)
  const failing = new Proxy(database.db, {
    get(db, name) {
      if (name !== 'collection') return Reflect.get(db, name) as unknown
      const insertOne = (letter: { _id: string }) => {
        if (away) return Promise.reject(new Error('the database is away'))
        return collection<{ _id: string }>('dead_letters').insertOne(letter)
      }
      return () => ({ insertOne })
    },
  })
  const service = `test-${randomUUID().slice(0, 8)}`
  const unhandled: unknown[] = []
  const note = (reason: unknown) => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  consumers = startConsumers({
    broker,
    db: failing,
    service,
    reactions: { [subject]: async () => undefined },
    logger,
    metrics,
    backoffMs,
  })
  const { stream } = await broker.link()
  await broker.ensureStream('practice')
  await stream.publish(subject, '{}', { msgID })
  await pause(500)
  expect(await letters.findOne({ _id: msgID })).toBeNull()
  away = false
  await expect.poll(() => letters.findOne({ _id: msgID })).not.toBeNull()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

it('ending lets a running reaction finish', async () => {
  const id = randomUUID()
  let state = 'waiting'
  consume(async ({ body }) => {
    if (body.resultId !== id) return
    state = 'running'
    await pause(300)
    state = 'done'
  })
  await broker.publish(submitted(id))
  await expect.poll(() => state, { interval: 10 }).toBe('running')
  await consumers?.stop()
  expect(state).toBe('done')
})

it('a lost stream is made again, and the consumer with it', async () => {
  const id = randomUUID()
  const seen: string[] = []
  consume(async ({ body }) => void seen.push(body.resultId))
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  const { manager } = await broker.link()
  await manager.streams.delete('practice')
  await expect
    .poll(() =>
      broker.publish(submitted(id)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await expect.poll(() => seen.includes(id), { timeout: 20_000 }).toBe(true)
})
