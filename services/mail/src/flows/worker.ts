import { within } from '@app/shared/within'
import type { Deps } from '../deps.ts'
import type { StoredJob } from '../store/jobs.ts'
import { deliverJob } from './deliver-job.ts'

export interface Worker {
  /** Looks for due jobs now. */
  wake(): void
  /** Lets the tries that run come to their end. */
  stop(): Promise<void>
}

/** So many jobs are known at once; the others wait in the database. */
const batch = 1000
const atOnce = 3
/** A job that takes longer than its lease hangs; somebody else may have it by then. */
const longestMs = 150_000
/** Where the database finds due jobs by looking at all of them, looking takes a tenth of the time and no more. */
const restFactor = 9

interface State {
  known: StoredJob[]
  /** Looks before anything else is sent. */
  looks: boolean
  /** Once all that is known is sent there is more. */
  more: boolean
  /** On `performance.now()`. */
  restsUntil: number
  stopped: boolean
}

/**
 * Sends what this process ordered at once, and looks every few seconds for what waits for another try or was left by a
 * crash.
 */
export function startWorker(deps: Deps, everyMs = 5_000): Worker {
  const state: State = { known: [], looks: true, more: false, restsUntil: 0, stopped: false }
  let running: Promise<void> | undefined

  const run = (): void => {
    running ??= work(deps, state)
      .catch((error: unknown) => {
        deps.logger.warn({ err: error, step: 'worker' }, 'jobs cannot be read')
        // The next look finds them, once the database is there again.
        state.known = []
      })
      .finally(() => {
        running = undefined
        // Told of a job between its last look and its end.
        if (state.known.length > 0 && !state.stopped) run()
      })
  }
  const wake = (): void => {
    state.looks = true
    run()
  }
  deps.jobs.onInsert((job) => {
    if (state.known.length < batch) state.known.push(job)
    else state.more = true
    if (!state.stopped) run()
  })
  const timer = setInterval(() => {
    if (performance.now() >= state.restsUntil) wake()
  }, everyMs)
  timer.unref()
  run()
  return {
    wake,
    async stop() {
      state.stopped = true
      clearInterval(timer)
      await running
    },
  }
}

async function work(deps: Deps, state: State): Promise<void> {
  while ((state.looks || state.known.length > 0) && !state.stopped) {
    if (state.looks) await look(deps, state)
    const deliver = async (): Promise<void> => {
      while (!state.looks && !state.stopped) {
        const job = state.known.shift()
        if (!job) return
        await within(longestMs, deliverJob(deps, job))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, deliver))
    if (state.known.length === 0 && state.more) state.looks = true
  }
}

async function look({ jobs, waitingClock }: Deps, state: State): Promise<void> {
  const began = performance.now()
  state.looks = false
  const due = await within(longestMs, jobs.listDue(waitingClock.now(), batch))
  state.more = due.length === batch
  const ids = new Set(due.map(({ id }) => id))
  state.known = [...due, ...state.known.filter(({ id }) => !ids.has(id))]
  state.restsUntil = performance.now() + restFactor * (performance.now() - began)
}
