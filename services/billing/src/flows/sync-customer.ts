import type { Deps } from '../deps.ts'
import { duplicatesOf, stateOf } from '../domain/entitlement.ts'
import type { ProviderSubscription } from '../domain/provider-subscription.ts'
import type { Subscription } from '../domain/subscription.ts'
import { applySubscriptionChange } from './apply-subscription-change.ts'
import { notePromotion } from './note-promotion.ts'
import { paymentMetrics } from '../payment-metrics.ts'

type Needed = Pick<
  Deps,
  | 'subscriptions'
  | 'outbox'
  | 'clock'
  | 'erasures'
  | 'providerSubscriptions'
  | 'promotionUses'
  | 'promotionCards'
  | 'metrics'
  | 'logger'
>

/**
 * Reads what the provider knows of a candidate's customer and brings our state to it. Webhook, return page, account page and
 * reconciliation all come here, so their order does not matter. Throws the SDK's errors, and the problem 404 if the account
 * was deleted.
 */
export async function syncCustomer(deps: Needed, userId: string, customerId: string): Promise<Subscription> {
  const { providerSubscriptions } = deps
  return applySubscriptionChange(deps, userId, async () => {
    let found = await providerSubscriptions.ofCustomer(customerId)
    const duplicates = duplicatesOf(found)
    if (duplicates.length > 0) {
      for (const duplicate of duplicates) await endDuplicate(deps, userId, duplicate)
      found = await providerSubscriptions.ofCustomer(customerId)
    }
    for (const subscription of found) await notePromotion(deps, userId, subscription)
    return stateOf(found)
  })
}

/** Paid back before it ends: after a crash between the two it is still one too many, and both are done again. */
async function endDuplicate(
  { providerSubscriptions, metrics, logger }: Needed,
  userId: string,
  duplicate: ProviderSubscription,
): Promise<void> {
  await providerSubscriptions.payBack(duplicate)
  await providerSubscriptions.end(duplicate.id, 'duplicate')
  paymentMetrics(metrics).doubleSubscriptions.inc()
  logger.error({ userId, subscriptionId: duplicate.id }, 'a second subscription was ended and paid back')
}
