import type { ServerResponse } from 'node:http'

/** Counts the answers of this process that are streams of events, and ends those that take too long. */
export interface OpenStreams {
  /** False if there are as many as there may be; otherwise it is counted until its connection closes. */
  open(response: ServerResponse): boolean
}

/**
 * Each stream holds a connection to a service for up to half a minute, so their number has a limit of its own. `longestMs` is
 * for services that hang: it cuts a stream off in the middle.
 */
export function createOpenStreams({ most, longestMs }: { most: number; longestMs: number }): OpenStreams {
  let count = 0
  return {
    open(response) {
      if (count >= most) return false
      count += 1
      const timer = setTimeout(() => response.destroy(), longestMs)
      response.once('close', () => {
        clearTimeout(timer)
        count -= 1
      })
      return true
    },
  }
}
