import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { exportBillingUser } from './export-billing-user.ts'
import { getCheckoutSession } from './get-checkout-session.ts'
import { getLiveSubscription } from './get-live-subscription.ts'
import { getPricing } from './get-pricing.ts'
import { listPromotions } from './list-promotions.ts'
import { listReceipts } from './list-receipts.ts'
import { openBillingPortal } from './open-billing-portal.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { resumeSubscription } from './resume-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    cancelSubscription: cancelSubscription(deps),
    createCheckoutSession: createCheckoutSession(deps),
    exportBillingUser: exportBillingUser(deps),
    getCheckoutSession: getCheckoutSession(deps),
    getLiveSubscription: getLiveSubscription(deps),
    getPricing: getPricing(deps),
    listPromotions: listPromotions(deps),
    listReceipts: listReceipts(deps),
    openBillingPortal: openBillingPortal(deps),
    receiveWebhook: receiveWebhook(deps),
    resumeSubscription: resumeSubscription(deps),
    syncSubscription: syncSubscription(deps),
  }
}
