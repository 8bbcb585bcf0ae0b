import { tombstoneFields } from '@app/shared/mongo/erasure'
import { createUserData, foundBy, type UserData } from '@app/shared/mongo/user-data'
import type { Db } from 'mongodb'

/** What this service keeps. Request paths read every collection by `_id` alone. A document has these fields and no others. */
export const collections = {
  subscriptions: {
    key: 'user id',
    purpose: 'the state, with the event of its last change inside',
    kept: 'as long as the account',
    fields: ['sequence', 'plan', 'status', 'periodEnd', 'events'],
  },
  erasures: {
    key: 'user id',
    purpose: 'that an account was deleted, and how far its erasure is; commits the receipt',
    kept: 'for ever, without anything personal, so that nothing is revived',
    fields: tombstoneFields,
  },
  outbox: {
    key: 'event id',
    purpose: 'events on their way (docs/data-rules.md#write-recipe)',
    kept: 'until published',
    fields: ['collection', 'ref', 'at'],
  },
  dead_letters: {
    key: 'event id',
    purpose: 'events that could not be taken in, for a person to look at',
    kept: 'until looked at',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const

/** Everything that is kept of a candidate. */
export function createBillingUserData(db: Db): UserData {
  return createUserData(db, { subscriptions: foundBy.key, dead_letters: foundBy.letter })
}
