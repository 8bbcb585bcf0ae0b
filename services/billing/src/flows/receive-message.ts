import type { Deps } from '../deps.ts'
import { isKnownType, type ProviderEvent } from '../domain/provider-event.ts'
import { tryEvent } from './process-event.ts'

/**
 * Stores a message whose signature was right, and processes it in the background. Returns once it is stored, so the provider
 * has its answer at once; what a crash leaves is processed by the round.
 */
export async function receiveMessage(deps: Deps, event: ProviderEvent): Promise<void> {
  if (!isKnownType(event.type)) return
  const now = deps.waitingClock.now()
  if (!(await deps.providerEvents.add(event, now))) return
  const lagMs = Math.max(0, deps.clock.now().getTime() - event.createdAt.getTime())
  deps.counters.increment('webhook_messages_total')
  deps.counters.increment('webhook_lag_seconds_sum', lagMs / 1000)
  deps.background.run(() => tryEvent(deps, event))
}
