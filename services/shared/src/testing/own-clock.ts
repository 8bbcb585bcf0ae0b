/** Milliseconds, from any beginning, in which this process could run. */
export interface OwnClock {
  now(): number
  stop(): void
}

const tickMs = 20

/**
 * Counts the ticks of a timer of this process. Time in which a busy machine gives the process nothing does not count, so a
 * deadline of our own can be judged as if the process had the machine to itself. Without load it runs up to 5 % slow.
 */
export function startOwnClock(): OwnClock {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), tickMs)
  return { now: () => ticks * tickMs, stop: () => clearInterval(timer) }
}
