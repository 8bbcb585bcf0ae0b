import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { within } from './within.ts'

/**
 * Does something once, behind everybody's back: tries it now, and after a failure again every few seconds until it has
 * worked. `stop` ends the trying, and tells `work` by its signal.
 */
export function keepTrying(options: {
  work: (signal: AbortSignal) => Promise<void>
  logger: Logger
  /** What is tried, for the log. */
  step: string
  againMs?: number
  /** A try that takes longer hangs, and is tried again. */
  longestMs?: number
}): { stop(): void } {
  const stopping = new AbortController()
  void untilDone(options, stopping.signal)
  return { stop: () => stopping.abort() }
}

async function untilDone(
  { work, logger, step, againMs = 5_000, longestMs = 5 * 60_000 }: Parameters<typeof keepTrying>[0],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const failure = await within(longestMs, work(signal)).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    if (!failure || signal.aborted) return
    logger.warn({ err: failure.error, step }, 'goes on later')
    const waited = await pause(againMs, true, { signal, ref: false }).catch(() => false)
    if (!waited) return
  }
}
