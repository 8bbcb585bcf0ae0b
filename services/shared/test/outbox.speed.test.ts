import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createEvent, type Event } from '../src/events/event.ts'
import { createOutbox } from '../src/events/outbox.ts'
import type { Identified } from '../src/mongo/single-document.ts'
import { logger, openBroker, openDatabase } from './backing.ts'

interface Row extends Identified {
  collection: string
  ref: string
  at: Date
}

/** Tries are a second apart, and a row is left alone for the first two seconds. */
it('the relay publishes what a crash behind the commit left within 4 s', async () => {
  const [database, broker] = [openDatabase(), await openBroker()]
  const userId = randomUUID()
  const body = { userId, sequence: 1, plan: 'monthly', status: 'active', periodEnd: null } as const
  const event = createEvent('billing.subscription-changed.v1', { key: `${userId}:1`, body, at: new Date() })
  const rows = database.db.collection<Row>('outbox')
  await rows.insertOne({ _id: event.id, collection: 'facts', ref: userId, at: new Date() })
  await database.db.collection<Identified & { events: Event[] }>('facts').insertOne({ _id: userId, events: [event] })
  const began = Date.now()
  const outbox = createOutbox({ db: database.db, broker, logger })
  // The row goes once its event is in the stream.
  await expect.poll(() => rows.findOne({ _id: event.id }), { timeout: 10_000, interval: 100 }).toBeNull()
  expect(Date.now() - began).toBeLessThan(4_000)
  await outbox.stop()
  await broker.close()
  await database.close()
})
