import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** What an administrator wrote to somebody. */
export interface AdminLetter {
  id: string
  /** The administrator. */
  userId: string
  to: string
  subject: string
  text: string
  at: Date
}

interface AdminLetterDocument extends Identified, Omit<AdminLetter, 'id'> {
  sweepAt: Date
}

/** admin_letters/{id}: never changed. */
export interface AdminLetters {
  findById(id: string): Promise<AdminLetter | null>
  insert(letter: AdminLetter): Promise<boolean>
}

const keptMs = 90 * 24 * 3_600_000

export function createAdminLetters(db: Db): AdminLetters {
  const collection = db.collection<AdminLetterDocument>('admin_letters')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      if (!found) return null
      const { userId, to, subject, text, at } = found
      return { id, userId, to, subject, text, at }
    },
    insert({ id, ...letter }) {
      return insertOnce(collection, { _id: id, ...letter, sweepAt: new Date(letter.at.getTime() + keptMs) })
    },
  }
}
