import type { Identified } from '@app/shared/mongo/facts'
import type { Collection, Db, Filter, WithId } from 'mongodb'

/** Whose data: the account, and the address it is found by. */
export interface Owner {
  userId: string
  emailKey: string
}

interface Place {
  find: (owner: Owner) => Filter<Identified>
  /** What a copy leaves out besides the machinery: hashes, and what stands for the address. */
  secret?: readonly string[]
}

const byUser = ({ userId }: Owner): Filter<Identified> => ({ userId })
const byId = ({ userId }: Owner): Filter<Identified> => ({ _id: userId })

/** Where the service keeps something about a person. The login comes first: without it no session can begin. */
const places: Readonly<Record<string, Place>> = {
  logins: {
    find: ({ emailKey, userId }) => ({ _id: emailKey, userId }),
    secret: ['_id', 'passwordHash', 'credential'],
  },
  users: { find: byId },
  usernames: { find: byUser, secret: ['emailKey'] },
  devices: { find: byId },
  sessions: { find: byUser, secret: ['emailKey', 'credential'] },
  revocations: { find: byUser },
  tokens: { find: byUser, secret: ['_id', 'emailKey', 'credential', 'requestId'] },
  throttles: {
    find: ({ emailKey }) => ({ _id: { $in: ['login', 'code', 'mail'].map((what) => `${what}:${emailKey}`) } }),
    secret: ['_id'],
  },
  exports: { find: byUser },
  dead_letters: { find: ({ userId }) => ({ 'body.userId': userId }) },
}

/**
 * Revocations stay until their tokens end: with them the gateway refuses the sessions. The counter of mails stays for its
 * hour, so that deleting and registering again sends no more mails to an address.
 */
const erasedFrom: Readonly<Record<string, Place['find']>> = {
  ...Object.fromEntries(Object.entries(places).map(([name, { find }]) => [name, find])),
  throttles: ({ emailKey }) => ({ _id: { $in: [`login:${emailKey}`, `code:${emailKey}`] } }),
}
const keptInErasure: readonly string[] = ['revocations', 'sessions']

export interface AuthUserData {
  count(owner: Owner): Promise<Record<string, number>>
  /** Collection to its documents, without hashes, secrets and machinery. */
  exportUser(owner: Owner): Promise<Record<string, Record<string, unknown>[]>>
  /** Removes everything but sessions, which end one by one; answers how much. Repeating it is harmless. */
  eraseUser(owner: Owner): Promise<Record<string, number>>
}

export function createAuthUserData(db: Db): AuthUserData {
  const erasable = Object.entries(erasedFrom).filter(([name]) => !keptInErasure.includes(name))
  const collectionOf = (name: string): Collection<Identified> => db.collection<Identified>(name)
  return {
    async count(owner) {
      const counts: Record<string, number> = {}
      for (const [name, find] of [...erasable, ['sessions', byUser] as const])
        counts[name] = await collectionOf(name).countDocuments(find(owner))
      return counts
    },
    async exportUser(owner) {
      const copy: Record<string, Record<string, unknown>[]> = {}
      for (const [name, { find, secret = [] }] of Object.entries(places)) {
        const found = await collectionOf(name).find(find(owner)).toArray()
        copy[name] = found.map((document) => without(document, secret))
      }
      return copy
    },
    async eraseUser(owner) {
      const removed: Record<string, number> = {}
      for (const [name, find] of erasable)
        removed[name] = (await collectionOf(name).deleteMany(find(owner))).deletedCount
      return removed
    },
  }
}

const machinery: readonly string[] = ['version', 'sweepAt', 'events', 'pendingUntil']

function without(document: WithId<Identified>, secret: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => !machinery.includes(field) && !secret.includes(field)),
  )
}
