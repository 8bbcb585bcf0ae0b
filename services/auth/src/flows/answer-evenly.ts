import { setTimeout as pause } from 'node:timers/promises'

/** Some times as long as storing takes where nothing hinders it. */
const stepMs = 50

/**
 * Ends `act` at a whole number of steps after its beginning, also where it throws: its duration, and what else is done
 * meanwhile because of it, such as reactions to its events, would tell what it came to.
 */
export async function answerEvenly<T>(act: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await act()
  } finally {
    await pause(stepMs - ((performance.now() - began) % stepMs))
  }
}
