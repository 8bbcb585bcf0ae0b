import type { operations } from '@app/contracts/generated/billing'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { exportBillingUser } from './export-billing-user.ts'
import { getPricing } from './get-pricing.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    exportBillingUser: exportBillingUser(deps),
    getPricing: getPricing(deps),
  }
}
