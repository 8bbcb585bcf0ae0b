import type { PaidState } from '@app/contracts/rules/paid-access'
import type { Event } from '@app/shared/events/event'
import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { isTooLate, newJob } from '../domain/job.ts'
import { mailOfChange } from '../domain/subscription-mail.ts'
import type { KnownSubscription } from '../store/subscriptions.ts'

type Changed = 'billing.subscription-changed.v1'
type Needs = Pick<Deps, 'subscriptions' | 'jobs' | 'erasures' | 'clock' | 'waitingClock'>

/** Keeps what billing says, and writes about what changed. An older event than the last one changes nothing. */
export function followSubscription(needs: Needs): Reaction<Changed> {
  const { subscriptions, jobs, erasures, clock, waitingClock } = needs
  return async (event) => {
    const { userId, sequence } = event.body
    if (await erasures.isErasedOfMany(userId)) return
    const first = sequence === 1 ? null : undefined
    const known = await subscriptions.change(userId, (before) => follow(before, event, clock.now()), first)
    if (known.pending.length === 0) return
    for (const { eventId, ...mail } of known.pending) {
      await jobs.insert(newJob(eventId, { ...mail, userId }, waitingClock.now()))
    }
    const done = new Set(known.pending.map(({ eventId }) => eventId))
    const withoutThose = (now: KnownSubscription) => {
      const pending = now.pending.filter(({ eventId }) => !done.has(eventId))
      return pending.length === now.pending.length ? null : { ...now, pending }
    }
    await subscriptions.change(userId, withoutThose, known)
  }
}

function follow(before: KnownSubscription, event: Event<Changed>, now: Date): KnownSubscription | null {
  const { plan, status, sequence } = event.body
  if (sequence <= before.sequence) return null
  const periodEnd = event.body.periodEnd === null ? null : new Date(event.body.periodEnd)
  const after: PaidState = { plan, status, periodEnd }
  const mail = mailOfChange(before.sequence === 0 ? null : before, after, event.at)
  const due = mail && !isTooLate(event.at, now) ? [{ eventId: event.id, ...mail }] : []
  return { ...after, sequence, at: event.at, pending: [...before.pending, ...due] }
}
