import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { queueContactMails } from '../flows/receive-contact.ts'
import { followSubscription } from './follow-subscription.ts'
import { noteSet } from './note-set.ts'
import { orderFailure, orderReceipt } from './order-payment-mail.ts'
import { orderMail } from './order-mail.ts'

/** Every event that mail reacts to. */
export function createReactions(deps: Deps): Reactions {
  return {
    'auth.verification-requested.v1': orderMail(deps, {
      template: 'verification',
      factsOf: ({ body: { requestId } }) => ({ requestId }),
    }),
    'auth.password-reset-requested.v1': orderMail(deps, {
      template: 'password-reset',
      factsOf: ({ body: { requestId } }) => ({ requestId }),
    }),
    'auth.email-verified.v1': orderMail(deps, { template: 'welcome' }),
    'auth.password-changed.v1': orderMail(deps, {
      template: 'password-changed',
      factsOf: ({ at }) => ({ at: at.toISOString() }),
    }),
    'auth.signed-in-anew.v1': orderMail(deps, {
      template: 'new-sign-in',
      factsOf: ({ body: { sessionId } }) => ({ sessionId }),
    }),
    'auth.user-deleted.v1': deps.erasures.react,
    'billing.subscription-changed.v1': followSubscription(deps),
    'billing.payment-received.v1': orderReceipt(deps),
    'billing.payment-failed.v1': orderFailure(deps),
    'practice.set-submitted.v1': noteSet(deps),
    'mail.contact-received.v1': ({ id, body }) => queueContactMails(deps, id, body.contactId),
  }
}
