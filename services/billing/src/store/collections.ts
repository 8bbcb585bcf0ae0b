import { tombstoneFields } from '@app/shared/mongo/erasure'
import type { Sweep } from '@app/shared/mongo/sweeper'
import { createUserData, foundBy, type UserData } from '@app/shared/mongo/user-data'
import type { Db } from 'mongodb'

/** What this service keeps. Request paths read every collection by `_id` alone. A document has these fields and no others. */
export const collections = {
  subscriptions: {
    key: 'user id',
    purpose: 'the state, with the event of its last change inside',
    kept: 'as long as the account',
    fields: ['sequence', 'plan', 'status', 'periodEnd', 'provider', 'events'],
  },
  customers: {
    key: 'user id',
    purpose: 'which customer at the payment provider the candidate is, and whether a payment is disputed',
    kept: 'as long as the account',
    fields: ['customerId', 'createdAt', 'disputedAt'],
  },
  customer_owners: {
    key: 'customer id',
    purpose: 'the way back from a message of the provider to the candidate',
    kept: 'as long as the account',
    fields: ['userId'],
  },
  checkouts: {
    key: 'user id',
    purpose: 'the checkout that was begun last, so that at most one is open',
    kept: 'as long as the account',
    fields: ['version', 'key', 'promo', 'startedAt', 'sessionId'],
  },
  provider_events: {
    key: "the provider's event id",
    purpose: 'commits a message of the provider; names nobody once it is processed',
    kept: '35 days',
    fields: ['type', 'createdAt', 'customerId', 'chargeId', 'payment', 'receivedAt', 'dueAt', 'tries', 'sweepAt'],
  },
  promotion_uses: {
    key: 'user id:code',
    purpose: 'that a candidate has used a promotion code',
    kept: 'as long as the account',
    fields: ['usedAt'],
  },
  promotion_cards: {
    key: 'code:digest of the card',
    purpose: 'how many subscriptions a card has paid with a promotion code; names neither card nor candidate',
    kept: '400 days',
    fields: ['used', 'keys', 'sweepAt'],
  },
  payments: {
    key: "the provider's invoice id, and 'received' or the attempt that failed",
    purpose: 'that a payment was received, or that an attempt failed; commits the events about payments',
    kept: 'as long as the account',
    fields: ['userId', 'invoiceId', 'isPaid', 'attempt', 'amount', 'currency', 'at', 'nextAttemptAt', 'events'],
  },
  refunds: {
    key: "the provider's invoice id",
    purpose: 'that an invoice was paid back in full',
    kept: 'as long as the account',
    fields: ['userId', 'refundedAt'],
  },
  closings: {
    key: 'customer id',
    purpose: 'customers to delete at the provider, because their account was deleted',
    kept: 'until the provider has deleted the customer',
    fields: ['at'],
  },
  prices: {
    key: 'lookup key',
    purpose: 'the price that the provider said last',
    kept: 'for ever',
    fields: ['priceId', 'amount', 'currency', 'interval', 'readAt'],
  },
  reconciliations: {
    key: 'name of the round',
    purpose: 'how far reconciliation has come',
    kept: 'for ever',
    fields: ['at'],
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
  return createUserData(db, {
    subscriptions: foundBy.key,
    customers: foundBy.key,
    customer_owners: foundBy.field,
    checkouts: foundBy.key,
    promotion_uses: foundBy.keyBeginning,
    payments: foundBy.field,
    refunds: foundBy.field,
    dead_letters: foundBy.letter,
  })
}

/** What the sweeper removes, and when. */
export const sweepsOf = (db: Db): Sweep[] =>
  ['provider_events', 'promotion_cards'].map((name) => ({ collection: db.collection(name), field: 'sweepAt' }))
