import { tombstoneFields } from '@app/shared/mongo/erasure'
import { createUserData, foundBy, type UserData } from '@app/shared/mongo/user-data'
import type { Sweep } from '@app/shared/mongo/sweeper'
import type { Db, Document } from 'mongodb'

/** What the service keeps, why, and for how long. The README's table is compared with this one by a test. */
export const collections = {
  jobs: {
    key: 'event id (or invoice) and template',
    purpose: 'a mail to a person: state, tries, when it is due, and ids of what it is about; never the address',
    kept: '60 days after it was finished',
    fields: [
      'version',
      'template',
      'userId',
      'facts',
      'state',
      'attempts',
      'dueAt',
      'createdAt',
      'finishedAt',
      'sweepAt',
    ],
  },
  weeks: {
    key: 'user and Monday',
    purpose: 'the sets of a week, for its summary',
    kept: '30 days after its Monday',
    fields: ['version', 'userId', 'monday', 'sets', 'dueAt', 'sweepAt'],
  },
  subscriptions: {
    key: 'user',
    purpose: 'what billing last said, to see what a change is',
    kept: 'as long as the account',
    fields: ['version', 'sequence', 'at', 'plan', 'status', 'periodEnd', 'pending'],
  },
  unsubscribed: {
    key: 'hash of user and kind',
    purpose: 'that a person wants no more mails of a kind; commits `mail.unsubscribed.v1`',
    kept: 'as long as the account',
    fields: ['version', 'userId', 'kind', 'at', 'times', 'events'],
  },
  contacts: {
    key: 'random id',
    purpose: 'messages of the contact form, with name and address; commits `mail.contact-received.v1`',
    kept: '180 days',
    fields: ['name', 'email', 'message', 'at', 'copy', 'isPriority', 'events', 'sweepAt'],
  },
  admin_mails: {
    key: 'random id',
    purpose: 'what an administrator wrote, and to which address',
    kept: '90 days',
    fields: ['userId', 'to', 'subject', 'text', 'at', 'sweepAt'],
  },
  limits: {
    key: 'who and window',
    purpose: 'mails of an administrator in an hour, copies to a (hashed) address in a day',
    kept: '2 days',
    fields: ['used', 'keys', 'userId', 'sweepAt'],
  },
  unverified_mails: {
    key: 'hash of a mailbox',
    purpose: 'the last mails to an address that nobody verified, to bound them together',
    kept: 'a day after the last',
    fields: ['version', 'counted', 'sweepAt'],
  },
  erasures: {
    key: 'user',
    purpose: 'that an account was deleted, and how far that is; commits `mail.user-erased.v1`',
    kept: 'for good, without anything personal, so that a late event revives nothing',
    fields: [...tombstoneFields, 'eventId', 'preparedAt'],
  },
  outbox: {
    key: 'event id',
    purpose: 'events to be published',
    kept: 'until published',
    fields: ['collection', 'ref', 'at'],
  },
  dead_letters: {
    key: 'event id',
    purpose: 'events that could not be used',
    kept: 'until somebody looked at them',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const

/** What the service keeps of one user. Contacts name nobody who has an account. */
export function userDataOf(db: Db): UserData {
  return createUserData(db, {
    jobs: foundBy.field,
    weeks: foundBy.field,
    subscriptions: foundBy.key,
    unsubscribed: foundBy.field,
    admin_mails: foundBy.field,
    limits: foundBy.field,
    dead_letters: foundBy.letter,
  })
}

const swept = ['jobs', 'weeks', 'contacts', 'admin_mails', 'limits', 'unverified_mails'] as const

export function sweepsOf(db: Db): Sweep[] {
  return swept.map((name) => ({ collection: db.collection<Document & { _id: string }>(name), field: 'sweepAt' }))
}

/** Repeating it is harmless. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection('jobs').createIndex({ state: 1, dueAt: 1 })
  await db.collection('weeks').createIndex({ dueAt: 1 })
  await db.collection('erasures').createIndex({ receiptAt: 1 })
  for (const name of ['jobs', 'weeks', 'unsubscribed', 'admin_mails', 'limits']) {
    await db.collection(name).createIndex({ userId: 1 })
  }
  for (const name of swept) await db.collection(name).createIndex({ sweepAt: 1 })
}
