import type { Collection, Document, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb'
import { unavailable } from '../http/problem.ts'

/** The few ways in which documents change (docs/data-rules.md#rules, 2 to 4). All rely on single-document atomicity only. */

export interface Identified extends Document {
  _id: string
}

export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === 11000
}

/** Inserts a fact that may exist once. False where it is there already: that is an answer, not an error. */
export async function insertOnce<T extends Identified>(collection: Collection<T>, document: T): Promise<boolean> {
  try {
    await collection.insertOne(document as OptionalUnlessRequiredId<T>)
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

export interface Versioned extends Identified {
  version: number
}

/**
 * Changes a document that several may change: reads it, lets `change` decide on a copy (null = leave it), and writes
 * only if nobody was faster. The loser reads again; after `tries` lost races it is a 503 and may be repeated. `known` is
 * the document as it was just read, or null where it is probably not there yet: either saves the first reading.
 */
export async function compareAndSet<T extends Versioned>(
  collection: Collection<T>,
  id: string,
  options: { initial: () => T; change: (current: T) => T | null; tries?: number; known?: T | null | undefined },
): Promise<T> {
  const tries = options.tries ?? 8
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const known = attempt === 0 ? options.known : undefined
    const stored = known === undefined ? await collection.findOne<T>({ _id: id } as Filter<T>) : known
    const current = stored ?? options.initial()
    const next = options.change(current)
    if (!next) return current
    const document: T = { ...next, _id: id, version: current.version + 1 }
    if (
      stored === null
        ? await insertOnce(collection, document)
        : await replaceVersion(collection, document, current.version)
    )
      return document
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * (attempt + 1)))
  }
  throw unavailable()
}

async function replaceVersion<T extends Versioned>(
  collection: Collection<T>,
  document: T,
  version: number,
): Promise<boolean> {
  const result = await collection.replaceOne({ _id: document._id, version } as Filter<T>, document)
  return result.modifiedCount === 1
}

export interface Counter extends Identified {
  used: number
  keys: string[]
}

export type Counted = 'counted' | 'counted-before' | 'full'

/**
 * Counts `key` against a limit, exactly once per key, never over the limit. The counter's id names owner and window,
 * such as `user:2026-11-27`. `extra` is set when the counter is made (such as when it may be swept).
 */
export async function countOnce<T extends Counter>(
  collection: Collection<T>,
  counter: { id: string; limit: number; key: string; extra?: Partial<T> },
): Promise<Counted> {
  const { id, limit, key } = counter
  const filter = { _id: id, used: { $lt: limit }, keys: { $ne: key } } as Filter<T>
  const update = {
    $inc: { used: 1 },
    $push: { keys: key },
    $setOnInsert: counter.extra ?? {},
  } as unknown as UpdateFilter<T>
  if (limit <= 0) return 'full'
  for (;;) {
    try {
      await collection.updateOne(filter, update, { upsert: true })
      return 'counted'
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
    const stored = (await collection.findOne({ _id: id } as Filter<T>)) as Counter | null
    if (stored?.keys.includes(key)) return 'counted-before'
    if (stored && stored.used >= limit) return 'full'
    // On MongoDB two first upserts can collide; the loser simply counts again.
  }
}

/** Takes back what `countOnce` counted under `key`. Does nothing if it was not counted. */
export async function uncount<T extends Counter>(
  collection: Collection<T>,
  { id, key }: { id: string; key: string },
): Promise<void> {
  const update = { $inc: { used: -1 }, $pull: { keys: key } } as unknown as UpdateFilter<T>
  await collection.updateOne({ _id: id, keys: key } as Filter<T>, update)
}
