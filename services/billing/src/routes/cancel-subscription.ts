import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { changeCancellation } from '../flows/change-cancellation.ts'
import { orUnavailable } from '../providers/stripe-client.ts'
import { liveView } from './views.ts'

const away = { code: 'cancel-unavailable', message: 'Failed to cancel subscription', withinMs: 7_500 }
const message = 'Subscription will cancel at period end.'

export function cancelSubscription(deps: Deps): Handlers<operations>['cancelSubscription'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const subscription = await orUnavailable(deps.logger, away, () => changeCancellation(deps, userId, true))
    return { status: 200, body: { message, subscription: liveView(subscription, deps.clock.now()) } }
  }
}
