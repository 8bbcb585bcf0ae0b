import { randomUUID } from 'node:crypto'
import { tooManyRequests, waitInWords } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { newJob } from '../domain/job.ts'

type Needs = Pick<Deps, 'adminMails' | 'limits' | 'jobs' | 'clock' | 'waitingClock'>

const mailsAnHour = 30
const hourMs = 3_600_000

/** Queues what an administrator wrote. Throws 429 after 30 mails in an hour. */
export async function sendAdminEmail(
  needs: Needs,
  userId: string,
  written: { to: string; subject: string; text: string },
): Promise<void> {
  const id = randomUUID()
  const at = needs.clock.now()
  await count(needs, userId, id)
  await needs.adminMails.insert({ id, userId, ...written, at })
  const order = { template: 'admin', userId, facts: { mailId: id } } as const
  await needs.jobs.insert(newJob(id, order, needs.waitingClock.now()))
}

async function count({ limits, clock }: Needs, userId: string, key: string): Promise<void> {
  const now = clock.now().getTime()
  const hour = Math.floor(now / hourMs)
  const window = { id: `admin:${userId}:${hour}`, limit: mailsAnHour, userId, sweepAt: new Date(now + 48 * hourMs) }
  const counted = await limits.count(window, key)
  if (counted !== 'full') return
  const wait = ((hour + 1) * hourMs - now) / 1000
  const sentence = `You have sent ${mailsAnHour} e-mails in this hour, which is the limit. Please go on ${waitInWords(wait)}.`
  throw tooManyRequests(wait, sentence)
}
