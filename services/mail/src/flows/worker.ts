import { repeat } from '@app/shared/repeat'
import { timeout } from '@app/shared/timeout'
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

/** A try ends when a look is due, which is far sooner. */
const longestTryMs = 30 * 60_000

interface State {
  known: StoredJob[]
  /** Once all that is known is sent there is more. */
  more: boolean
  everyMs: number
  /** When to look, before anything else is sent; on `performance.now()`. */
  looksAt: number
}

const isLookDue = ({ looksAt }: State): boolean => performance.now() >= looksAt

/**
 * Sends what this process ordered at once, and looks every few seconds for what waits for another try or was left by a
 * crash.
 */
export function startWorker(deps: Deps, everyMs = 5_000): Worker {
  const state: State = { known: [], more: false, everyMs, looksAt: 0 }
  const onFailure = (error: unknown): void => {
    deps.logger.warn({ err: error, step: 'worker' }, 'jobs cannot be read')
    // The next look finds them, once the database is there again.
    state.known = []
  }
  const send = async (signal: AbortSignal): Promise<void> => {
    if (isLookDue(state)) await look(deps, state)
    await Promise.all(Array.from({ length: atOnce }, () => deliverKnown(deps, state, signal)))
    if (state.known.length === 0 && state.more) state.looksAt = 0
    if (state.known.length > 0 || isLookDue(state)) sending.now()
  }
  const sending = repeat(send, { every: everyMs, timeout: longestTryMs, onFailure })
  deps.jobs.onInsert((job) => {
    if (state.known.length < batch) state.known.push(job)
    else state.more = true
    sending.now()
  })
  return {
    wake() {
      state.looksAt = 0
      sending.now()
    },
    stop: sending.stop,
  }
}

async function deliverKnown(deps: Deps, state: State, signal: AbortSignal): Promise<void> {
  while (!isLookDue(state) && !signal.aborted) {
    const job = state.known.shift()
    if (!job) return
    await timeout(longestMs, deliverJob(deps, job))
  }
}

async function look({ jobs, waitingClock }: Deps, state: State): Promise<void> {
  const began = performance.now()
  state.looksAt = began + state.everyMs
  const due = await timeout(longestMs, jobs.listDue(waitingClock.now(), batch))
  state.more = due.length === batch
  const ids = new Set(due.map(({ id }) => id))
  state.known = [...due, ...state.known.filter(({ id }) => !ids.has(id))]
  const ended = performance.now()
  state.looksAt = Math.max(state.looksAt, ended + restFactor * (ended - began))
}
