import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { syncCustomer } from '../flows/sync-customer.ts'
import { orUnavailable } from '../providers/stripe-client.ts'
import { liveView } from './views.ts'

const away = { code: 'sync-unavailable', message: 'Failed to verify subscription', withinMs: 7_500 }

export function syncSubscription(deps: Deps): Handlers<operations>['syncSubscription'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const customerId = await deps.customers.findByUser(userId)
    const subscription =
      customerId === null
        ? await deps.subscriptions.findByUser(userId)
        : await orUnavailable(deps.logger, away, () => syncCustomer(deps, userId, customerId))
    return { status: 200, body: liveView(subscription, deps.clock.now()) }
  }
}
