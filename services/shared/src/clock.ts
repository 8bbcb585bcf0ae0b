import { readFileSync } from 'node:fs'

export interface Clock {
  now(): Date
}

/**
 * The time. With a file, `{"offsetMs": n}` in it is added at every call, and `{"fixedMs": n}` (since 1970) stops it there,
 * so that a test moves all processes at once and sees the move in the very next request.
 */
export function createClock(testClockFile?: string): Clock {
  if (!testClockFile) return { now: () => new Date() }
  return {
    now() {
      const { offsetMs = 0, fixedMs } = readMove(testClockFile)
      return new Date(fixedMs ?? Date.now() + offsetMs)
    },
  }
}

function readMove(file: string): { offsetMs?: number; fixedMs?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { offsetMs?: number; fixedMs?: number }
  } catch {
    return {}
  }
}
