import type { operations } from '@app/contracts/generated/billing'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { returnAddress } from '../domain/return-address.ts'
import { orUnavailable } from '../providers/stripe-client.ts'

const away = { code: 'portal-unavailable', message: 'Failed to open billing portal', withinMs: 7_500 }

export function openBillingPortal(deps: Deps): Handlers<operations>['openBillingPortal'] {
  const { customers, providerCheckouts, config, logger } = deps
  return async (input) => {
    const customerId = await customers.findByUser(callerOf(input).userId)
    if (customerId === null) throw problem(409, 'no-customer', 'No active subscription to manage.')
    const returnUrl = returnAddress(config.returnOrigin, input.body.returnUrl)
    const url = await orUnavailable(logger, away, () => providerCheckouts.openPortal(customerId, returnUrl))
    return { status: 200, body: { url } }
  }
}
