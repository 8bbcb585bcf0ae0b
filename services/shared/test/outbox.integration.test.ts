import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Broker } from '../src/events/connect.ts'
import { createEvent, type Event } from '../src/events/event.ts'
import { createOutbox, republish, type Outbox } from '../src/events/outbox.ts'
import { insertOnce, type Identified } from '../src/mongo/single-document.ts'
import { logger, openBroker, openDatabase } from './backing.ts'

/** The write recipe, crashed after each of its steps (docs/data-rules.md#write-recipe). A crash is a process that never takes the next step. */

interface Fact extends Identified {
  score: number
  events: Event[]
}

interface Row extends Identified {
  collection: string
  ref: string
  at: Date
}

const database = openDatabase()
const facts = database.db.collection<Fact>('facts')
const rows = database.db.collection<Row>('outbox')

let broker: Broker
let isAway = false
/** The broker as this process sees it, which a test may take away. */
const seen: Broker = {
  connected: () => !isAway && broker.connected(),
  publish: (event) => (isAway ? Promise.reject(new Error('the broker is away')) : broker.publish(event)),
  link: () => broker.link(),
  ensureStream: (name) => broker.ensureStream(name),
  close: () => broker.close(),
}
let outbox: Outbox
beforeAll(async () => {
  broker = await openBroker()
})
beforeEach(async () => {
  isAway = false
  await rows.deleteMany({})
  // The relay runs when a test says so.
  outbox = createOutbox({ db: database.db, broker: seen, logger, everyMs: 3_600_000 })
})
afterAll(async () => {
  await outbox.stop()
  await broker.close()
  await database.close()
})

const eventOf = (userId: string, sequence = 1): Event =>
  createEvent('billing.subscription-changed.v1', {
    key: `${userId}:${sequence}`,
    body: { userId, sequence, plan: 'monthly', status: 'active', periodEnd: null },
    at: new Date(),
  })

/** The sequences that the stream holds for a user, in order. */
async function published(userId: string): Promise<number[]> {
  const { manager } = await broker.link()
  const sequences: number[] = []
  const info = await manager.streams.info('billing').catch(() => undefined)
  for (let seq = info?.state.first_seq ?? 1; seq <= (info?.state.last_seq ?? 0); seq += 1) {
    const message = await manager.streams.getMessage('billing', { seq })
    const body = message?.json<{ userId: string; sequence: number }>()
    if (body?.userId === userId) sequences.push(body.sequence)
  }
  return sequences
}

const commit = (id: string, event = eventOf(id), score = 1) =>
  outbox.commit({ collection: 'facts', id, events: [event] }, () =>
    insertOnce(facts, { _id: id, score, events: [event] }),
  )

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
const rowOf = (event: Event, ref: string, at: Date): Row => ({ _id: event.id, collection: 'facts', ref, at })

it('without a crash the event is in the stream once, and nothing is left over', async () => {
  const id = randomUUID()
  expect(await commit(id)).toBe(true)
  await expect.poll(() => published(id)).toEqual([1])
  await expect.poll(() => rows.findOne({ _id: eventOf(id).id })).toBeNull()
})

it('a repeat finds the fact, changes nothing and publishes nothing new', async () => {
  const id = randomUUID()
  expect(await commit(id)).toBe(true)
  await expect.poll(() => published(id)).toEqual([1])
  expect(await commit(id, eventOf(id), 99)).toBe(false)
  await rows.updateMany({}, { $set: { at: ago(3) } })
  await outbox.relay()
  expect(await facts.findOne({ _id: id })).toMatchObject({ score: 1 })
  expect(await published(id)).toEqual([1])
  expect(await rows.findOne({ _id: eventOf(id).id })).toBeNull()
})

describe('after a crash', () => {
  it('behind the intent, nothing has happened: the retry commits, and an intent that nobody retries is dropped', async () => {
    const [retried, abandoned] = [randomUUID(), randomUUID()]
    await rows.insertOne(rowOf(eventOf(retried), retried, ago(3)))
    await rows.insertOne(rowOf(eventOf(abandoned), abandoned, ago(3)))
    expect(await outbox.relay()).toBe(0)
    expect(await commit(retried)).toBe(true)
    await expect.poll(() => published(retried)).toEqual([1])
    await rows.updateMany({ ref: abandoned }, { $set: { at: ago(601) } })
    await outbox.relay()
    expect(await rows.findOne({ ref: abandoned })).toBeNull()
    expect(await published(abandoned)).toEqual([])
  })

  it('behind the commit, the relay publishes by itself', async () => {
    const id = randomUUID()
    await rows.insertOne(rowOf(eventOf(id), id, new Date()))
    await facts.insertOne({ _id: id, score: 1, events: [eventOf(id)] })
    const running = createOutbox({ db: database.db, broker: seen, logger })
    await expect.poll(() => published(id), { timeout: 30_000, interval: 100 }).toEqual([1])
    await expect.poll(() => rows.findOne({ ref: id })).toBeNull()
    await running.stop()
  })

  it('behind publishing, publishing again is harmless', async () => {
    const id = randomUUID()
    await facts.insertOne({ _id: id, score: 1, events: [eventOf(id)] })
    await broker.publish(eventOf(id))
    await rows.insertOne(rowOf(eventOf(id), id, ago(3)))
    expect(await outbox.relay()).toBe(1)
    expect(await published(id)).toEqual([1])
  })

  it('of one of several relays that settle the same row, each row still ends', async () => {
    const id = randomUUID()
    await facts.insertOne({ _id: id, score: 1, events: [eventOf(id)] })
    await rows.insertOne(rowOf(eventOf(id), id, ago(3)))
    const others = [1, 2, 3].map(() => createOutbox({ db: database.db, broker: seen, logger, everyMs: 3_600_000 }))
    await Promise.all([outbox, ...others].map((each) => each.relay()))
    expect(await published(id)).toEqual([1])
    expect(await rows.findOne({ ref: id })).toBeNull()
    await Promise.all(others.map((each) => each.stop()))
  })
})

