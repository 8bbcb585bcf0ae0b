import { createHash } from 'node:crypto'
import type { Events } from '@app/contracts/generated/events'
import type { Db } from 'mongodb'
import type { Clock } from '../clock.ts'
import type { Reaction } from '../events/consume.ts'
import { createEvent, type Event } from '../events/event.ts'
import type { Outbox } from '../events/outbox.ts'
import { compareAndSet, insertOnce, type Versioned } from './single-document.ts'
import { readTogether } from './read-together.ts'
import type { UserData } from './user-data.ts'

/** Services that erase by this flow. auth starts an erasure and collects the receipts, so it has its own. */
type ErasingService = 'practice' | 'billing' | 'tutor-voice' | 'mail'

/** erasures/{userId}: that the account was deleted, and how far the erasure is. Kept for good, without anything personal. */
interface Tombstone extends Versioned {
  erasureId: string
  /** Collection to number of documents. */
  removed: Record<string, number>
  /** When everything was erased for the first time. */
  erasedAt: Date | null
  receiptAt: Date | null
  events: Event[]
  /** The event that told of the deletion; only with `ErasureOptions.prepare`. */
  eventId?: string
  /** When the preparation was done; only with `ErasureOptions.prepare`. */
  preparedAt?: Date | null
}

/** The fields of a tombstone, for a service's list of collections. */
export const tombstoneFields = ['version', 'erasureId', 'removed', 'erasedAt', 'receiptAt', 'events'] as const

/** What was let in before the deletion may still write: after this long everything is erased once more. */
export const settleMs = 15_000

export interface Erasures {
  /** The reaction to `auth.user-deleted.v1`; it may come again at any age. */
  react: Reaction<'auth.user-deleted.v1'>
  /** Takes every open erasure as far as it can go now: what a crash left, and what waited. */
  round(): Promise<void>
  /** Takes the erasure of one user as far as it can go now. Does nothing if no account was deleted. */
  advance(userId: string): Promise<void>
  /** The tombstone; null if no account was deleted. */
  findByUser(userId: string): Promise<Tombstone | null>
  isErased(userId: string): Promise<boolean>
  /** The same for a consumer, where many look at once. */
  isErasedOfMany(userId: string): Promise<boolean>
  /**
   * To be called after something about a user was written: where the account was deleted meanwhile, removes it again and
   * answers true. Writing first and looking then leaves no gap: a tombstone that this look does not see is set later, and
   * what it erases then is already there.
   */
  leaveNothing(userId: string): Promise<boolean>
  /** The same for a consumer, where many look at once. */
  leaveNothingOfMany(userId: string): Promise<boolean>
  ensureIndexes(): Promise<void>
}

export interface ErasureOptions {
  db: Db
  service: ErasingService
  userData: UserData
  outbox: Outbox
  clock: Clock
  /** The machine's own time, which no test of days moves. */
  waitingClock: Clock
  /** What must be done before anything is erased. Returns false while it is not done; it may be called again at any time. */
  prepare?(deletion: { userId: string; eventId: string }): Promise<boolean>
}

/**
 * Erases what a service keeps of a user: tombstone, erase, erase again after `settleMs`, then the receipt. Each step is
 * stored before the next begins and may be repeated, so it goes on from anywhere after a crash.
 */
export function createErasures(options: ErasureOptions): Erasures {
  const { db, userData } = options
  const tombstones = db.collection<Tombstone>('erasures')
  const findByUser = (userId: string) => tombstones.findOne({ _id: userId })
  const isErased = async (userId: string) => (await findByUser(userId)) !== null
  const lookTogether = readTogether(tombstones)
  const isErasedOfMany = async (userId: string) => (await lookTogether(userId)) !== null
  const eraseIf = async (erased: boolean, userId: string): Promise<boolean> => {
    if (erased) await userData.eraseUser(userId)
    return erased
  }
  const advance = async (userId: string): Promise<void> => {
    const found = await findByUser(userId)
    if (!found || found.receiptAt) return
    const prepared = await prepareFirst(options, found)
    if (prepared) await finish(options, await eraseFirst(options, prepared))
  }
  return {
    advance,
    findByUser,
    isErased,
    isErasedOfMany,
    async react({ id: eventId, body: { userId, erasureId } }) {
      if (!(await isErased(userId))) await insertTombstone(options, { userId, erasureId, eventId })
      await advance(userId)
    },
    async round() {
      for (const { _id } of await tombstones.find({ receiptAt: null }, { projection: { _id: 1 } }).toArray())
        await advance(_id)
    },
    leaveNothing: async (userId) => eraseIf(await isErased(userId), userId),
    leaveNothingOfMany: async (userId) => eraseIf(await isErasedOfMany(userId), userId),
    async ensureIndexes() {
      await tombstones.createIndex({ receiptAt: 1 })
    },
  }
}

