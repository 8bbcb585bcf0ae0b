import { timeout } from './timeout.ts'

/** One try. Its signal is aborted when the try is over, timed out or told to stop: work in several steps checks it. */
export type Try = (signal: AbortSignal) => Promise<void>

export interface RepeatOptions {
  /** Milliseconds from the end of a try to the next one. */
  every: number
  /** Milliseconds that a try may take. One that takes longer has failed; if it settles later, its result is ignored. */
  timeout: number
  /** Milliseconds from the end of a failed try to the next one; `every` by default. */
  retryAfter?: number
  /** True: ends after the first try that works. */
  untilDone?: boolean
  /** True: the first try comes after `every`, not at once. */
  waitFirst?: boolean
  /** Is told of every try that fails before `stop`. */
  onFailure?(error: unknown): void
}

export interface Repeated {
  /** Starts the next try at once, or right after the one that runs. */
  now(): void
  /** Starts no more. Resolves when the try that runs is over. */
  stop(): Promise<void>
}

/** Does the work again and again in the background, one try at a time. It does not keep the process alive. */
export function repeat(work: Try, options: RepeatOptions): Repeated {
  const state: State = { stopped: false, asked: false, wake: () => undefined, running: undefined }
  const ended = run(work, options, state)
  return {
    now() {
      state.asked = true
      state.wake()
    },
    stop() {
      state.stopped = true
      state.running?.abort()
      state.wake()
      return ended
    },
  }
}

interface State {
  stopped: boolean
  /** The next try is to come without a pause. */
  asked: boolean
  /** Ends the pause. */
  wake(): void
  running: AbortController | undefined
}

/** It may change while something is waited for. */
const isStopped = (state: State): boolean => state.stopped

async function run(work: Try, options: RepeatOptions, state: State): Promise<void> {
  const { every, retryAfter = every, untilDone = false, waitFirst = false } = options
  if (waitFirst) await pause(every, state)
  while (!isStopped(state)) {
    state.asked = false
    const worked = await attempt(work, options, state)
    if (worked && untilDone) return
    await pause(worked ? every : retryAfter, state)
  }
}

async function attempt(work: Try, { timeout: ms, onFailure }: RepeatOptions, state: State): Promise<boolean> {
  const controller = new AbortController()
  state.running = controller
  try {
    await timeout(ms, work(controller.signal))
    return true
  } catch (error) {
    if (!isStopped(state)) onFailure?.(error)
    return false
  } finally {
    controller.abort()
  }
}

function pause(ms: number, state: State): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (state.asked || state.stopped) return Promise.resolve()
  const timer = setTimeout(resolve, ms).unref()
  state.wake = () => {
    clearTimeout(timer)
    resolve()
  }
  return promise
}
