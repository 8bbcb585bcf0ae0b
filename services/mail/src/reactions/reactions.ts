import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { queueContactLetters } from '../flows/receive-contact.ts'
import { beginErasure } from './begin-erasure.ts'
import { followSubscription } from './follow-subscription.ts'
import { noteSet } from './note-set.ts'
import { orderLetter } from './order-letter.ts'

/** Every event that mail reacts to. `wake` tells the worker of a new job. */
export function createReactions(deps: Deps, wake: () => void): Reactions {
  return {
    'auth.verification-requested.v1': orderLetter(deps, wake, {
      template: 'verification',
      factsOf: ({ body: { requestId } }) => ({ requestId }),
    }),
    'auth.password-reset-requested.v1': orderLetter(deps, wake, {
      template: 'password-reset',
      factsOf: ({ body: { requestId } }) => ({ requestId }),
    }),
    'auth.email-verified.v1': orderLetter(deps, wake, { template: 'welcome' }),
    'auth.password-changed.v1': orderLetter(deps, wake, {
      template: 'password-changed',
      factsOf: ({ at }) => ({ at: at.toISOString() }),
    }),
    'auth.signed-in-anew.v1': orderLetter(deps, wake, {
      template: 'new-sign-in',
      factsOf: ({ body: { sessionId } }) => ({ sessionId }),
    }),
    'auth.user-deleted.v1': beginErasure(deps, wake),
    'billing.subscription-changed.v1': followSubscription(deps, wake),
    'practice.set-submitted.v1': noteSet(deps),
    'mail.contact-received.v1': async ({ id, body }) => {
      await queueContactLetters(deps, id, body.contactId)
      wake()
    },
  }
}
