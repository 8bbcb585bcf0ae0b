import type { ServerResponse } from 'node:http'

/** Counts the answers of this process that are streams of events. */
export interface OpenStreams {
  /** False if there are as many as there may be; otherwise it is counted until its connection closes. */
  open(response: ServerResponse): boolean
}

/** Each stream holds a connection to a service for up to half a minute, so their number has a limit of its own. */
export function createOpenStreams(most: number): OpenStreams {
  let count = 0
  return {
    open(response) {
      if (count >= most) return false
      count += 1
      response.once('close', () => (count -= 1))
      return true
    },
  }
}
