import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { isLive } from '../domain/entitlement.ts'
import type { Subscription } from '../domain/subscription.ts'
import { syncCustomer } from './sync-customer.ts'

/**
 * Cancels the candidate's subscription at the end of its period, or takes that back, and returns the state after it.
 * Repeating it changes nothing. Throws the problem 409 `no-subscription` if none lives, and the SDK's errors.
 */
export async function changeCancellation(deps: Deps, userId: string, isCancelled: boolean): Promise<Subscription> {
  const customerId = await deps.customers.findByUser(userId)
  if (customerId === null) throw noSubscription()
  const live = (await deps.providerSubscriptions.ofCustomer(customerId)).filter(isLive)
  if (live.length === 0) throw noSubscription()
  for (const subscription of live) await deps.providerSubscriptions.setCancelLater(subscription, isCancelled)
  return syncCustomer(deps, userId, customerId)
}

const noSubscription = () => problem(409, 'no-subscription', 'No active subscription to manage.')
