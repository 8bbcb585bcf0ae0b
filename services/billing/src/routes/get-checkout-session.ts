import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { syncCustomer } from '../flows/sync-customer.ts'
import type { ProviderCheckout } from '../providers/checkouts.ts'
import { orUnavailable } from '../providers/stripe-client.ts'
import { liveView } from './views.ts'

const away = { code: 'verification-unavailable', message: 'Failed to verify subscription', withinMs: 3_500 }

const sentences: Record<ProviderCheckout['status'], string> = {
  open: 'The checkout is not finished yet.',
  complete: 'Subscription updated successfully.',
  expired: 'The checkout has expired.',
}

export function getCheckoutSession(deps: Deps): Handlers<operations>['getCheckoutSession'] {
  return async (input) => {
    const { userId } = callerOf(input)
    return orUnavailable(deps.logger, away, async () => {
      const checkout = await deps.providerCheckouts.find(input.params.id)
      if (!checkout) throw problem(404, 'checkout-not-found', 'There is no such checkout.')
      if (checkout.userId !== userId || checkout.customerId === null)
        throw problem(403, 'not-yours', 'This checkout is not yours.')
      const subscription = await syncCustomer(deps, userId, checkout.customerId)
      const { id, status, paymentStatus } = checkout
      const body = { id, status, paymentStatus, message: sentences[status] }
      return { status: 200, body: { ...body, subscription: liveView(subscription, deps.clock.now()) } }
    })
  }
}
