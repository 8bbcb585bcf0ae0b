import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { isTooLate, jobId, newJob } from '../domain/job.ts'

type Needs = Pick<Deps, 'jobs' | 'erasures' | 'clock' | 'waitingClock'>

/** The receipt of a payment. Its job has the invoice's id as key, so that the mail of a failed attempt can look for it. */
export function orderReceipt({ jobs, erasures, clock, waitingClock }: Needs): Reaction<'billing.payment-received.v1'> {
  return async ({ body: { userId, invoiceId, amount, currency, paidAt } }) => {
    if (isTooLate(new Date(paidAt), clock.now()) || (await erasures.isErasedOfMany(userId))) return
    const facts = { amount: `${amount}`, currency, at: paidAt }
    await jobs.insert(newJob(invoiceId, { template: 'payment-received', userId, facts }, waitingClock.now()))
  }
}

/** One mail for each attempt that failed; none if the event comes after the one that says that the invoice was paid. */
export function orderFailure({ jobs, erasures, clock, waitingClock }: Needs): Reaction<'billing.payment-failed.v1'> {
  return async ({ body: { userId, invoiceId, attempt, amount, currency, failedAt, nextAttemptAt } }) => {
    if (isTooLate(new Date(failedAt), clock.now()) || (await erasures.isErasedOfMany(userId))) return
    if (await jobs.findById(jobId(invoiceId, 'payment-received'))) return
    const next = nextAttemptAt === null ? {} : { nextAttemptAt }
    const facts = { amount: `${amount}`, currency, at: failedAt, ...next }
    const order = { template: 'payment-failed', userId, facts } as const
    await jobs.insert(newJob(`${invoiceId}:attempt-${attempt}`, order, waitingClock.now()))
  }
}
