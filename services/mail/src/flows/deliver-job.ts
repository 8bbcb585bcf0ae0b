import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { countDeadLetter } from '@app/shared/events/consume'
import { counter } from '@app/shared/metrics'
import { lease, settle, type Job, type Outcome } from '../domain/job.ts'
import { contentAsHtml } from '../domain/content-as-html.ts'
import { contentAsText } from '../domain/content-as-text.ts'
import { mailboxKey } from '../providers/mailbox-key.ts'
import type { Mail } from '../providers/mailer.ts'
import type { StoredJob } from '../store/jobs.ts'
import { composeMail } from './compose-mail.ts'
import type { Composed } from './composed.ts'

/** Tries one job, if it is due and nobody else has it. */
export async function deliverJob(deps: Deps, due: StoredJob): Promise<void> {
  const job = await deps.jobs.change(due, (waiting) => lease(waiting, deps.waitingClock.now()))
  if (!job) return
  const outcome = await attempt(deps, job)
  const settled = await deps.jobs.change(job, (leased) => {
    // Whoever was away for longer than their lease has nothing to say any more, except that it was sent.
    const mine = leased.attempts === job.attempts || outcome === 'sent'
    return mine && leased.state === 'waiting' ? settle(leased, outcome, deps.waitingClock.now()) : null
  })
  if (!settled?.finishedAt) return
  count(deps, settled)
  if (settled.template === 'account-deleted' && settled.userId) await deps.erasures.advance(settled.userId)
}

/** A failed job is a dead letter: a person has to look at it. */
function count({ metrics, logger }: Deps, { id, state, attempts }: Job): void {
  const jobs = counter(metrics, { name: 'mail_jobs_total', help: 'Mails that are settled.', labels: ['state'] })
  jobs.inc({ state })
  if (state !== 'failed') return
  countDeadLetter(metrics, 'mail.job')
  logger.error({ job: id, attempt: attempts }, 'a mail could not be sent')
}

async function attempt(deps: Deps, job: Job): Promise<Outcome> {
  try {
    if (await isErased(deps, job)) return 'nobody'
    const composed = await composeMail(deps, job)
    if (!composed || !(await mayBeSent(deps, job, composed))) return 'nobody'
    return await deps.mailer.send(toMail(deps, job, composed))
  } catch (error) {
    deps.logger.warn({ err: error, job: job.id, attempt: job.attempts }, 'not sent yet')
    return 'away'
  }
}

async function mayBeSent({ unverifiedMails, config, clock }: Deps, job: Job, { to, bounded }: Composed) {
  if (!bounded) return true
  const mailbox = mailboxKey(config.unsubscribeKey, 'unverified', to)
  return unverifiedMails.count(mailbox, { job: job.id, at: clock.now() })
}

/** Of a deleted account auth still tells the address, for the one mail that says so. */
async function isErased({ erasures }: Deps, { userId, template }: Job): Promise<boolean> {
  return userId !== null && template !== 'account-deleted' && erasures.isErased(userId)
}

function toMail({ config }: Deps, job: Job, { to, content, replyTo, unsubscribe, isPriority = false }: Composed): Mail {
  const { brand, from } = config
  return {
    to,
    from: { name: brand.site, address: from },
    ...(replyTo === undefined ? {} : { replyTo }),
    subject: content.subject,
    text: contentAsText(content, brand),
    html: contentAsHtml(content, brand),
    messageId: `<${createHash('sha256').update(job.id).digest('hex').slice(0, 32)}@${from.split('@')[1]}>`,
    isPriority,
    automatic: job.template !== 'admin',
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  }
}
