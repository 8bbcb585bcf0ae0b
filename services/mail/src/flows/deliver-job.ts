import { createHash } from 'node:crypto'
import type { operations } from '@app/contracts/generated/auth'
import type { Deps } from '../deps.ts'
import { lease, settle, type Job, type Outcome } from '../domain/job.ts'
import { letterAsHtml, letterAsText } from '../domain/letter.ts'
import { welcome } from '../domain/welcome.ts'
import type { Mail } from '../providers/mailer.ts'

type Needs = Pick<Deps, 'jobs' | 'readAuth' | 'mailer' | 'config' | 'counters' | 'logger' | 'waitingClock'>

type Address = operations['getAddress']['responses'][200]['content']['application/json']

/** Tries one job, if it is due and nobody else has it. */
export async function deliverJob(deps: Needs, id: string): Promise<void> {
  const job = await deps.jobs.change(id, (waiting) => lease(waiting, deps.waitingClock.now()))
  if (!job) return
  const outcome = await attempt(deps, job)
  const settled = await deps.jobs.change(id, (leased) => {
    // Whoever was away for longer than their lease has nothing to say any more, except that it was sent.
    const mine = leased.attempts === job.attempts || outcome === 'sent'
    return mine && leased.state === 'waiting' ? settle(leased, outcome, deps.waitingClock.now()) : null
  })
  if (settled?.finishedAt) deps.counters.increment(`mail_jobs_total{state="${settled.state}"}`)
}

async function attempt(deps: Needs, job: Job): Promise<Outcome> {
  try {
    const address = await deps.readAuth<Address>(`/auth/users/${job.userId}/address`)
    return address ? await deps.mailer.send(compose(deps, job, address)) : 'nobody'
  } catch (error) {
    deps.logger.warn({ err: error, job: job.id, attempt: job.attempts }, 'not sent yet')
    return 'away'
  }
}

function compose({ config }: Needs, job: Job, { email, greeting }: Address): Mail {
  const { brand, from } = config
  const letter = welcome(greeting, brand)
  return {
    to: email,
    from: { name: brand.site, address: from },
    subject: letter.subject,
    text: letterAsText(letter, brand),
    html: letterAsHtml(letter, brand),
    messageId: `<${createHash('sha256').update(job.id).digest('hex').slice(0, 32)}@${from.split('@')[1]}>`,
  }
}
