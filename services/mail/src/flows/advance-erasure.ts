import { createHash } from 'node:crypto'
import { createEvent, type Event } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import { jobId, newJob } from '../domain/job.ts'
import type { Erasure } from '../store/erasures.ts'

type Needs = Pick<Deps, 'erasures' | 'jobs' | 'userData' | 'outbox' | 'clock' | 'waitingClock'>

/** Reactions that began before the deletion may still write: after this long everything is erased once more. */
const settleMs = 15_000

/**
 * Takes the erasure of a user as far as it can go now: the last letter, then erasing, then erasing again, then the receipt.
 * Each step is stored before the next begins, so that it goes on from anywhere after a crash. Does nothing where no
 * account was deleted.
 */
export async function advanceErasure(needs: Needs, userId: string): Promise<void> {
  const { erasures, userData, waitingClock } = needs
  let erasure = await erasures.findByUser(userId)
  if (!erasure || erasure.receiptAt) return
  if (!erasure.letterAt) {
    if (!(await isLetterDone(needs, erasure))) return
    erasure = await store(needs, erasure, { letterAt: waitingClock.now() })
  }
  if (!erasure.erasedAt) {
    const removed = await userData.eraseUser(userId)
    erasure = await store(needs, erasure, { erasedAt: waitingClock.now(), removed })
  }
  if (waitingClock.now().getTime() < (erasure.erasedAt?.getTime() ?? 0) + settleMs) return
  const more = await userData.eraseUser(userId)
  await commitReceipt(needs, { ...erasure, removed: sum(erasure.removed, more) })
}

async function isLetterDone({ jobs, waitingClock }: Needs, { eventId, userId }: Erasure): Promise<boolean> {
  await jobs.insert(newJob(eventId, { template: 'account-deleted', userId }, waitingClock.now()))
  const job = await jobs.findById(jobId(eventId, 'account-deleted'))
  return job !== null && job.finishedAt !== null
}

async function store({ erasures }: Needs, erasure: Erasure, step: Partial<Erasure>): Promise<Erasure> {
  await erasures.change(erasure, (current) => (current.receiptAt ? null : { ...current, ...step }))
  return { ...erasure, ...step }
}

async function commitReceipt({ erasures, outbox, clock }: Needs, erasure: Erasure): Promise<void> {
  const event = receipt(erasure, clock.now())
  await outbox.commit({ collection: 'erasures', id: erasure.userId, events: [event] }, () =>
    erasures.change(erasure, (current) =>
      current.receiptAt ? null : { ...current, receiptAt: event.at, removed: erasure.removed, events: [event] },
    ),
  )
}

function receipt({ userId, erasureId, removed }: Erasure, at: Date): Event<'mail.user-erased.v1'> {
  const erasedAt = at.toISOString()
  const sha256 = createHash('sha256')
    .update(
      JSON.stringify([
        'mail',
        erasureId,
        erasedAt,
        Object.entries(removed).toSorted(([one], [other]) => one.localeCompare(other)),
      ]),
    )
    .digest('base64url')
  const body = { userId, erasureId, erasedAt, removed: { ...removed }, sha256 }
  return createEvent('mail.user-erased.v1', { key: erasureId, body, at })
}

function sum(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}