describe('while the broker is away', () => {
  it('commits are acknowledged, and published when it is back', async () => {
    isAway = true
    const ids = Array.from({ length: 20 }, () => randomUUID())
    for (const id of ids) expect(await commit(id)).toBe(true)
    await rows.updateMany({}, { $set: { at: ago(3) } })
    await expect(outbox.relay()).rejects.toThrow('away')
    isAway = false
    expect(await outbox.relay()).toBe(20)
    for (const id of ids) expect(await published(id)).toEqual([1])
    expect(await rows.find().toArray()).toEqual([])
  })

  it('a slow writer that changes a fact keeps its event, although an older state of the fact is there', async () => {
    const id = randomUUID()
    await facts.insertOne({ _id: id, score: 1, events: [eventOf(id, 1)] })
    const next = eventOf(id, 2)
    isAway = true
    await outbox.commit({ collection: 'facts', id, events: [next] }, async () => {
      // As long as a frozen database may hold a write: the relay passes by meanwhile.
      await rows.updateOne({ _id: next.id }, { $set: { at: ago(4) } })
      await outbox.relay()
      return (await facts.replaceOne({ _id: id }, { score: 2, events: [next] })).modifiedCount === 1
    })
    isAway = false
    await outbox.relay()
    expect(await published(id)).toEqual([2])
  })

  it('a retry is not robbed of its intent because that is old', async () => {
    const id = randomUUID()
    await rows.insertOne(rowOf(eventOf(id), id, ago(3_600)))
    isAway = true
    await outbox.commit({ collection: 'facts', id, events: [eventOf(id)] }, async () => {
      await outbox.relay()
      return insertOnce(facts, { _id: id, score: 1, events: [eventOf(id)] })
    })
    isAway = false
    await rows.updateMany({ ref: id }, { $set: { at: ago(3) } })
    await outbox.relay()
    expect(await published(id)).toEqual([1])
  })

  it('intents of failed writes do not stand in the way of the others', async () => {
    const id = randomUUID()
    const stale = Array.from({ length: 600 }, (_, n) => rowOf(eventOf(`stale-${n}`), `stale-${n}`, ago(60)))
    for (const row of stale) await rows.insertOne(row)
    await facts.insertOne({ _id: id, score: 1, events: [eventOf(id)] })
    await rows.insertOne(rowOf(eventOf(id), id, ago(3)))
    await outbox.relay()
    expect(await published(id)).toEqual([1])
  })
})

it('a write that fails is told, and its event is never published', async () => {
  const id = randomUUID()
  const failing = outbox.commit({ collection: 'facts', id, events: [eventOf(id)] }, () =>
    Promise.reject(new Error('the database is away')),
  )
  await expect(failing).rejects.toThrow('the database is away')
  await rows.updateMany({ ref: id }, { $set: { at: ago(601) } })
  await outbox.relay()
  expect(await published(id)).toEqual([])
})

it('a lost stream is made again from the facts', async () => {
  const [before, after] = [randomUUID(), randomUUID()]
  await facts.deleteMany({})
  const old = { ...eventOf(before), at: ago(3_600) }
  await facts.insertOne({ _id: before, score: 1, events: [old] })
  await facts.insertOne({ _id: after, score: 1, events: [eventOf(after)] })
  const { manager } = await broker.link()
  await manager.streams.delete('billing')
  // As the command does it: a process of its own.
  const fresh = await openBroker()
  const options = { db: database.db, broker: fresh, collections: ['facts'] }
  expect(await republish({ ...options, since: ago(60) })).toBe(1)
  expect([await published(before), await published(after)]).toEqual([[], [1]])
  expect(await republish({ ...options, since: ago(7_200) })).toBe(2)
  expect([await published(before), await published(after)]).toEqual([[1], [1]])
  await fresh.close()
})

it('a step of the relay that never ends is given up, and the next round goes on', async () => {
  const id = randomUUID()
  await facts.insertOne({ _id: id, score: 1, events: [eventOf(id)] })
  await rows.insertOne(rowOf(eventOf(id), id, ago(3)))
  let hangs = true
  const collection = (name: string) => {
    const real = database.db.collection(name)
    if (name !== 'facts' || !hangs) return real
    return Object.assign(Object.create(real) as typeof real, { findOne: () => new Promise(() => undefined) })
  }
  const db = Object.assign(Object.create(database.db) as typeof database.db, { collection })
  const running = createOutbox({ db, broker: seen, logger, everyMs: 50, stepMs: 200 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await published(id)).toEqual([])
  hangs = false
  await expect.poll(() => published(id), { timeout: 30_000 }).toEqual([1])
  await running.stop()
})

it('a stream whose settings an operator has changed is used as it is', async () => {
  const id = randomUUID()
  const { manager } = await broker.link()
  await broker.ensureStream('billing')
  const { duplicate_window } = (await manager.streams.info('billing')).config
  await manager.streams.update('billing', { duplicate_window: duplicate_window / 2 })
  const fresh = await openBroker()
  await fresh.publish(eventOf(id))
  expect(await published(id)).toEqual([1])
  expect((await manager.streams.info('billing')).config.duplicate_window).toBe(duplicate_window / 2)
  await manager.streams.update('billing', { duplicate_window })
  await fresh.close()
})

it('ends only when what it is publishing is published', async () => {
  const id = randomUUID()
  await commit(id)
  await outbox.stop()
  expect(await published(id)).toEqual([1])
})
