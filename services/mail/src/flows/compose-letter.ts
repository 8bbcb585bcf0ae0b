import type { operations } from '@app/contracts/generated/auth'
import type { Deps } from '../deps.ts'
import type { Job, Template } from '../domain/job.ts'
import type { Letter } from '../domain/letter.ts'
import { adminLetter } from '../domain/letters/admin-letter.ts'
import { contactCopy } from '../domain/letters/contact-copy.ts'
import { contactReceipt } from '../domain/letters/contact-receipt.ts'
import { contactToSupport } from '../domain/letters/contact-to-support.ts'
import { timeInWords } from '../domain/in-words.ts'
import * as account from './compose-account-letters.ts'
import * as billing from './compose-subscription-letters.ts'
import { composeWeeklySummary } from './compose-weekly-summary.ts'

type AddressState = operations['getAddressState']['responses'][200]['content']['application/json']

export type Needs = Pick<
  Deps,
  'readAuth' | 'config' | 'clock' | 'contacts' | 'adminLetters' | 'weeks' | 'suppressions' | 'subscriptions'
>

/** A letter with the address it goes to. */
export interface Composed {
  to: string
  letter: Letter
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
 * Reads what the letter of a job needs, at the moment of sending. Null where there is nobody to write to (any more).
 * Throws while a part of the system is away.
 */
export type Compose = (needs: Needs, job: Job) => Promise<Composed | null>

export const composeLetter: Compose = (needs, job) => composers[job.template](needs, job)

const composers: Record<Template, Compose> = {
  verification: account.composeLinkLetter,
  'password-reset': account.composeLinkLetter,
  welcome: account.composeWelcome,
  'password-changed': account.composePasswordChanged,
  'new-sign-in': account.composeNewSignIn,
  'account-deleted': account.composeAccountDeleted,
  'subscription-started': billing.composeStarted,
  'subscription-changed': billing.composeChanged,
  'subscription-ending': billing.composeEnding,
  'payment-received': billing.composePaymentReceived,
  'payment-failed': billing.composePaymentFailed,
  'weekly-summary': composeWeeklySummary,
  'contact-support': composeContactToSupport,
  'contact-copy': composeContactCopy,
  admin: composeAdminLetter,
}

async function composeContactToSupport({ contacts, config }: Needs, job: Job): Promise<Composed | null> {
  const contact = await contacts.findById(job.facts['contactId'] ?? '')
  if (!contact) return null
  const letter = contactToSupport({ ...contact, sent: timeInWords(contact.at, 'UTC') }, config.brand)
  return { to: config.supportMailbox, letter, replyTo: contact.email, isPriority: contact.isPriority }
}

async function composeContactCopy({ contacts, config, readAuth }: Needs, job: Job): Promise<Composed | null> {
  const contact = await contacts.findById(job.facts['contactId'] ?? '')
  if (!contact) return null
  const state = await readAuth<AddressState>(
    `/auth/addresses?${new URLSearchParams({ email: contact.email }).toString()}`,
  )
  const verified = state?.verified === true
  const letter = verified ? contactCopy(contact, config.brand) : contactReceipt(config.brand)
  return { to: contact.email, letter, replyTo: config.supportMailbox, bounded: !verified }
}

async function composeAdminLetter({ adminLetters, config }: Needs, job: Job): Promise<Composed | null> {
  const written = await adminLetters.findById(job.facts['letterId'] ?? '')
  if (!written) return null
  return { to: written.to, letter: adminLetter(written, config.brand), replyTo: config.supportMailbox }
}
