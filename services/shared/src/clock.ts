import { readFileSync } from 'node:fs'

export interface Clock {
  now(): Date
}

/**
 * The time. With a file, `{"offsetMs": n}` in it is added at every call, so that a test moves all processes at once
 * and sees the move in the very next request.
 */
export function createClock(testClockFile?: string): Clock {
  if (!testClockFile) return { now: () => new Date() }
  return { now: () => new Date(Date.now() + readOffset(testClockFile)) }
}

function readOffset(file: string): number {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { offsetMs: number }).offsetMs
  } catch {
    return 0
  }
}
