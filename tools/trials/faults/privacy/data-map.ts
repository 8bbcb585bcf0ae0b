import { collections as auth } from '../../../../services/auth/src/store/collections.ts'
import { collections as billing } from '../../../../services/billing/src/store/collections.ts'
import { collections as mail } from '../../../../services/mail/src/store/collections.ts'
import { collections as practice } from '../../../../services/practice/src/store/collections.ts'
import { collections as tutorVoice } from '../../../../services/tutor-voice/src/store/collections.ts'

type Map = Readonly<Record<string, { fields: readonly string[] }>>

/** Every collection of every service, with its fields: the data map. */
export const dataMap = { auth, practice, billing, 'tutor-voice': tutorVoice, mail } as const satisfies Record<
  string,
  Map
>
export type Service = keyof typeof dataMap
export const services = Object.keys(dataMap) as Service[]

export const collectionsOf = (service: Service): Map => dataMap[service]

/** What belongs to no person, or is gone before anybody could ask, with the reason. Everything else is a person's. */
export const nobodys: Readonly<Record<Service, Readonly<Record<string, string>>>> = {
  auth: {
    keys: 'of the service',
    used_ciphertexts: 'hashes of ciphertexts, of nobody known',
    erasures: 'begin when there is nobody left to ask',
    outbox: 'events on their way',
  },
  practice: {
    questions: 'of the bank',
    stored_banks: 'of the bank',
    corrections: 'of the bank',
    erasures: 'begin when there is nobody left to ask',
    outbox: 'events on their way',
  },
  billing: {
    provider_events: 'name nobody once they are processed, which takes seconds',
    promotion_cards: 'count the uses of a card by digests, of nobody known',
    closings: 'begin when there is nobody left to ask',
    prices: 'of the plan',
    reconciliations: 'of the service',
    erasures: 'begin when there is nobody left to ask',
    outbox: 'events on their way',
  },
  'tutor-voice': {
    guest_salts: 'of the day',
    guest_uses: 'of guests, by a hash that leads to nobody once the day is over',
    erasures: 'begin when there is nobody left to ask',
    outbox: 'events on their way',
  },
  mail: {
    contacts: 'of whoever wrote, with an account or without (docs/decisions/0007)',
    unverified_mails: 'of a mailbox that nobody verified, by a hash, for a day',
    erasures: 'begin when there is nobody left to ask',
    outbox: 'events on their way',
  },
}

/** Fields that say nothing about a person. */
const machinery = ['version', 'sweepAt', 'events', 'pendingUntil']

/** What would help a thief of the copy: hashes, what stands for an address, and where links are found. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  'auth logins': ['_id', 'passwordHash', 'credential'],
  'auth usernames': ['emailKey'],
  'auth sessions': ['emailKey', 'credential', 'renewal'],
  'auth tokens': ['_id', 'emailKey', 'credential', 'requestId', 'registration'],
  'auth newest_verifications': ['_id', 'hashes', 'registrations'],
  'auth throttles': ['_id'],
  'tutor-voice calls': ['secretHash', 'providerCallId', 'lease'],
}

export const isWithheld = (service: Service, collection: string, field: string): boolean =>
  machinery.includes(field) || (secrets[`${service} ${collection}`]?.includes(field) ?? false)

/** Where a person may still stand after the erasure, by what, and why. */
interface Kept {
  by: 'id' | 'address key'
  why: string
}

const tombstone: Kept = { by: 'id', why: 'that there was an account, so that a late event revives nothing' }
const intent: Kept = { by: 'id', why: 'an intent without its fact, for ten minutes' }

export const keptAfterErasure: Readonly<Record<Service, Readonly<Record<string, Kept>>>> = {
  auth: {
    erasures: tombstone,
    outbox: intent,
    revocations: { by: 'id', why: 'until their tokens end: the gateway refuses them' },
    throttles: { by: 'address key', why: 'the mails that were asked for an address, for an hour' },
  },
  practice: { erasures: tombstone, outbox: intent },
  billing: { erasures: tombstone, outbox: intent },
  'tutor-voice': { erasures: tombstone, outbox: intent },
  mail: { erasures: tombstone, outbox: intent },
}
