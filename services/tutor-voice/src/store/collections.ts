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
  asks: {
    key: '{userId}:{local day}',
    purpose: 'how many questions by text a candidate asked on a day, with the keys that were counted',
    retention: 'a week after the day',
    fields: ['used', 'keys', 'sweepAt'],
  },
  threads: {
    key: '{userId}:{thread id}',
    purpose: "a candidate's conversation with the tutor: its newest 40 messages, and what helped",
    retention: '180 days after its last message',
    fields: ['version', 'questionId', 'messages', 'updatedAt', 'sweepAt'],
    lists: { messages: ['number', 'role', 'text', 'at', 'source', 'helpful', 'spoken', 'itemId'] },
  },
  thread_lists: {
    key: '{userId}',
    purpose: 'which threads a candidate has, newest first, at most 50, so that no request searches for them',
    retention: '180 days after the last message of all',
    fields: ['version', 'threads', 'sweepAt'],
    lists: { threads: ['id', 'questionId'] },
  },
  calls: {
    key: '{userId}:{call id}',
    purpose:
      "a candidate's calls with the tutor: how they stand, which process watches them, and why they ended; the words are in threads",
    retention: 'a day after the call',
    fields: [
      'version',
      'userId',
      'sessionId',
      'zone',
      'secretHash',
      'model',
      'voice',
      'questionId',
      'threadId',
      'state',
      'expiresAt',
      'beganAt',
      'endedAt',
      'reason',
      'providerCallId',
      'paidUntil',
      'lease',
      'events',
      'sweepAt',
    ],
  },
  voice_lines: {
    key: '{userId}',
    purpose: 'which call of a candidate may begin, and which one is their last that began: one at a time',
    retention: 'two days after the last call',
    fields: ['preparedId', 'callId', 'sweepAt'],
  },
  guest_salts: {
    key: '{day in UTC}',
    purpose: "what the keys of a day's guests are hashed with; without it they lead to no person",
    retention: 'until the day is over',
    fields: ['salt', 'sweepAt'],
  },
  guest_uses: {
    key: '{day in UTC}:{salted hash of network and browser, or of network}',
    purpose: 'how many questions a guest, and a network, asked on a day',
    retention: 'until the day is over',
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

/** Searches by another field than the id are the sweeper's, and the round that watches calls. Repeating it is harmless. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection('calls').createIndex({ state: 1 })
  for (const name of swept) await db.collection(name).createIndex({ sweepAt: 1 })
}

/** The salts go first: what is left without them leads to no person. */
const swept = ['guest_salts', 'guest_uses', 'turns', 'asks', 'threads', 'thread_lists', 'calls', 'voice_lines'] as const

export function sweepsOf(db: Db): Sweep[] {
  return swept.map((name) => ({ collection: db.collection(name), field: 'sweepAt' }))
}

/** Everything that is kept of a candidate. */
export function createTutorVoiceUserData(db: Db): UserData {
  const places = {
    turns: foundBy.keyBeginning,
    asks: foundBy.keyBeginning,
    threads: foundBy.keyBeginning,
    thread_lists: foundBy.key,
    calls: foundBy.keyBeginning,
    voice_lines: foundBy.key,
    entitlements: foundBy.key,
    dead_letters: foundBy.letter,
  }
  return createUserData(db, places, { calls: ['secretHash', 'providerCallId', 'lease'] })
}
