import type { Event, Subject } from '@app/shared/events/event'
import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { isTooLate, newJob, type Template } from '../domain/job.ts'

type Needs = Pick<Deps, 'jobs' | 'erasures' | 'clock' | 'waitingClock'>

type UserSubject = 'auth.email-verified.v1' | 'auth.password-changed.v1' | 'auth.signed-in-anew.v1'
type RequestSubject = 'auth.verification-requested.v1' | 'auth.password-reset-requested.v1'
type MailSubject = Subject & (UserSubject | RequestSubject)

/** An event that means one mail to its user; `factsOf` takes from it what the mail needs. */
export function orderMail<S extends MailSubject>(
  { jobs, erasures, clock, waitingClock }: Needs,
  mail: { template: Template; factsOf?: (event: Event<S>) => Record<string, string> },
): Reaction<S> {
  return async (event) => {
    const { userId } = event.body
    if (isTooLate(event.at, clock.now()) || (await erasures.isErasedOfMany(userId))) return
    const order = { template: mail.template, userId, facts: mail.factsOf?.(event) ?? {} }
    await jobs.insert(newJob(event.id, order, waitingClock.now()))
  }
}
