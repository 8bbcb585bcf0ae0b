import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { liveView } from './views.ts'

export function getLiveSubscription({
  subscriptions,
  clock,
}: Pick<Deps, 'subscriptions' | 'clock'>): Handlers<operations>['getLiveSubscription'] {
  return async (input) => {
    const subscription = await subscriptions.findByUser(callerOf(input).userId)
    return { status: 200, body: liveView(subscription, clock.now()) }
  }
}
