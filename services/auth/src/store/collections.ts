import type { Sweep } from '@app/shared/mongo/sweeper'
import type { Db } from 'mongodb'

/** What one collection keeps, why, and for how long. The README's table is compared with this one by a test. */
interface CollectionDefinition {
  key: string
  purpose: string
  kept: string
  /** Every field that a document may have. */
  fields: readonly string[]
  /** The date after which the sweeper removes a document. It has an index. */
  sweptBy?: string
}

export const collections = {
  users: {
    key: 'user id',
    purpose: 'the profile; the commit point of verifying the address, with its event',
    kept: 'as long as the account; from a registration that ended half way, an hour',
    fields: [
      'version',
      'email',
      'username',
      'name',
      'emailVerified',
      'admin',
      'zone',
      'zoneChosen',
      'zoneAssumed',
      'weeklySummary',
      'subscription',
      'createdAt',
      'pendingUntil',
      'events',
    ],
  },
  logins: {
    key: 'HMAC of the e-mail',
    purpose:
      'whose address it is and the password hash; the commit point of register and of every new password, with its event',
    kept: 'as long as the account',
    fields: ['userId', 'passwordHash', 'credential', 'createdAt', 'events'],
  },
  usernames: {
    key: 'username in lower case',
    purpose: 'one username, one person',
    kept: 'as long as the account uses it; without an account it may be taken over after 10 minutes',
    fields: ['userId', 'emailKey', 'claimedAt'],
  },
  sessions: {
    key: 'session id',
    purpose: 'who is logged in',
    kept: 'until 30 days after the last visit, else 12 hours, or until the session is ended',
    fields: ['userId', 'emailKey', 'credential', 'device', 'createdAt', 'expiresAt', 'kept', 'renewal'],
    sweptBy: 'expiresAt',
  },
  revocations: {
    key: 'session id',
    purpose: 'sessions that ended before their token; the commit point of logout, with its event',
    kept: 'until the token would have ended',
    fields: ['userId', 'reason', 'expiresAt', 'sweepAt', 'events'],
    sweptBy: 'sweepAt',
  },
  throttles: {
    key: 'what is counted, and HMAC of the e-mail',
    purpose: 'when its password or code was guessed wrong, and when mails were asked for',
    kept: 'a day after the last wrong password, an hour after the last code or mail',
    fields: ['version', 'attempts', 'sweepAt'],
    sweptBy: 'sweepAt',
  },
  newest_verifications: {
    key: 'HMAC of the e-mail',
    purpose: 'which mails with a code are the newest, so that a typed code finds its mail by key',
    kept: 'as long as the newest of them',
    fields: ['version', 'userId', 'hashes', 'registrations', 'sweepAt'],
    sweptBy: 'sweepAt',
  },
  tokens: {
    key: 'SHA-256 of the token',
    purpose:
      'mails with a one-time link that were asked for, and in mode `verify-first` the registration that waits for its link; the commit point of asking, with its event',
    kept: 'an hour longer than the link is good for',
    fields: [
      'requestId',
      'purpose',
      'userId',
      'emailKey',
      'credential',
      'codeTries',
      'createdAt',
      'expiresAt',
      'asked',
      'registration',
      'sweepAt',
      'events',
    ],
    sweptBy: 'sweepAt',
  },
  devices: {
    key: 'user id',
    purpose: 'from what kinds of devices a person logged in; the commit point of a new one, with its event',
    kept: 'as long as the account',
    fields: ['version', 'labels', 'events'],
  },
  keys: {
    key: 'purpose and UTC day',
    purpose: 'the RSA and Ed25519 keys that all replicas share, private halves sealed',
    kept: 'while something made with them is accepted',
    fields: ['fingerprint', 'publicKey', 'sealedPrivateKey', 'expiresAt', 'acceptedUntil'],
    sweptBy: 'acceptedUntil',
  },
  used_ciphertexts: {
    key: 'SHA-256 of the ciphertext',
    purpose: 'each encrypted password is accepted once',
    kept: 'an hour longer than its key is accepted',
    fields: ['sweepAt'],
    sweptBy: 'sweepAt',
  },
  erasures: {
    key: 'erasure id, an HMAC of the user id',
    purpose: 'that an account was deleted, with every receipt; the commit point of deleting it, with its event',
    kept: 'for ever, without anything personal: the address is sealed, and goes with the receipt of mail',
    fields: [
      'version',
      'userId',
      'requestedAt',
      'emailKey',
      'sealedAddress',
      'removed',
      'erasedAt',
      'receipts',
      'open',
      'events',
    ],
  },
  exports: {
    key: 'random id',
    purpose: 'that a person asked for a copy of their data; the copy is never stored',
    kept: 'an hour',
    fields: ['userId', 'expiresAt'],
    sweptBy: 'expiresAt',
  },
  outbox: {
    key: 'event id',
    purpose: 'events on their way (docs/data-rules.md#write-recipe)',
    kept: 'until published',
    fields: ['collection', 'ref', 'at'],
  },
  dead_letters: {
    key: 'event id',
    purpose: 'events that could not be used',
    kept: 'until somebody looked at them',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const satisfies Record<string, CollectionDefinition>

const swept = Object.entries(collections as Record<string, CollectionDefinition>).flatMap(([name, { sweptBy }]) =>
  sweptBy === undefined ? [] : [{ name, field: sweptBy }],
)

export function sweepsOf(db: Db): Sweep[] {
  return swept.map(({ name, field }) => ({ collection: db.collection(name), field }))
}

/** Registrations that ended half way, what there is of a person, and open erasures. */
const searched = [
  { name: 'users', field: 'pendingUntil' },
  { name: 'sessions', field: 'userId' },
  { name: 'tokens', field: 'userId' },
  { name: 'tokens', field: 'emailKey' },
  { name: 'usernames', field: 'userId' },
  { name: 'revocations', field: 'userId' },
  { name: 'exports', field: 'userId' },
  { name: 'erasures', field: 'open' },
  { name: 'outbox', field: 'at' },
]

/** Repeating it is harmless. */
export async function ensureIndexes(db: Db): Promise<void> {
  for (const { name, field } of [...swept, ...searched]) await db.collection(name).createIndex({ [field]: 1 })
}
