import { createHash } from 'node:crypto'
import type { Erasures } from '@app/shared/mongo/erasure'
import type { Event } from '@app/shared/events/event'
import { newUser, type User } from '../../../services/auth/src/domain/user.ts'
import { followSubscription } from '../../../services/auth/src/reactions/follow-subscription.ts'
import { noteUnsubscribed } from '../../../services/auth/src/reactions/note-unsubscribed.ts'
import { createUsers } from '../../../services/auth/src/store/users.ts'
import { noteSet } from '../../../services/mail/src/reactions/note-set.ts'
import { orderMail } from '../../../services/mail/src/reactions/order-mail.ts'
import { createJobs } from '../../../services/mail/src/store/jobs.ts'
import { createWeeks } from '../../../services/mail/src/store/weeks.ts'
import { subscriptionChanged as practiceFollows } from '../../../services/practice/src/reactions/subscription-changed.ts'
import { createEntitlements as createPracticeEntitlements } from '../../../services/practice/src/store/entitlements.ts'
import { subscriptionChanged as tutorFollows } from '../../../services/tutor-voice/src/reactions/subscription-changed.ts'
import { createEntitlements as createTutorEntitlements } from '../../../services/tutor-voice/src/store/entitlements.ts'
import { createMemoryDatabase } from '../../bench/memory-database.ts'

export interface Consumers {
  /** Gives an event to every service that reacts to it. */
  take(event: Event): Promise<void>
  /** The same for the same state of all of them, whatever happened on the way. */
  stateHash(): string
}

/** The reactions of all services with their own stores, on memory instead of a database: hundreds of runs take seconds. */
export async function createConsumers(users: readonly string[], now: Date): Promise<Consumers> {
  const names = ['auth', 'practice', 'tutor-voice', 'mail'] as const
  const [auth, practice, tutor, mail] = names.map(() => createMemoryDatabase()) as [Memory, Memory, Memory, Memory]
  const profiles = createUsers(auth.db)
  for (const id of users) await profiles.insertPending(profileOf(id, now), now)
  const clock = { now: () => now }
  const subscribed = [
    followSubscription({ users: profiles }),
    practiceFollows({ erasures: nobodyErased, entitlements: createPracticeEntitlements(practice.db) }),
    tutorFollows({
      erasures: nobodyErased,
      entitlements: createTutorEntitlements(tutor.db),
      followPlan: async () => undefined,
    }),
  ]
  const stop = noteUnsubscribed({ users: profiles })
  const erasures = nobodyErased
  const mails = { jobs: createJobs(mail.db), erasures, clock, waitingClock: clock }
  const welcome = orderMail<'auth.email-verified.v1'>(mails, { template: 'welcome' })
  const note = noteSet({ weeks: createWeeks(mail.db), erasures, clock })
  return {
    async take(event) {
      if (isOf(event, 'billing.subscription-changed.v1')) for (const react of subscribed) await react(event)
      else if (isOf(event, 'auth.email-verified.v1')) await welcome(event)
      else if (isOf(event, 'practice.set-submitted.v1')) await note(event)
      else if (isOf(event, 'mail.unsubscribed.v1')) await stop(event)
      else throw new Error(`nobody reacts to ${event.subject}`)
    },
    stateHash() {
      const all = [auth, practice, tutor, mail].map((memory) =>
        [...memory.takeAll()].map(([name, documents]) => [name, documents.map(withoutVersion).toSorted()]),
      )
      return createHash('sha256').update(JSON.stringify(all)).digest('hex')
    },
  }
}

/** Somebody who gets the weekly summary, as long as they do not stop it. */
function profileOf(id: string, now: Date): User {
  const user = newUser(id, { email: `${id}@example.com`, username: null, zone: 'UTC' }, now)
  return { ...user, weeklySummary: true }
}

/** Deleting accounts has a row of its own (P2). */
const nobodyErased: Erasures = {
  react: async () => undefined,
  round: async () => undefined,
  advance: async () => undefined,
  findByUser: async () => null,
  isErased: async () => false,
  isErasedOfMany: async () => false,
  leaveNothing: async () => false,
  leaveNothingOfMany: async () => false,
  ensureIndexes: async () => undefined,
}

type Memory = ReturnType<typeof createMemoryDatabase>

function isOf<S extends Event['subject']>(event: Event, subject: S): event is Event<S> & Event {
  return event.subject === subject
}

/** How often a document was changed is not what it says. */
const withoutVersion = (document: Record<string, unknown>) => JSON.stringify({ ...document, version: undefined })
