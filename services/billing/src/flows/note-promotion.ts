import type { Deps } from '../deps.ts'
import type { ProviderSubscription } from '../domain/provider-subscription.ts'
import { paymentMetrics } from '../payment-metrics.ts'

/**
 * Remembers that a candidate has used the code of a subscription. A card that has used it before, with another account, is
 * counted and shown to the operator; it is not refused, because families share cards. Repeating it is harmless.
 */
export async function notePromotion(
  deps: Pick<Deps, 'promotionUses' | 'promotionCards' | 'clock' | 'metrics' | 'logger'>,
  userId: string,
  { id: subscriptionId, promo: code, cardFingerprint: fingerprint }: ProviderSubscription,
): Promise<void> {
  const { promotionUses, promotionCards, clock, metrics, logger } = deps
  if (code === null || (await promotionUses.has(userId, code))) return
  const before =
    fingerprint === null ? 0 : await promotionCards.count({ code, fingerprint, subscriptionId }, clock.now())
  if (before > 0) {
    paymentMetrics(metrics).repeatedCards.inc()
    logger.warn({ userId, code, before }, 'a card has used a promotion code with another account before')
  }
  // Last, so that a crash before it leads to the same count again.
  await promotionUses.add(userId, code, clock.now())
}
