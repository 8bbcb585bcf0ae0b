import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { changeCancellation } from '../flows/change-cancellation.ts'
import { orUnavailable } from '../providers/stripe-client.ts'
import { liveView } from './views.ts'

const away = { code: 'resume-unavailable', message: 'Failed to resume subscription', withinMs: 7_500 }
const message = 'Your subscription continues.'

export function resumeSubscription(deps: Deps): Handlers<operations>['resumeSubscription'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const subscription = await orUnavailable(deps.logger, away, () => changeCancellation(deps, userId, false))
    return { status: 200, body: { message, subscription: liveView(subscription, deps.clock.now()) } }
  }
}
