import { tombstoneFields } from '@app/shared/mongo/erasure'
import { createUserData, foundBy, type UserData } from '@app/shared/mongo/user-data'
import type { Sweep } from '@app/shared/mongo/sweeper'
import type { Db } from 'mongodb'

/** What this service keeps. Request paths read every collection by `_id` alone. A document has these fields and no others. */
export const collections = {
  turns: {
    key: '{userId}:{local day}',
    purpose: 'how many voice turns a candidate took on a day, with the keys that were counted',
    retention: 'a week after the day',
    fields: ['used', 'keys', 'sweepAt'],
  },
  entitlements: {
    key: '{userId}',
    purpose: "billing's last word on what a candidate has paid for",
    retention: 'as long as the account',
    fields: ['version', 'sequence', 'plan', 'status', 'periodEnd'],
  },
  erasures: {
    key: '{userId}',
    purpose: 'that an account was deleted, and how far its erasure is; commits the receipt',
    retention: 'for ever, without anything personal, so that a late event revives nothing',
    fields: tombstoneFields,
  },
  outbox: {
    key: '{event id}',
    purpose: 'events on their way (docs/data-rules.md#write-recipe)',
    retention: 'until published',
    fields: ['collection', 'ref', 'at'],
  },
  dead_letters: {
    key: '{event id}',
    purpose: 'events that could not be taken in, for a person to look at',
    retention: 'until looked at',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const

/** The only search by another field than the id is the sweeper's. Repeating it is harmless. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection('turns').createIndex({ sweepAt: 1 })
}

export function sweepsOf(db: Db): Sweep[] {
  return [{ collection: db.collection('turns'), field: 'sweepAt' }]
}

/** Everything that is kept of a candidate. */
export function createTutorVoiceUserData(db: Db): UserData {
  return createUserData(db, { turns: foundBy.keyBeginning, entitlements: foundBy.key, dead_letters: foundBy.letter })
}
