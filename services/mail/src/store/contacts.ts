import type { Event } from '@app/shared/events/event'
import { insertOnce, type Identified } from '@app/shared/mongo/single-document'
import type { Db } from 'mongodb'

/** A message of the contact form. */
export interface Contact {
  id: string
  name: string
  email: string
  message: string
  at: Date
  /** Whether the sender gets a copy: not where this address has had its copies for today. */
  copy: boolean
  /** Whether the sender had Monthly when they wrote. */
  isPriority: boolean
}

interface ContactDocument extends Identified, Omit<Contact, 'id'> {
  events: Event[]
  sweepAt: Date
}

/** contacts/{id}: never changed; the commit of `mail.contact-received`. */
export interface Contacts {
  findById(id: string): Promise<Contact | null>
  insert(contact: Contact, event: Event): Promise<boolean>
}

const keptMs = 180 * 24 * 3_600_000

export function createContacts(db: Db): Contacts {
  const collection = db.collection<ContactDocument>('contacts')
  return {
    async findById(id) {
      const found = await collection.findOne({ _id: id })
      if (!found) return null
      const { name, email, message, at, copy, isPriority } = found
      return { id, name, email, message, at, copy, isPriority }
    },
    insert({ id, ...contact }, event) {
      const sweepAt = new Date(contact.at.getTime() + keptMs)
      return insertOnce(collection, { _id: id, ...contact, events: [event], sweepAt })
    },
  }
}
