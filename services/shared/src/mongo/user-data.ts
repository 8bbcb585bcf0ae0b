import type { Collection, Db, Filter, WithId } from 'mongodb'
import type { Identified } from './facts.ts'

/** Collection to how the documents of a user are found in it. */
export type Places = Readonly<Record<string, (userId: string) => Filter<Identified>>>

/** How a user's documents are found, by the ways in which keys are made. */
export const foundBy = {
  /** The key is the user's id. */
  key: (userId: string) => ({ _id: userId }),
  /** The key begins with the user's id, and goes on with ':', which ';' follows. */
  keyBeginning: (userId: string) => ({ _id: { $gte: `${userId}:`, $lt: `${userId};` } }),
  /** An event about the user that could not be used. */
  letter: (userId: string) => ({ 'body.userId': userId }),
} as const

/** Everything that a service keeps about one user. */
export interface UserData {
  /** Collection to number of documents. */
  count(userId: string): Promise<Record<string, number>>
  /** Collection to its documents, without what only serves the machinery. */
  exportUser(userId: string): Promise<Record<string, Record<string, unknown>[]>>
  /** Removes everything; answers how much of each collection. Repeating it is harmless. */
  eraseUser(userId: string): Promise<Record<string, number>>
}

export function createUserData(db: Db, places: Places): UserData {
  const inEach = async <T>(
    userId: string,
    work: (collection: Collection<Identified>, filter: Filter<Identified>) => Promise<T>,
  ): Promise<Record<string, T>> => {
    const done: Record<string, T> = {}
    for (const [name, filterOf] of Object.entries(places))
      done[name] = await work(db.collection<Identified>(name), filterOf(userId))
    return done
  }
  return {
    count: (userId) => inEach(userId, (collection, filter) => collection.countDocuments(filter)),
    exportUser: (userId) =>
      inEach(userId, async (collection, filter) => (await collection.find(filter).toArray()).map(withoutMachinery)),
    eraseUser: (userId) =>
      inEach(userId, async (collection, filter) => (await collection.deleteMany(filter)).deletedCount),
  }
}

/** Versions, times of sweeping and events on their way say nothing about a person. */
function withoutMachinery({ version: _version, sweepAt: _sweepAt, events: _events, ...said }: WithId<Identified>) {
  return said
}
