import type { Deps } from '../deps.ts'
import { queueSummaries } from './queue-summaries.ts'

/** What becomes due by time alone: summaries of weeks that are over, and erasures that wait. */
export async function doWhatIsDue(deps: Deps): Promise<void> {
  await queueSummaries(deps)
  await deps.erasures.round()
}
