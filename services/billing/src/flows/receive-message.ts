import type { Deps } from '../deps.ts'
import { isKnownType, type ProviderEvent } from '../domain/provider-event.ts'
import { tryEvent } from './process-event.ts'
import { paymentMetrics } from '../payment-metrics.ts'

/**
 * Stores a message whose signature was right, and processes it in the background. Returns once it is stored, so the provider
 * has its answer at once; what a crash leaves is processed by the round.
 */
export async function receiveMessage(deps: Deps, event: ProviderEvent): Promise<void> {
  if (!isKnownType(event.type)) return
  const now = deps.waitingClock.now()
  if (!(await deps.providerEvents.add(event, now))) return
  const lagMs = Math.max(0, deps.clock.now().getTime() - event.createdAt.getTime())
  paymentMetrics(deps.metrics).webhookLag.observe(lagMs / 1000)
  deps.background.run(() => tryEvent(deps, event))
}
