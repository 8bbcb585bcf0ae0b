import type { Deps } from '../deps.ts'
import type { Job } from '../domain/job.ts'
import type { MailContent } from '../domain/mail-content.ts'

export type Needs = Pick<
  Deps,
  'readAuth' | 'config' | 'clock' | 'contacts' | 'adminMails' | 'weeks' | 'unsubscribed' | 'subscriptions'
>

/** A mail with the address it goes to. */
export interface Composed {
  to: string
  content: MailContent
  /** Where an answer goes, if not to the sender's address. */
  replyTo?: string
  /** One-click address to stop mails of this kind (RFC 8058). */
  unsubscribe?: string
  /** Nobody verified the address, and nobody asked for this mail: it counts against the bound of such addresses. */
  bounded?: boolean
  /** For whoever reads it first: a mail to support from a candidate with Monthly. */
  isPriority?: boolean
}

/**
 * Reads what the mail of a job needs, at the moment of sending. Null where there is nobody to write to (any more).
 * Throws while a part of the system is away.
 */
export type Compose = (needs: Needs, job: Job) => Promise<Composed | null>
