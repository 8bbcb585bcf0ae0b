import { createEvent, type Event } from '@app/shared/events/event'
import type { Outbox } from '@app/shared/events/outbox'
import { compareAndSet, insertOnce, type Versioned } from '@app/shared/mongo/single-document'
import type { Collection, Db } from 'mongodb'
import { ended, type Call, type Change, type EndReason } from '../domain/call.ts'

interface CallDocument extends Versioned, Omit<Call, 'id'> {
  events: Event[]
  sweepAt: Date
}

/** calls/{userId}:{id}: the calls of a candidate with the tutor. */
export interface Calls {
  find(userId: string, id: string): Promise<Call | null>
  insert(call: Call): Promise<void>
  /** Changes a call by compare-and-set, and returns it as it is then; null if there is none. `isChanged`: by this caller. */
  change(userId: string, id: string, alter: (call: Call) => Change): Promise<{ call: Call; isChanged: boolean } | null>
  /** Stores the reason and the event of the end. The first reason counts. */
  end(userId: string, id: string, end: { reason: EndReason; now: Date }): Promise<Call | null>
  /** All calls that are at the provider, or may be; by a declared index. */
  listLive(): Promise<Call[]>
}

/** A call is forgotten so long after it was prepared or ended. The longest call takes an hour. */
const keptMs = 86_400_000

export function createCalls(db: Db, outbox: Outbox): Calls {
  const collection = db.collection<CallDocument>('calls')
  return {
    async find(userId, id) {
      const found = await collection.findOne({ _id: `${userId}:${id}` })
      return found && toCall(found)
    },
    async insert({ id, ...call }) {
      const sweepAt = new Date(call.expiresAt.getTime() + keptMs)
      await insertOnce(collection, { ...call, _id: `${call.userId}:${id}`, version: 1, events: [], sweepAt })
    },
    change: (userId, id, alter) => changeCall(collection, `${userId}:${id}`, (current) => alter(toCall(current))),
    end: (userId, id, end) => endInStore({ collection, outbox }, `${userId}:${id}`, end),
    async listLive() {
      const found = await collection.find({ state: { $in: ['beginning', 'open', 'ending'] } }).toArray()
      return found.map(toCall)
    },
  }
}

async function changeCall(
  collection: Collection<CallDocument>,
  _id: string,
  alter: (call: CallDocument) => Partial<CallDocument> | null,
): Promise<{ call: Call; isChanged: boolean } | null> {
  const known = await collection.findOne({ _id })
  if (!known) return null
  let isChanged = false
  const stored = await compareAndSet<CallDocument>(collection, _id, {
    known,
    // It was erased meanwhile, and does not come back.
    initial: () => ({ ...known, version: 0 }),
    change(current) {
      const change = current.version === 0 ? null : alter(current)
      isChanged = change !== null
      return change && { ...current, ...change }
    },
  })
  return stored.version === 0 ? null : { call: toCall(stored), isChanged }
}

async function endInStore(
  { collection, outbox }: { collection: Collection<CallDocument>; outbox: Outbox },
  _id: string,
  { reason, now }: { reason: EndReason; now: Date },
): Promise<Call | null> {
  const found = await collection.findOne({ _id })
  if (!found) return null
  const call = toCall(found)
  if (ended(call, reason, now) === null) return call
  // Of a secret that was never used there is nothing to tell.
  const events = call.beganAt === null ? [] : [endEvent(call, { reason, now, beganAt: call.beganAt })]
  const sweepAt = new Date(now.getTime() + keptMs)
  let last: Call | null = call
  await outbox.commit({ collection: 'calls', id: _id, events }, async () => {
    const done = await changeCall(collection, _id, (current) => {
      const change = ended(toCall(current), reason, now)
      return change && { ...change, events, sweepAt }
    })
    last = done?.call ?? null
    return done?.isChanged ?? false
  })
  return last
}

function endEvent(
  { id: callId, userId }: Call,
  { reason, now, beganAt }: { reason: EndReason; now: Date; beganAt: Date },
): Event<'tutor-voice.call-ended.v1'> {
  const body = { callId, userId, reason, beganAt: beganAt.toISOString(), endedAt: now.toISOString() }
  return createEvent('tutor-voice.call-ended.v1', { key: callId, body, at: now })
}

function toCall({ _id, version: _version, events: _events, sweepAt: _sweepAt, ...call }: CallDocument): Call {
  return { ...call, id: _id.slice(call.userId.length + 1) }
}
