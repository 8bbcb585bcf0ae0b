import type { Clock } from '@app/shared/clock'
import { jobId, newJob } from '../domain/job.ts'
import type { Jobs } from '../store/jobs.ts'

/** Sends the mail that tells of a deleted account. Returns true once it was sent, or never can be. */
export async function sendLastMail(
  { jobs, waitingClock }: { jobs: Jobs; waitingClock: Clock },
  { userId, eventId }: { userId: string; eventId: string },
): Promise<boolean> {
  await jobs.insert(newJob(eventId, { template: 'account-deleted', userId }, waitingClock.now()))
  const job = await jobs.findById(jobId(eventId, 'account-deleted'))
  return job !== null && job.finishedAt !== null
}
