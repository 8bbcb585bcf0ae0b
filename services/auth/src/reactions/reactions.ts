import type { Reactions } from '@app/shared/events/consume'
import type { Deps } from '../deps.ts'
import { askToVerify } from './ask-to-verify.ts'
import { collectReceipt, goOnErasing } from './collect-receipts.ts'
import { finishPasswordChange } from './finish-password-change.ts'
import { followSubscription } from './follow-subscription.ts'
import { noteUnsubscribed } from './note-unsubscribed.ts'

/** Every event that auth reacts to. */
export function createReactions(deps: Deps): Reactions {
  return {
    'auth.user-registered.v1': askToVerify(deps),
    'auth.password-changed.v1': finishPasswordChange(deps),
    'billing.subscription-changed.v1': followSubscription(deps),
    'auth.user-deleted.v1': goOnErasing(deps),
    'practice.user-erased.v1': collectReceipt(deps, 'practice'),
    'billing.user-erased.v1': collectReceipt(deps, 'billing'),
    'tutor-voice.user-erased.v1': collectReceipt(deps, 'tutor-voice'),
    'mail.user-erased.v1': collectReceipt(deps, 'mail'),
    'mail.unsubscribed.v1': noteUnsubscribed(deps),
  }
}
