import { within } from '@app/shared/within'
import type { Deps } from '../deps.ts'
import { deliverJob } from './deliver-job.ts'

export interface Worker {
  /** There is a new job: look now. */
  wake(): void
  /** Lets the tries that run come to their end. */
  stop(): Promise<void>
}

/** Where the database finds due jobs by looking at all of them, one look should do for many. */
const batch = 1000
const atOnce = 3
/** A job that takes longer than its lease hangs; somebody else may have it by then. */
const longestMs = 150_000

/** Picks up due jobs: at once when woken, and every few seconds for those that wait or were left by a crash. */
export function startWorker(deps: Deps, everyMs = 5_000): Worker {
  const state = { woken: false, stopped: false }
  let running: Promise<void> | undefined

  const wake = (): void => {
    state.woken = true
    running ??= work(deps, state)
      .catch((error: unknown) => deps.logger.warn({ err: error, step: 'worker' }, 'jobs cannot be read'))
      .finally(() => {
        running = undefined
        // Woken between its last look and its end.
        if (state.woken && !state.stopped) wake()
      })
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function work(deps: Deps, state: { woken: boolean; stopped: boolean }): Promise<void> {
  while (state.woken && !state.stopped) {
    state.woken = false
    const due = await within(longestMs, deps.jobs.listDue(deps.waitingClock.now(), batch))
    // A full batch may have more behind it.
    if (due.length === batch) state.woken = true
    const deliver = async (): Promise<void> => {
      for (let job = due.shift(); job && !state.stopped; job = due.shift())
        await within(longestMs, deliverJob(deps, job))
    }
    await Promise.all(Array.from({ length: atOnce }, deliver))
  }
}
