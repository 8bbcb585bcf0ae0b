import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** What an administrator wrote to somebody. */
export interface AdminMail {
  id: string
  /** The administrator. */
  userId: string
  to: string
  subject: string
  text: string
  at: Date
}

interface AdminMailDocument extends Identified, Omit<AdminMail, 'id'> {
  sweepAt: Date
}

/** admin_mails/{id}: never changed. */
export interface AdminMails {
  findById(id: string): Promise<AdminMail | null>
  insert(mail: AdminMail): Promise<boolean>
}

const keptMs = 90 * 24 * 3_600_000

export function createAdminMails(db: Db): AdminMails {
  const collection = db.collection<AdminMailDocument>('admin_mails')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      if (!found) return null
      const { userId, to, subject, text, at } = found
      return { id, userId, to, subject, text, at }
    },
    insert({ id, ...mail }) {
      return insertOnce(collection, { _id: id, ...mail, sweepAt: new Date(mail.at.getTime() + keptMs) })
    },
  }
}
