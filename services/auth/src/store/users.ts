import type { Event } from '@app/shared/events/event'
import { compareAndSet, insertOnce, type Versioned } from '@app/shared/mongo/single-document'
import { readTogether } from '@app/shared/mongo/read-together'
import type { Collection, Db } from 'mongodb'
import type { Subscription } from '../domain/subscription.ts'
import type { User } from '../domain/user.ts'

interface UserDocument extends Versioned, Omit<User, 'id'> {
  subscription: Subscription | null
  /** Set while the account's login may be missing; null once it is known to be there. */
  pendingUntil: Date | null
  events: Event[]
}

/** users/{uuid}: the profile, with the event of its verification. Changes by compare-and-set on `version`. */
export interface Users {
  findById(id: string): Promise<User | null>
  /** Stores the profile of an account that is about to exist; false where that id has one. */
  insertPending(user: User, until: Date): Promise<boolean>
  /** The account exists. Repeating it is harmless. */
  confirm(id: string): Promise<void>
  /** `next` answers null to leave the profile as it is. Answers the profile as stored; null where there is none. */
  change(id: string, next: (user: User) => User | null): Promise<User | null>
  /** The same for a consumer, where many read at once. */
  changeOfMany(id: string, next: (user: User) => User | null): Promise<User | null>
  /** The address is the person's; false where that is known already, or where there is no such person. */
  verify(id: string, event: Event): Promise<boolean>
  listPending(before: Date): Promise<User[]>
  /** Moves the time until which a pending profile waits; null where it is none. */
  holdPending(id: string, until: Date): Promise<User | null>
  /** Only where the profile is pending, and was to wait no longer than `before`. Answers whether it was there. */
  deletePending(id: string, before: Date): Promise<boolean>
}

export function createUsers(db: Db): Users {
  const collection = db.collection<UserDocument>('users')
  const lookTogether = readTogether(collection)
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      return found ? toUser(found) : null
    },
    insertPending: (user, until) =>
      insertOnce(collection, toDocument(user, { version: 1, pendingUntil: until, events: [] })),
    async confirm(id) {
      await collection.updateOne({ _id: id }, { $set: { pendingUntil: null } })
    },
    change: (id, next) => change(collection, id, { next }),
    changeOfMany: async (id, next) => change(collection, id, { next, known: await lookTogether(id) }),
    async verify(id, event) {
      const update = { $set: { emailVerified: true, events: [event] }, $inc: { version: 1 } }
      const result = await collection.updateOne({ _id: id, emailVerified: false }, update)
      return result.modifiedCount === 1
    },
    ...pendingUsers(collection),
  }
}

async function change(
  collection: Collection<UserDocument>,
  id: string,
  { next, known }: { next: (user: User) => User | null; known?: UserDocument | null },
): Promise<User | null> {
  const missing = { _id: id, version: 0 } as UserDocument
  const stored = await compareAndSet(collection, id, {
    known,
    initial: () => missing,
    change: (current) => {
      const user = current === missing ? null : next(toUser(current))
      return user && toDocument(user, current)
    },
  })
  return stored === missing ? null : toUser(stored)
}

function pendingUsers(
  collection: Collection<UserDocument>,
): Pick<Users, 'listPending' | 'holdPending' | 'deletePending'> {
  return {
    async listPending(before) {
      const found = await collection.find({ pendingUntil: { $lt: before } }, { limit: 1000 }).toArray()
      return found.map(toUser)
    },
    async holdPending(id, until) {
      const filter = { _id: id, pendingUntil: { $ne: null } }
      const found = await collection.findOneAndUpdate(filter, { $set: { pendingUntil: until } })
      return found && toUser(found)
    },
    async deletePending(id, before) {
      const result = await collection.deleteOne({ _id: id, pendingUntil: { $lt: before } })
      return result.deletedCount === 1
    },
  }
}

function toUser(document: UserDocument): User {
  const { _id, version: _version, pendingUntil: _pendingUntil, events: _events, ...profile } = document
  return { id: _id, ...profile }
}

function toDocument(user: User, more: Pick<UserDocument, 'version' | 'pendingUntil' | 'events'>): UserDocument {
  const { id, ...profile } = user
  return { _id: id, version: more.version, ...profile, pendingUntil: more.pendingUntil, events: more.events }
}
