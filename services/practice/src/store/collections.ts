import { tombstoneFields } from '@app/shared/mongo/erasure'
import { createUserData, foundBy, type UserData } from '@app/shared/mongo/user-data'
import type { Collection, Db, Document } from 'mongodb'

const answers = ['id', 'version', 'skill', 'difficulty', 'chosen', 'correct', 'seconds'] as const

/**
 * What this service keeps. Request paths read every collection by `_id` alone; only the commands in `src/commands`, the
 * export and the erasure of a user list by a range of ids. A document has these fields and no others; `lists` names the
 * fields of what a list holds.
 */
export const collections = {
  questions: {
    key: '{id}:{version}',
    purpose: 'every version ever served, so that old results stay readable after the bank changed',
    retention: 'for ever; no personal data',
    fields: [
      'id',
      'version',
      'type',
      'skill',
      'difficulty',
      'language',
      'stem',
      'passage',
      'options',
      'answer',
      'solution',
      'hints',
      'source',
    ],
  },
  stored_banks: {
    key: '{digest of the bank}',
    purpose: 'that every live question of this bank is in `questions`, so that serving one stores nothing',
    retention: 'for ever; no personal data',
    fields: ['at'],
  },
  corrections: {
    key: '{id}:{version}',
    purpose: 'fact: what was decided about a question after it was served, ruling by ruling; the last one holds',
    retention: 'for ever; no personal data',
    fields: ['version', 'question', 'questionVersion', 'rulings'],
  },
  sets: {
    key: '{userId}:{plan}:{first day of the period}',
    purpose: 'fact: the set as it was frozen',
    retention: 'as long as the account',
    fields: ['userId', 'plan', 'day', 'lastDay', 'zone', 'ordinal', 'openedAt', 'questions'],
    lists: { questions: ['id', 'version', 'skill', 'difficulty', 'why', 'repeated'] },
  },
  submissions: {
    key: '{setId}',
    purpose: 'fact and commit point: the one submission of a set, with its event inside',
    retention: 'as long as the account',
    fields: ['userId', 'plan', 'day', 'dateTaken', 'answers', 'correctAnswers', 'totalQuestions', 'score', 'events'],
    lists: { answers },
  },
  retakes: {
    key: '{setId}:r{number}',
    purpose: 'fact: one more try at a set, open until it is submitted',
    retention: 'as long as the account',
    // `closed` is null, or has `dateTaken` and what a submission has of `answers` to `score`.
    fields: ['setId', 'userId', 'number', 'plan', 'day', 'openedAt', 'originalScore', 'closed'],
    lists: { 'closed.answers': answers },
  },
  history: {
    key: '{userId}:{yyyy-mm}',
    purpose: 'view: the results of a month, for the calendar; `entries` is packed (README)',
    retention: 'as long as the account; rebuilt from submissions, retakes and corrections',
    fields: ['version', 'entries'],
  },
  learners: {
    key: '{userId}',
    purpose: 'who opens a set; view: abilities, what was seen, the last sets; `state` and `seen` are packed (README)',
    retention: 'as long as the account; rebuilt from sets, submissions, retakes and corrections',
    fields: ['version', 'state', 'seen'],
  },
  entitlements: {
    key: '{userId}',
    purpose: "billing's last word on what a candidate has paid for",
    retention: 'as long as the account',
    fields: ['version', 'sequence', 'plan', 'status', 'periodEnd'],
  },
  erasures: {
    key: '{userId}',
    purpose: 'that an account was deleted, and how far its erasure is; commit point of the receipt',
    retention: 'for ever, without anything personal, so that a late event revives nothing',
    fields: tombstoneFields,
  },
  outbox: {
    key: '{event id}',
    purpose: 'events on their way (docs/data-rules.md#write-recipe)',
    retention: 'until published; an intent without its fact 10 minutes',
    fields: ['collection', 'ref', 'at'],
  },
  dead_letters: {
    key: '{event id}',
    purpose: 'events that could not be taken in, for a person to look at',
    retention: 'until looked at',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const

type CollectionName = keyof typeof collections

/** The only way to a collection, so that none is used that is not listed. */
export function collectionOf<T extends Document>(db: Db, name: CollectionName): Collection<T> {
  return db.collection<T>(name)
}

/** Everything that is kept of a candidate. */
export function createPracticeUserData(db: Db): UserData {
  return createUserData(db, {
    sets: foundBy.keyBeginning,
    submissions: foundBy.keyBeginning,
    retakes: foundBy.keyBeginning,
    history: foundBy.keyBeginning,
    learners: foundBy.key,
    entitlements: foundBy.key,
    dead_letters: foundBy.letter,
  })
}
