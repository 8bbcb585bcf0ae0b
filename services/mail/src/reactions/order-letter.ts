import type { Event, Subject } from '@app/shared/events/event'
import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { isTooLate, newJob, type Template } from '../domain/job.ts'

type Needs = Pick<Deps, 'jobs' | 'erasures' | 'clock' | 'waitingClock'>

type UserSubject = 'auth.email-verified.v1' | 'auth.password-changed.v1' | 'auth.signed-in-anew.v1'
type RequestSubject = 'auth.verification-requested.v1' | 'auth.password-reset-requested.v1'
type LetterSubject = Subject & (UserSubject | RequestSubject)

/** An event that means one letter to its user; `factsOf` takes from it what the letter needs. */
export function orderLetter<S extends LetterSubject>(
  { jobs, erasures, clock, waitingClock }: Needs,
  letter: { template: Template; factsOf?: (event: Event<S>) => Record<string, string> },
): Reaction<S> {
  return async (event) => {
    const { userId } = event.body
    if (isTooLate(event.at, clock.now()) || (await erasures.isErasedOfMany(userId))) return
    const order = { template: letter.template, userId, facts: letter.factsOf?.(event) ?? {} }
    await jobs.insert(newJob(event.id, order, waitingClock.now()))
  }
}
