/** One mail to one person. */
export interface Job {
  /** Event id and template, so that an event makes one job however often it comes. */
  id: string
  template: 'welcome'
  userId: string
  state: 'waiting' | 'sent' | 'dropped' | 'failed'
  /** How often somebody began to send it. */
  attempts: number
  /** From then on it may be picked up. While somebody is sending it, that is the end of their lease. */
  dueAt: Date
  createdAt: Date
  finishedAt: Date | null
}

export function newJob(eventId: string, userId: string, now: Date): Job {
  const id = `${eventId}:welcome`
  return {
    id,
    template: 'welcome',
    userId,
    state: 'waiting',
    attempts: 0,
    dueAt: now,
    createdAt: now,
    finishedAt: null,
  }
}

/** Longer than any try can take: two workers never send one mail at the same time. */
const leaseMs = 120_000

/** Takes the job for one try; null where it is not due, or done. */
export function lease(job: Job, now: Date): Job | null {
  if (job.state !== 'waiting' || job.dueAt > now) return null
  return { ...job, attempts: job.attempts + 1, dueAt: new Date(now.getTime() + leaseMs) }
}

/** What a try came to: `away` is a part of the system, or the mail server; `nobody` is a person who is gone. */
export type Outcome = 'sent' | 'nobody' | 'rejected' | 'away'

const seconds = (count: number) => count * 1000
const waits = [seconds(5), seconds(15), seconds(60), seconds(300), seconds(900), seconds(3600)]
const longestWait = seconds(3 * 3600)

/** About three days of tries. */
export const maximumAttempts = 30

export function settle(job: Job, outcome: Outcome, now: Date): Job {
  const finished = (state: Job['state']) => ({ ...job, state, finishedAt: now })
  switch (outcome) {
    case 'sent':
      return finished('sent')
    case 'nobody':
      return finished('dropped')
    case 'rejected':
      return finished('failed')
    case 'away':
      if (job.attempts >= maximumAttempts) return finished('failed')
      return { ...job, dueAt: new Date(now.getTime() + (waits[job.attempts - 1] ?? longestWait)) }
  }
}
