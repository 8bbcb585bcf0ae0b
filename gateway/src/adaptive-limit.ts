/** Places for the calls that a service has at once. */
export interface AdaptiveLimit {
  /** Takes a place; false where this share (0 to 1) of the places is taken already. */
  enter(share: number): boolean
  /**
   * Takes a place as soon as one is free, in the order of asking. `begin(false)` where none came within so many
   * milliseconds, or a thousand wait already.
   */
  enterInTurn(share: number, withinMs: number, begin: (hasEntered: boolean) => void): void
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
const longestLine = 1_000

interface Waiting {
  share: number
  begin(hasEntered: boolean): void
  /** Leaves the line when its time is over. */
  timer: NodeJS.Timeout
}

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

  const enter = (share: number): boolean => {
    if (taken >= share * places) return false
    taken += 1
    return true
  }
  const line = createLine(enter)
  const adapt = (): void => {
    const slow = milliseconds / calls > slowMs
    places = slow ? Math.max(places * shrinking, most * fewest) : Math.min(places + most * growing, most)
    calls = milliseconds = 0
    since = now()
  }

  return {
    enter,
    enterInTurn: line.join,
    leave(tookMs) {
      taken -= 1
      if (tookMs !== undefined) {
        calls += 1
        milliseconds += tookMs
        if (now() - since >= windowMs) adapt()
      }
      line.admit()
    },
    taken: () => taken,
  }
}

/** Who waits for a place, in the order of asking. `enter` takes a place if there is one. */
function createLine(enter: AdaptiveLimit['enter']): { join: AdaptiveLimit['enterInTurn']; admit(): void } {
  const line: Waiting[] = []
  return {
    join(share, withinMs, begin) {
      if (line.length === 0 && enter(share)) return begin(true)
      if (line.length >= longestLine) return begin(false)
      const giveUp = () => {
        line.splice(line.indexOf(waiting), 1)
        begin(false)
      }
      const waiting: Waiting = { share, begin, timer: setTimeout(giveUp, withinMs) }
      line.push(waiting)
    },
    admit() {
      while (line[0] && enter(line[0].share)) {
        const { timer, begin } = line.shift()!
        clearTimeout(timer)
        begin(true)
      }
    },
  }
}
