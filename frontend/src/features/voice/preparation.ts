/** How long a call is prepared before it connects (specification, section 9). */
export const PREPARATION_MS = 10_000

/** Whole seconds until the call connects, counted by the clock, so that a page that slept does not wait again. */
export const secondsLeft = (beginsAt: number, now: number): number => Math.max(0, Math.ceil((beginsAt - now) / 1000))

const LOOK_EVERY_MS = 250

/** Resolves at `beginsAt` (ms since 1970) or when `now` is called, whichever is first. Rejects if the signal aborts. */
export function preparation(beginsAt: number, signal: AbortSignal): { done: Promise<void>; now: () => void } {
  let now: () => void = () => undefined
  const done = new Promise<void>((resolve, reject) => {
    const over = (settle: () => void) => () => {
      clearInterval(timer)
      settle()
    }
    const timer = setInterval(() => {
      if (Date.now() >= beginsAt) now()
    }, LOOK_EVERY_MS)
    now = over(resolve)
    signal.addEventListener(
      'abort',
      over(() => reject(signal.reason as Error)),
    )
  })
  done.catch(() => undefined)
  return { done, now: () => now() }
}
