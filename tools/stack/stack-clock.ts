import { writeFileSync } from 'node:fs'
import type { Stack } from './stack.ts'

/** The file that every process reads the time from. */
export function createStackClock(file: string) {
  const write = (move: object) => writeFileSync(file, JSON.stringify(move))
  write({ offsetMs: 0 })
  const moves: Pick<Stack, 'setClock' | 'stopClock' | 'resetClock'> = {
    setClock: (instant) => write({ offsetMs: instant.getTime() - Date.now() }),
    stopClock: (instant) => write({ fixedMs: instant.getTime() }),
    resetClock: () => write({ offsetMs: 0 }),
  }
  return { file, moves }
}
