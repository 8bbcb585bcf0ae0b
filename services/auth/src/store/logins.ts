import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** Whose address it is, and the hash that proves it. */
export interface Login {
  emailKey: string
  userId: string
  passwordHash: string
  /** Begins at 1 and grows with every change of the password; what was made under an older one is over. */
  credential: number
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
  /** Puts a new hash over exactly this credential, and raises it; false where it changed meanwhile. */
  replacePassword(login: Login, passwordHash: string, event: Event): Promise<boolean>
}

/** More than can be on their way at once. */
const keptEvents = 20

export function createLogins(db: Db): Logins {
  const collection = db.collection<LoginDocument>('logins')
  return {
    async findByEmail(emailKey) {
      const found = await collection.findOne({ _id: emailKey })
      if (!found) return null
      const { userId, passwordHash, credential, createdAt } = found
      return { emailKey, userId, passwordHash, credential, createdAt }
    },
    insert: ({ emailKey, ...login }, events) => insertOnce(collection, { _id: emailKey, ...login, events }),
    async replacePassword({ emailKey, userId, credential }, passwordHash, event) {
      const filter = { _id: emailKey, userId, credential }
      // Events change with the credential only, so what is read under it is still there when it is written.
      const stored = await collection.findOne(filter)
      if (!stored) return false
      const events = [...stored.events, event].slice(-keptEvents)
      const result = await collection.updateOne(filter, {
        $set: { passwordHash, credential: credential + 1, events },
      })
      return result.modifiedCount === 1
    },
  }
}