/** Counts before anything goes: a crash between erasing and storing would leave a receipt that says nothing. */
async function insertTombstone(
  { db, userData, prepare }: ErasureOptions,
  { userId, erasureId, eventId }: { userId: string; erasureId: string; eventId: string },
): Promise<void> {
  const removed = await userData.count(userId)
  const blank = { version: 0, erasureId, removed, erasedAt: null, receiptAt: null, events: [] }
  const waits = prepare ? { eventId, preparedAt: null } : {}
  await insertOnce(db.collection<Tombstone>('erasures'), { _id: userId, ...blank, ...waits })
}

/** Null while the preparation is not done. Counts again: a crash between erasing and storing must not lose what it added. */
async function prepareFirst(options: ErasureOptions, tombstone: Tombstone): Promise<Tombstone | null> {
  const { db, userData, waitingClock, prepare } = options
  const { _id: userId, eventId, preparedAt, erasedAt } = tombstone
  if (!prepare || eventId === undefined || preparedAt || erasedAt) return tombstone
  if (!(await prepare({ userId, eventId }))) return null
  const counted = await userData.count(userId)
  return compareAndSet(db.collection<Tombstone>('erasures'), userId, {
    initial: () => tombstone,
    change: (current) =>
      current.preparedAt || current.receiptAt
        ? null
        : { ...current, removed: merge(current.removed, counted, Math.max), preparedAt: waitingClock.now() },
  })
}

async function eraseFirst({ db, userData, waitingClock }: ErasureOptions, tombstone: Tombstone): Promise<Tombstone> {
  if (tombstone.erasedAt) return tombstone
  const erased = await userData.eraseUser(tombstone._id)
  return compareAndSet(db.collection<Tombstone>('erasures'), tombstone._id, {
    initial: () => tombstone,
    change: (current) =>
      current.erasedAt
        ? null
        : { ...current, removed: merge(current.removed, erased, Math.max), erasedAt: waitingClock.now() },
  })
}

/** Does nothing while it is too early. */
async function finish(options: ErasureOptions, { _id: userId, ...tombstone }: Tombstone): Promise<void> {
  const { db, service, userData, outbox, clock, waitingClock } = options
  if (waitingClock.now().getTime() < (tombstone.erasedAt?.getTime() ?? 0) + settleMs) return
  const removed = merge(tombstone.removed, await userData.eraseUser(userId), (a, b) => a + b)
  const { erasureId } = tombstone
  const facts = receiptOf(service, { erasureId, erasedAt: clock.now(), removed })
  const at = new Date(facts.erasedAt)
  const event = createEvent(`${service}.user-erased.v1`, { key: erasureId, body: { userId, erasureId, ...facts }, at })
  await outbox.commit({ collection: 'erasures', id: userId, events: [event] }, async () => {
    const done: Partial<Tombstone> = { removed, receiptAt: at, events: [event] }
    const filter = { _id: userId, receiptAt: null }
    const result = await db.collection<Tombstone>('erasures').updateOne(filter, { $set: done, $inc: { version: 1 } })
    return result.modifiedCount === 1
  })
}

/** What a receipt says, with the digest over it: SHA-256 of `[service, erasure id, time, sorted counts]` as JSON. */
export function receiptOf(
  service: string,
  { erasureId, erasedAt, removed }: { erasureId: string; erasedAt: Date; removed: Readonly<Record<string, number>> },
): Pick<Events['practice.user-erased.v1'], 'erasedAt' | 'removed' | 'sha256'> {
  const at = erasedAt.toISOString()
  const text = JSON.stringify([
    service,
    erasureId,
    at,
    Object.entries(removed).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  return { erasedAt: at, removed: { ...removed }, sha256: createHash('sha256').update(text).digest('base64url') }
}

/** Two counts by collection made one. */
export function merge(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
  combine: (a: number, b: number) => number,
): Record<string, number> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, combine(one[name] ?? 0, other[name] ?? 0)]))
}
