import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/facts'
import type { Db } from 'mongodb'

/** Whose address it is, and the hash that proves it. */
export interface Login {
  emailKey: string
  userId: string
  passwordHash: string
  createdAt: Date
}

interface LoginDocument extends Identified, Omit<Login, 'emailKey'> {
  events: Event[]
}

/** logins/{emailKey}: one per address. An account exists from the moment its login does. */
export interface Logins {
  findByEmail(emailKey: string): Promise<Login | null>
  /** False where the address has one. */
  insert(login: Login, events: Event[]): Promise<boolean>
}

export function createLogins(db: Db): Logins {
  const collection = db.collection<LoginDocument>('logins')
  return {
    async findByEmail(emailKey) {
      const found = await collection.findOne({ _id: emailKey })
      if (!found) return null
      return { emailKey, userId: found.userId, passwordHash: found.passwordHash, createdAt: found.createdAt }
    },
    insert: ({ emailKey, ...login }, events) => insertOnce(collection, { _id: emailKey, ...login, events }),
  }
}
