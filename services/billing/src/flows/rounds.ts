import type { Deps } from '../deps.ts'
import { closeCustomers } from './close-customers.ts'
import { processDueEvents } from './process-event.ts'
import { reconcile } from './reconcile.ts'

/** What becomes due by time alone, or was left by a crash. One part that fails does not keep the others from running. */
export async function runRound(deps: Deps): Promise<void> {
  const parts = { processDueEvents, closeCustomers, reconcile, erasures: () => deps.erasures.round() }
  for (const [step, part] of Object.entries(parts))
    await part(deps).catch((error: unknown) =>
      deps.logger.warn({ err: error, step }, 'a part of the round was cut short'),
    )
}
