import type { Deps } from '../deps.ts'
import { advanceErasure } from './advance-erasure.ts'
import { queueSummaries } from './queue-summaries.ts'

/** What becomes due by time alone: summaries of weeks that are over, and erasures that wait. */
export async function round(deps: Deps, wake: () => void): Promise<void> {
  if ((await queueSummaries(deps)) > 0) wake()
  for (const userId of await deps.erasures.listOpen(100)) await advanceErasure(deps, userId)
}

/** A round every few seconds, one at a time; `stop` lets the one that runs come to its end. */
export function startRounds(deps: Deps, wake: () => void, everyMs = 10_000): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= round(deps, wake)
      .catch((error: unknown) => deps.logger.warn({ err: error, step: 'round' }, 'a round was cut short'))
      .finally(() => (running = undefined))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
