/** How late the timers of this process are, in milliseconds: what a busy machine takes from it. */
export interface Lag {
  worst(): number
  stop(): void
}

const everyMs = 20

/** Watches how late a timer fires. A deadline of our own may be late by that, each time it waits for a timer. */
export function watchLag(): Lag {
  let worst = 0
  let due = performance.now() + everyMs
  const timer = setInterval(() => {
    const now = performance.now()
    worst = Math.max(worst, now - due)
    due = now + everyMs
  }, everyMs)
  return { worst: () => worst, stop: () => clearInterval(timer) }
}
