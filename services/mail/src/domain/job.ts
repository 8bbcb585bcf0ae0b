/** Every kind of mail. */
export type Template =
  | 'verification'
  | 'password-reset'
  | 'welcome'
  | 'password-changed'
  | 'new-sign-in'
  | 'contact-support'
  | 'contact-copy'
  | 'admin'
  | 'weekly-summary'
  | 'subscription-started'
  | 'subscription-changed'
  | 'subscription-ending'
  | 'payment-received'
  | 'payment-failed'
  | 'account-deleted'

/** One mail to one person. */
export interface Job {
  /** Event id (or another business key) and template, so that an event makes one job however often it comes. */
  id: string
  template: Template
  /** Null where the mail belongs to no account: the contact form, and what an administrator writes. */
  userId: string | null
  /** Ids and plain facts that the mail is made from; never an address, a name or a token. */
  facts: Readonly<Record<string, string>>
  state: 'waiting' | 'sent' | 'dropped' | 'failed'
  /** How often somebody began to send it. */
  attempts: number
  /** From then on it may be picked up. While somebody is sending it, that is the end of their lease. */
  dueAt: Date
  createdAt: Date
  finishedAt: Date | null
}

/** What a new job is about. */
export type Order = Pick<Job, 'template' | 'userId'> & Partial<Pick<Job, 'facts'>>

export function newJob(key: string, { template, userId, facts = {} }: Order, now: Date): Job {
  return {
    id: jobId(key, template),
    template,
    userId,
    facts,
    state: 'waiting',
    attempts: 0,
    dueAt: now,
    createdAt: now,
    finishedAt: null,
  }
}

export const jobId = (key: string, template: Template) => `${key}:${template}`

/** Longer than any try can take: two workers never send one mail at the same time. */
const leaseMs = 120_000

/** Takes the job for one try; null where it is not due, or done. */
export function lease(job: Job, now: Date): Job | null {
  if (job.state !== 'waiting' || job.dueAt > now) return null
  return { ...job, attempts: job.attempts + 1, dueAt: new Date(now.getTime() + leaseMs) }
}

/**
 * What a try came to: `away` is a part of the system, or the mail server; `nobody` is a person who is gone, or does not
 * want the mail, or a link that is over; `rejected` is a mail that the mail server will never take.
 */
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

/** Nobody is written to a month later, such as when a lost stream of events is published anew. */
export function isTooLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > 30 * 24 * 3_600_000
}
