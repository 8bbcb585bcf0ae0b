import { existsSync, readFileSync } from 'node:fs'
import { writeWholeFile } from './write-whole-file.ts'

export interface Clock {
  now(): Date
}

/** What a test adds to the time at every call, or, since 1970, where it stops it; in milliseconds. */
export type ClockMove = { offsetMs: number } | { fixedMs: number }

/**
 * The time. With a file, the move in it counts at every call, so that a test moves all processes at once and sees the move
 * in the very next request. Throws if the file is damaged: a process that went on in another time would mislead the test.
 */
export function createClock(testClockFile?: string): Clock {
  if (!testClockFile) return { now: () => new Date() }
  return {
    now() {
      const move = readMove(testClockFile)
      return new Date('fixedMs' in move ? move.fixedMs : Date.now() + move.offsetMs)
    },
  }
}

/** Replaces the file as a whole: a process that reads it at that moment finds the earlier move or this one. */
export function moveClock(testClockFile: string, move: ClockMove): void {
  writeWholeFile(testClockFile, JSON.stringify(move))
}

function readMove(file: string): ClockMove {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ClockMove) : { offsetMs: 0 }
}
