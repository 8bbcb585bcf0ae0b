import type { Collection, Db, Filter, WithId } from 'mongodb'
import type { Identified } from './single-document.ts'

/** Collection to how the documents of a user are found in it, by the user's id or by what else a service knows them by. */
export type Places<Owner = string> = Readonly<Record<string, (owner: Owner) => Filter<Identified>>>

/** How a user's documents are found, by the ways in which keys are made. */
export const foundBy = {
  /** The key is the user's id. */
  key: (userId: string) => ({ _id: userId }),
  field: (userId: string) => ({ userId }),
  /** The key begins with the user's id, and goes on with ':', which ';' follows. */
  keyBeginning: (userId: string) => ({ _id: { $gte: `${userId}:`, $lt: `${userId};` } }),
  /** An event about the user that could not be used. */
  letter: (userId: string) => ({ 'body.userId': userId }),
} as const

/** Everything that a service keeps about one user. */
export interface UserData<Owner = string> {
  /** Collection to number of documents. */
  count(owner: Owner): Promise<Record<string, number>>
  /** Collection to its documents, without what only serves the machinery. */
  exportUser(owner: Owner): Promise<Record<string, Record<string, unknown>[]>>
  /** Removes everything; answers how much of each collection. Repeating it is harmless. */
  eraseUser(owner: Owner): Promise<Record<string, number>>
}

/** `secret` names fields that a copy leaves out besides the machinery, by collection: hashes, and what stands for an address. */
export function createUserData<Owner = string>(
  db: Db,
  places: Places<Owner>,
  secret: Readonly<Record<string, readonly string[]>> = {},
): UserData<Owner> {
  const inEach = async <T>(
    owner: Owner,
    work: (collection: Collection<Identified>, filter: Filter<Identified>) => Promise<T>,
  ): Promise<Record<string, T>> => {
    const done: Record<string, T> = {}
    for (const [name, filterOf] of Object.entries(places))
      done[name] = await work(db.collection<Identified>(name), filterOf(owner))
    return done
  }
  return {
    count: (owner) => inEach(owner, (collection, filter) => collection.countDocuments(filter)),
    exportUser: (owner) =>
      inEach(owner, async (collection, filter) => {
        const left = new Set([...machinery, ...(secret[collection.collectionName] ?? [])])
        return (await collection.find(filter).toArray()).map((document) => without(document, left))
      }),
    eraseUser: (owner) =>
      inEach(owner, async (collection, filter) => (await collection.deleteMany(filter)).deletedCount),
  }
}

/** Versions, times of sweeping and events on their way say nothing about a person. */
const machinery = ['version', 'sweepAt', 'events', 'pendingUntil']

function without(document: WithId<Identified>, left: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !left.has(field)))
}
