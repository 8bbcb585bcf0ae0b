import type { Brand, MailContent } from '../mail-content.ts'
import { accountDeleted } from './account-deleted.ts'
import { adminMail } from './admin-mail.ts'
import { alreadyRegistered } from './already-registered.ts'
import { contactCopy } from './contact-copy.ts'
import { contactReceipt } from './contact-receipt.ts'
import { contactToSupport } from './contact-to-support.ts'
import { newSignIn } from './new-sign-in.ts'
import { passwordChanged } from './password-changed.ts'
import { passwordReset } from './password-reset.ts'
import { paymentReceived } from './payment-received.ts'
import { paymentFailed } from './payment-failed.ts'
import { subscriptionChanged } from './subscription-changed.ts'
import { subscriptionEnding } from './subscription-ending.ts'
import { subscriptionStarted } from './subscription-started.ts'
import { verification } from './verification.ts'
import { weeklySummary } from './weekly-summary.ts'
import { welcome } from './welcome.ts'

const message = `I found the explanation of question four hard to follow.\n\nWhy is option B not enough on its own?`
const week = {
  days: [
    { day: '2026-11-23', correct: 8, total: 10 },
    { day: '2026-11-25', correct: 6, total: 10 },
    { day: '2026-11-29', correct: 9, total: 10 },
  ],
  correct: 23,
  total: 30,
}

/** One of every mail, for tests and for the eye. */
export function sampleContents(name: string, brand: Brand): Record<string, MailContent> {
  const token = 'dGhlIHRva2VuIG9mIHRoZSBsaW5rIGluIHRoZSBtYWls'
  const ends = '28 November 2026, 09:00 (UTC)'
  const [device, time] = ['Firefox on Linux', '27 November 2026, 10:00 (Europe/Madrid)']
  const day = '27 December 2026'
  const contact = { name: name === '' ? 'Ada' : name, email: 'ada@example.com', message, sent: ends, isPriority: true }
  return {
    verification: verification({ name, token, code: '042137', ends }, brand),
    'password-reset': passwordReset({ name, token, ends }, brand),
    'already-registered': alreadyRegistered(name, brand),
    welcome: welcome(name, brand),
    'password-changed': passwordChanged({ name, changed: time }, brand),
    'new-sign-in': newSignIn({ name, device, time }, brand),
    'contact-to-support': contactToSupport(contact, brand),
    'contact-copy': contactCopy({ name, message }, brand),
    'contact-receipt': contactReceipt(brand),
    admin: adminMail({ subject: 'Your question', text: `Thank you for writing to us.\n\n${message}` }, brand),
    'weekly-summary': weeklySummary({ name, week, stopUrl: `${brand.url}/account` }, brand),
    'subscription-started': subscriptionStarted({ name, renews: day }, brand),
    'subscription-changed': subscriptionChanged({ name, change: 'resumed', renews: day }, brand),
    'subscription-ending': subscriptionEnding({ name, ends: day }, brand),
    'payment-received': paymentReceived({ name, amount: '$10', day }, brand),
    'payment-failed': paymentFailed({ name, amount: '$10', day, next: '30 December 2026' }, brand),
    'account-deleted': accountDeleted({ name, isSubscribed: true }, brand),
  }
}
