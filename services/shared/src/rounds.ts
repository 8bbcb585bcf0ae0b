import type { Logger } from './logger.ts'
import { within } from './within.ts'

/** A round that takes longer hangs, and would keep all others from beginning. */
const longestMs = 5 * 60_000

/**
 * Runs `round` now and every few seconds, one at a time: what becomes due by time alone, or was left by a crash. A round that
 * fails is cut short, and the next one goes on. `stop` lets the one that runs come to its end.
 */
export function startRounds(options: {
  round: () => Promise<void>
  logger: Logger
  /** What the round does, for the log. */
  step: string
  everyMs?: number
}): { stop(): Promise<void> } {
  let running: Promise<void> | undefined
  const start = (): void => {
    running ??= within(longestMs, options.round())
      .catch((error: unknown) => options.logger.warn({ err: error, step: options.step }, 'a round was cut short'))
      .finally(() => (running = undefined))
  }
  start()
  const timer = setInterval(start, options.everyMs ?? 5000)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
