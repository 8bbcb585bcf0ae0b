import type { Reaction } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { newJob } from '../domain/job.ts'
import { isTooLateForWelcome } from '../domain/welcome.ts'

type Needs = Pick<Deps, 'jobs' | 'clock' | 'waitingClock'>

/** A new candidate gets a welcome mail; `wake` tells the worker. */
export function welcomeUser(
  { jobs, clock, waitingClock }: Needs,
  wake: () => void,
): Reaction<'auth.user-registered.v1'> {
  return async ({ id, body, at }) => {
    if (isTooLateForWelcome(at, clock.now())) return
    if (await jobs.insert(newJob(id, body.userId, waitingClock.now()))) wake()
  }
}
