/** Places for the calls that a service has at once. */
export interface AdaptiveLimit {
  /** Takes a place; false where this share (0 to 1) of the places is taken already. */
  enter(share: number): boolean
  /** Gives it back. `tookMs` where it tells how busy the service is. */
  leave(tookMs?: number): void
  /** Places that are taken now. */
  taken(): number
}

export interface AdaptiveLimitOptions {
  most: number
  /** Calls that take longer on average mean too much work at once. `Infinity` where they may wait for somebody outside. */
  slowMs: number
  /** Milliseconds since whenever. */
  now?: () => number
}

const windowMs = 500
const shrinking = 0.8
/** Of the most places: less than the fewest helps nobody, and all are back five seconds after all is well. */
const fewest = 1 / 3
const growing = 1 / 15

/**
 * As many places as the service can fill in time: fewer by a fifth after each half second in which calls were slow, and a
 * few more after each in which they were not (additive increase and multiplicative decrease, as TCP does it: RFC 5681). A
 * short stall finds all places and is sat out; where there is too much to do for long, those who are let in wait little.
 */
export function createAdaptiveLimit({
  most,
  slowMs,
  now = () => performance.now(),
}: AdaptiveLimitOptions): AdaptiveLimit {
  let places = most
  let taken = 0
  let calls = 0
  let milliseconds = 0
  let since = now()

  const adapt = (): void => {
    const slow = milliseconds / calls > slowMs
    places = slow ? Math.max(places * shrinking, most * fewest) : Math.min(places + most * growing, most)
    calls = milliseconds = 0
    since = now()
  }

  return {
    enter(share) {
      if (taken >= share * places) return false
      taken += 1
      return true
    },
    leave(tookMs) {
      taken -= 1
      if (tookMs === undefined) return
      calls += 1
      milliseconds += tookMs
      if (now() - since >= windowMs) adapt()
    },
    taken: () => taken,
  }
}
