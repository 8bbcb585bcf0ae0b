import { randomUUID } from 'node:crypto'
import { dayKey } from '@app/contracts/rules/day-key'
import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { createEvent } from '@app/shared/events/event'
import type { Deps } from '../deps.ts'
import { newJob } from '../domain/job.ts'
import { mailboxKey } from '../providers/mailbox-key.ts'

type Needs = Pick<
  Deps,
  'contacts' | 'subscriptions' | 'limits' | 'jobs' | 'outbox' | 'clock' | 'waitingClock' | 'config'
>

/** Anybody can type any address: more copies than this would make the form a way to send mail to strangers. */
const copiesADay = 3

/**
 * Keeps a message of the contact form; support's mail and the sender's copy follow. `userId` is of the session that sent it,
 * undefined without one: the typed address proves nothing, so only a session's subscription gives priority.
 */
export async function receiveContact(
  needs: Needs,
  written: { name: string; email: string; message: string },
  userId: string | undefined,
): Promise<void> {
  const id = randomUUID()
  const at = needs.clock.now()
  const isPriority = userId !== undefined && hasPaidAccess(await needs.subscriptions.findByUser(userId), at)
  const copy = await mayCopy(needs, id, written.email)
  const event = createEvent('mail.contact-received.v1', { key: id, body: { contactId: id }, at })
  await needs.outbox.commit({ collection: 'contacts', id, events: [event] }, () =>
    needs.contacts.insert({ id, ...written, at, copy, isPriority }, event),
  )
  // The event does the same, should this process end here.
  await queueContactMails(needs, event.id, id)
}

/** Repeating it is harmless. */
export async function queueContactMails(
  { contacts, jobs, waitingClock }: Pick<Needs, 'contacts' | 'jobs' | 'waitingClock'>,
  eventId: string,
  contactId: string,
): Promise<void> {
  const contact = await contacts.findById(contactId)
  if (!contact) return
  const facts = { contactId }
  const now = waitingClock.now()
  await jobs.insert(newJob(eventId, { template: 'contact-support', userId: null, facts }, now))
  if (contact.copy) await jobs.insert(newJob(eventId, { template: 'contact-copy', userId: null, facts }, now))
}

async function mayCopy({ limits, clock, config }: Needs, contactId: string, email: string): Promise<boolean> {
  const now = clock.now()
  const mailbox = mailboxKey(config.unsubscribeKey, 'copies', email)
  const id = `copies:${mailbox}:${dayKey(now, 'UTC')}`
  const window = { id, limit: copiesADay, userId: null, sweepAt: new Date(now.getTime() + 2 * 86_400_000) }
  return (await limits.count(window, contactId)) === 'counted'
}
