import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import { unavailable } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { exportBillingUser } from './export-billing-user.ts'
import { getPricing } from './get-pricing.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    exportBillingUser: exportBillingUser(deps),
    getPricing: getPricing(deps),
    cancelSubscription: notYet,
    createCheckoutSession: notYet,
    getCheckoutSession: notYet,
    getLiveSubscription: notYet,
    listPromotions: notYet,
    listReceipts: notYet,
    openBillingPortal: notYet,
    receiveWebhook: notYet,
    resumeSubscription: notYet,
    syncSubscription: notYet,
  }
}

/** The contract is agreed before its handlers exist. */
function notYet(): never {
  throw unavailable()
}
