import type { Deps } from '../deps.ts'
import type { ProviderCharge } from '../providers/payments.ts'
import { paymentMetrics } from '../payment-metrics.ts'

interface Settled {
  userId: string
  customerId: string
  charge: ProviderCharge
}

/**
 * What follows from a refund or a dispute. A charge that was paid back in full, or that the bank took back, ends the
 * subscription that it paid; a part of it does not. An open dispute marks the candidate and changes nothing else.
 */
export async function settleCharge(
  deps: Pick<Deps, 'providerSubscriptions' | 'customers' | 'refunds' | 'clock' | 'metrics' | 'logger'>,
  { userId, customerId, charge }: Settled,
): Promise<void> {
  const { providerSubscriptions, customers, refunds, clock, metrics, logger } = deps
  await customers.setDisputed(userId, charge.isDisputed ? clock.now() : null)
  if (charge.isDisputed) {
    paymentMetrics(metrics).disputes.inc()
    logger.error({ userId }, 'a payment is disputed')
  }
  if (charge.invoiceId === null || !(charge.isRefunded || charge.isLost)) return
  await refunds.add(charge.invoiceId, userId, clock.now())
  for (const subscription of await providerSubscriptions.ofCustomer(customerId)) {
    if (subscription.lastInvoice?.id !== charge.invoiceId || subscription.endedBy !== null) continue
    await providerSubscriptions.end(subscription.id, charge.isLost ? 'disputed' : 'refunded')
  }
}
