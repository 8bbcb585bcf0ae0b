import type { Collection, Db } from 'mongodb'
import type { Logger } from '../logger.ts'
import { readGauge, type Metrics } from '../metrics.ts'
import { insertOnce, type Identified } from '../mongo/single-document.ts'
import { repeat, type Repeated } from '../repeat.ts'
import { timeout } from '../timeout.ts'
import type { Broker } from './connect.ts'
import type { Event } from './event.ts'

/**
 * The write recipe (docs/data-rules.md#write-recipe): an intent, then the fact with its events inside (the commit point), then publishing. A
 * crash after any step is healed by the relay, which every replica runs: publishing twice is harmless.
 */
export interface Outbox {
  /**
   * `write` stores the fact together with `events` in one document and answers false where the fact was there already.
   * The events are published behind the answer's back.
   */
  commit(fact: { collection: string; id: string; events: Event[] }, write: () => Promise<boolean>): Promise<boolean>
  /** One round of the relay; answers how many rows it settled. */
  relay(): Promise<number>
  stop(): Promise<void>
}

interface OutboxRow extends Identified {
  collection: string
  ref: string
  at: Date
}

interface Committed extends Identified {
  events?: Event[]
}

interface OutboxOptions {
  db: Db
  broker: Broker
  logger: Logger
  everyMs?: number
  /** One step of the relay that takes longer is given up, and the round with it. */
  stepMs?: number
}

const usualStepMs = 15_000
/** A round with more to do goes on in the next one. */
const longestRoundMs = 5 * 60_000
const relayAfterMs = 2000
const dropIntentAfterMs = 10 * 60_000

export function createOutbox(options: OutboxOptions): Outbox {
  const { db, broker, logger, stepMs = usualStepMs } = options
  const rows = db.collection<OutboxRow>('outbox')
  const pending = new Set<Promise<void>>()

  /** A retry makes an old intent young again, so that the relay does not drop it while the fact is being written. */
  const intend = async (row: OutboxRow): Promise<void> => {
    if (!(await insertOnce(rows, row))) await rows.updateOne({ _id: row._id }, { $set: { at: row.at } })
  }
  const publish = async (event: Event): Promise<void> => {
    await broker.publish(event)
    await rows.deleteOne({ _id: event.id })
  }
  const publishBehind = (event: Event): void => {
    const job = publish(event).catch((error: unknown) =>
      logger.debug({ err: error, eventId: event.id }, 'left to the relay'),
    )
    pending.add(job)
    void job.finally(() => pending.delete(job))
  }
  const relay = (signal?: AbortSignal) => {
    const now = new Date()
    const dropBefore = new Date(now.getTime() - dropIntentAfterMs)
    return relayOnce({ db, rows, publish, stepMs, now, dropBefore, signal })
  }
  const relaying = relayEvery(options, relay)

  return {
    async commit({ collection, id, events }, write) {
      for (const event of events) await intend({ _id: event.id, collection, ref: id, at: new Date() })
      const written = await write()
      if (written) events.forEach(publishBehind)
      return written
    },
    relay: () => relay(),
    async stop() {
      void relaying.stop()
      await Promise.allSettled(pending)
    },
  }
}

function relayEvery(
  { broker, logger, everyMs = 1000 }: OutboxOptions,
  relay: (signal: AbortSignal) => Promise<number>,
): Repeated {
  const round = async (signal: AbortSignal): Promise<void> => {
    if (broker.connected()) await relay(signal)
  }
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'relay failed')
  return repeat(round, { every: everyMs, timeout: longestRoundMs, waitFirst: true, onFailure })
}

/** What waits for the broker, and for how long already: the signs that it is away. */
export function measureOutbox(db: Db, metrics: Metrics): void {
  const rows = db.collection<OutboxRow>('outbox')
  const events = { name: 'outbox_events', help: 'Events that are stored and not yet at the broker.' }
  readGauge(metrics, events, async (gauge) => gauge.set(await rows.estimatedDocumentCount()))
  const age = { name: 'outbox_oldest_event_age_seconds', help: 'Age of the oldest of these events; 0 without one.' }
  readGauge(metrics, age, async (gauge) => {
    const [oldest] = await rows.find({}, { sort: { at: 1 }, limit: 1, projection: { at: 1 } }).toArray()
    gauge.set(oldest ? (Date.now() - oldest.at.getTime()) / 1000 : 0)
  })
}

interface RelayOptions {
  db: Db
  rows: Collection<OutboxRow>
  publish: (event: Event) => Promise<void>
  stepMs: number
  now: Date
  dropBefore: Date
  /** Ends the round after the step that runs. */
  signal?: AbortSignal | undefined
}

/** Rows carry the machine's own time, not the test clock's: they are about waiting, not about days. */
async function relayOnce({ rows, now, signal, ...options }: RelayOptions): Promise<number> {
  let settled = 0
  const cursor = rows.find({ at: { $lt: new Date(now.getTime() - relayAfterMs) } })
  const { stepMs } = options
  for (let row = await timeout(stepMs, cursor.next()); row; row = await timeout(stepMs, cursor.next())) {
    if (signal?.aborted) return settled
    if (await timeout(stepMs, settle(row, { rows, ...options }))) settled += 1
  }
  return settled
}

/** False where the row has to wait. */
async function settle(
  row: OutboxRow,
  { db, rows, publish, dropBefore }: Omit<RelayOptions, 'now' | 'signal'>,
): Promise<boolean> {
  const fact = await db.collection<Committed>(row.collection).findOne({ _id: row.ref })
  const event = fact?.events?.find(({ id }) => id === row._id)
  if (event) await publish(event)
  // The writer may still be at work, also where an older state of the fact is there; later a newer state took its place.
  else if (row.at < dropBefore) await rows.deleteOne({ _id: row._id })
  else return false
  return true
}

/** So many are on their way to the broker at once. */
const republishedAtOnce = 32

/** Publishes the events of all facts in these collections since an instant, after the stream was lost (docs/data-rules.md#rules, 9). */
export async function republish(options: {
  db: Db
  broker: Broker
  collections: readonly string[]
  since: Date
}): Promise<number> {
  let count = 0
  const failed: unknown[] = []
  const pending = new Set<Promise<void>>()
  const publish = (event: Event): void => {
    const job = options.broker
      .publish(event)
      .catch((error: unknown) => void failed.push(error))
      .finally(() => pending.delete(job))
    pending.add(job)
  }
  for (const name of options.collections) {
    const facts = options.db.collection<Committed>(name).find({ 'events.0': { $exists: true } })
    for await (const fact of facts) {
      for (const event of fact.events ?? []) {
        if (event.at < options.since) continue
        publish(event)
        count += 1
        if (pending.size >= republishedAtOnce) await Promise.race(pending)
        if (failed.length > 0) throw failed[0]
      }
    }
  }
  await Promise.all(pending)
  if (failed.length > 0) throw failed[0]
  return count
}
