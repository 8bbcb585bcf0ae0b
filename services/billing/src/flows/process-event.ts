import type { Deps } from '../deps.ts'
import type { ProviderEvent } from '../domain/provider-event.ts'
import { recordPayment } from './record-payment.ts'
import { findOwner } from './find-owner.ts'
import { settleCharge } from './settle-charge.ts'
import { syncCustomer } from './sync-customer.ts'
import { paymentMetrics } from '../payment-metrics.ts'

/**
 * Does what follows from a stored message: reads the customer anew, and marks the message as done. Returns whether our state
 * changed. Throws what the provider or the database throws; the message stays due then.
 */
async function processEvent(deps: Deps, event: ProviderEvent): Promise<boolean> {
  const charge = event.chargeId === null ? null : await deps.providerPayments.charge(event.chargeId)
  const customerId = event.customerId ?? charge?.customerId ?? null
  const userId = customerId === null ? null : await findOwner(deps, customerId)
  if (userId === null || customerId === null) {
    await deps.providerEvents.finish(event.id)
    return false
  }
  const before = await deps.subscriptions.findByUser(userId)
  if (event.payment) await recordPayment(deps, userId, event.payment)
  if (charge) await settleCharge(deps, { userId, customerId, charge })
  const after = await syncCustomer(deps, userId, customerId)
  await deps.providerEvents.finish(event.id)
  paymentMetrics(deps.metrics).processedEvents.inc()
  return after.sequence !== (before?.sequence ?? 0)
}

const retryMs = [1_000, 5_000, 30_000, 5 * 60_000, 15 * 60_000]

/** Processes a message; a failure is logged, and the message is tried again later. Never throws. */
export async function tryEvent(deps: Deps, event: ProviderEvent & { tries?: number }): Promise<boolean> {
  try {
    return await processEvent(deps, event)
  } catch (error) {
    const waitMs = retryMs[Math.min(event.tries ?? 0, retryMs.length - 1)] ?? 0
    deps.logger.warn({ err: error, eventId: event.id, type: event.type, waitMs }, 'a message is processed later')
    await deps.providerEvents
      .postpone(event.id, new Date(deps.waitingClock.now().getTime() + waitMs))
      .catch((failure: unknown) => deps.logger.warn({ err: failure }, 'the database is away'))
    return false
  }
}

/** Processes what a crash or a failure left. */
export async function processDueEvents(deps: Deps): Promise<void> {
  for (const event of await deps.providerEvents.listDue(deps.waitingClock.now())) await tryEvent(deps, event)
}
