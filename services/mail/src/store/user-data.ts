import type { Db, Document, Filter } from 'mongodb'

/** Where the service keeps something about a user, and how it is found there. */
const places: Readonly<Record<string, (userId: string) => Filter<Document>>> = {
  jobs: (userId) => ({ userId }),
  weeks: (userId) => ({ userId }),
  subscriptions: (userId) => ({ _id: userId as never }),
  suppressions: (userId) => ({ userId }),
  admin_letters: (userId) => ({ userId }),
  limits: (userId) => ({ userId }),
  dead_letters: (userId) => ({ 'body.userId': userId }),
}

export interface UserData {
  /** Collection to its documents, without what only serves the machinery. */
  exportUser(userId: string): Promise<Record<string, Record<string, unknown>[]>>
  /** Removes everything about the user; answers how much of each collection. Repeating it is harmless. */
  eraseUser(userId: string): Promise<Record<string, number>>
}

export function createUserData(db: Db): UserData {
  return {
    async exportUser(userId) {
      const entries = Object.entries(places).map(async ([name, filterOf]) => {
        const found = await db.collection(name).find(filterOf(userId), { limit: 5000 }).toArray()
        return [name, found.map(withoutMachinery)] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    async eraseUser(userId) {
      const removed: Record<string, number> = {}
      for (const [name, filterOf] of Object.entries(places)) {
        removed[name] = (await db.collection(name).deleteMany(filterOf(userId))).deletedCount
      }
      return removed
    },
  }
}

function withoutMachinery({ version: _version, sweepAt: _sweepAt, events: _events, ...said }: Document) {
  return said
}
