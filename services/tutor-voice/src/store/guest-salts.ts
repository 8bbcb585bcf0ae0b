import { randomBytes } from 'node:crypto'
import { insertOnce } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

interface SaltDocument {
  _id: string
  salt: string
  sweepAt: Date
}

/** guest_salts/{day}: what the keys of a day's guests are hashed with. Without it they lead to nobody. */
export interface GuestSalts {
  find(day: string): Promise<string | null>
  /** The day's salt, made if there is none; all processes get the same. It is deleted at `sweepAt`. */
  of(day: string, sweepAt: Date): Promise<string>
}

const saltBytes = 32

export function createGuestSalts(db: Db): GuestSalts {
  const collection = db.collection<SaltDocument>('guest_salts')
  const find: GuestSalts['find'] = async (day) => (await collection.findOne({ _id: day }))?.salt ?? null
  return {
    find,
    async of(day, sweepAt) {
      const found = await find(day)
      if (found !== null) return found
      const salt = randomBytes(saltBytes).toString('base64')
      if (await insertOnce(collection, { _id: day, salt, sweepAt })) return salt
      const other = await find(day)
      if (other === null) throw new Error('the salt of the day is missing')
      return other
    },
  }
}
