import { createEvent } from '@app/shared/events/event'
import { merge, receiptOf, settleMs } from '@app/shared/mongo/erasure'
import type { Deps } from '../deps.ts'
import { jobId, newJob } from '../domain/job.ts'
import type { Erasure } from '../store/erasures.ts'

type Needs = Pick<Deps, 'erasures' | 'jobs' | 'userData' | 'outbox' | 'clock' | 'waitingClock'>

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
    // Counted before anything goes: a crash between erasing and storing would leave a receipt that says nothing.
    erasure = await store(needs, erasure, { letterAt: waitingClock.now(), removed: await userData.count(userId) })
  }
  if (!erasure.erasedAt) {
    const removed = await userData.eraseUser(userId)
    erasure = await store(needs, erasure, { erasedAt: waitingClock.now(), removed })
  }
  if (waitingClock.now().getTime() < (erasure.erasedAt?.getTime() ?? 0) + settleMs) return
  const more = await userData.eraseUser(userId)
  await commitReceipt(needs, { ...erasure, removed: merge(erasure.removed, more, (one, other) => one + other) })
}

async function isLetterDone({ jobs, waitingClock }: Needs, { eventId, userId }: Erasure): Promise<boolean> {
  await jobs.insert(newJob(eventId, { template: 'account-deleted', userId }, waitingClock.now()))
  const job = await jobs.findById(jobId(eventId, 'account-deleted'))
  return job !== null && job.finishedAt !== null
}

interface Step {
  letterAt?: Date
  erasedAt?: Date
  removed: Readonly<Record<string, number>>
}

/** Two may be here at once, and the second finds less to count: the first time stays, and the greater number counts. */
async function store({ erasures }: Needs, erasure: Erasure, step: Step): Promise<Erasure> {
  let stored = erasure
  await erasures.change(erasure, (current) => {
    if (current.receiptAt) return null
    const letterAt = current.letterAt ?? step.letterAt ?? null
    const erasedAt = current.erasedAt ?? step.erasedAt ?? null
    stored = { ...current, letterAt, erasedAt, removed: merge(current.removed, step.removed, Math.max) }
    return stored
  })
  return stored
}

async function commitReceipt({ erasures, outbox, clock }: Needs, erasure: Erasure): Promise<void> {
  const { userId, erasureId, removed } = erasure
  const receiptAt = clock.now()
  const facts = receiptOf('mail', { erasureId, erasedAt: receiptAt, removed })
  const body = { userId, erasureId, ...facts }
  const event = createEvent('mail.user-erased.v1', { key: erasureId, body, at: receiptAt })
  await outbox.commit({ collection: 'erasures', id: userId, events: [event] }, () =>
    erasures.change(erasure, (current) =>
      current.receiptAt ? null : { ...current, receiptAt, removed, events: [event] },
    ),
  )
}
