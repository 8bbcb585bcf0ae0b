import type { Clock } from '@app/shared/clock'

/** Messages with a bad signature, counted by the address that they came from. */
export interface BadSignatures {
  /** Counts one. Returns the seconds to wait if there were more than 200 within this minute, else 0. */
  count(address: string): number
}

const most = 200
const windowMs = 60_000
/** Maximum number of addresses; the oldest is evicted. */
const mostAddresses = 10_000

export function createBadSignatures(clock: Clock): BadSignatures {
  const windows = new Map<string, { beganAt: number; count: number }>()
  return {
    count(address) {
      const now = clock.now().getTime()
      let window = windows.get(address)
      if (!window || now - window.beganAt >= windowMs) {
        windows.delete(address)
        window = { beganAt: now, count: 0 }
        windows.set(address, window)
        const [oldest] = windows.keys()
        if (windows.size > mostAddresses && oldest !== undefined) windows.delete(oldest)
      }
      window.count += 1
      return window.count > most ? Math.ceil((window.beganAt + windowMs - now) / 1000) : 0
    },
  }
}
