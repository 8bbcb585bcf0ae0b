import { moveClock } from '@app/shared/clock'
import type { Stack } from './stack.ts'

/** The file that every process reads the time from. */
export function createStackClock(file: string) {
  moveClock(file, { offsetMs: 0 })
  const moves: Pick<Stack, 'setClock' | 'stopClock' | 'resetClock'> = {
    setClock: (instant) => moveClock(file, { offsetMs: instant.getTime() - Date.now() }),
    stopClock: (instant) => moveClock(file, { fixedMs: instant.getTime() }),
    resetClock: () => moveClock(file, { offsetMs: 0 }),
  }
  return { file, moves }
}
