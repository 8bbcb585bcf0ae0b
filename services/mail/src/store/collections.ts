import type { Sweep } from '@app/shared/mongo/sweeper'
import type { Db } from 'mongodb'

/** What the service keeps, why, and for how long. The README's table is compared with this one by a test. */
export const collections = {
  jobs: {
    key: 'event id and template',
    purpose: 'a mail to a person: state, tries, and when it is due; never the address',
    kept: '60 days after it was finished',
    fields: ['version', 'template', 'userId', 'state', 'attempts', 'dueAt', 'createdAt', 'finishedAt', 'sweepAt'],
  },
  dead_letters: {
    key: 'event id',
    purpose: 'events that could not be used',
    kept: 'until somebody looked at them',
    fields: ['subject', 'body', 'reason', 'at'],
  },
} as const

export function sweepsOf(db: Db): Sweep[] {
  return [{ collection: db.collection('jobs'), field: 'sweepAt' }]
}

/** Repeating it is harmless. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection('jobs').createIndex({ state: 1, dueAt: 1 })
  await db.collection('jobs').createIndex({ sweepAt: 1 })
}
