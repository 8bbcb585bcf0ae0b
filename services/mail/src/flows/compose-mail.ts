import type { operations } from '@app/contracts/generated/auth'
import type { Job, Template } from '../domain/job.ts'
import { adminMail } from '../domain/templates/admin-mail.ts'
import { contactCopy } from '../domain/templates/contact-copy.ts'
import { contactReceipt } from '../domain/templates/contact-receipt.ts'
import { contactToSupport } from '../domain/templates/contact-to-support.ts'
import { timeInWords } from '../domain/in-words.ts'
import * as account from './compose-account-mails.ts'
import * as billing from './compose-subscription-mails.ts'
import { composeWeeklySummary } from './compose-weekly-summary.ts'
import type { Compose, Composed, Needs } from './composed.ts'

type AddressState = operations['getAddressState']['responses'][200]['content']['application/json']

export const composeMail: Compose = (needs, job) => composers[job.template](needs, job)

const composers: Record<Template, Compose> = {
  verification: account.composeLinkMail,
  'password-reset': account.composeLinkMail,
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
  admin: composeAdminMail,
}

async function composeContactToSupport({ contacts, config }: Needs, job: Job): Promise<Composed | null> {
  const contact = await contacts.findById(job.facts['contactId'] ?? '')
  if (!contact) return null
  const content = contactToSupport({ ...contact, sent: timeInWords(contact.at, 'UTC') }, config.brand)
  return { to: config.supportMailbox, content, replyTo: contact.email, isPriority: contact.isPriority }
}

async function composeContactCopy({ contacts, config, readAuth }: Needs, job: Job): Promise<Composed | null> {
  const contact = await contacts.findById(job.facts['contactId'] ?? '')
  if (!contact) return null
  const state = await readAuth<AddressState>(
    `/auth/addresses?${new URLSearchParams({ email: contact.email }).toString()}`,
  )
  const verified = state?.verified === true
  const content = verified ? contactCopy(contact, config.brand) : contactReceipt(config.brand)
  return { to: contact.email, content, replyTo: config.supportMailbox, bounded: !verified }
}

async function composeAdminMail({ adminMails, config }: Needs, job: Job): Promise<Composed | null> {
  const written = await adminMails.findById(job.facts['mailId'] ?? '')
  if (!written) return null
  return { to: written.to, content: adminMail(written, config.brand), replyTo: config.supportMailbox }
}
