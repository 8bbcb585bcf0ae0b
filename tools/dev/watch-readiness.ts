import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import { whyNotReady } from './system.ts'

const EVERY_MS = 2_000

/** Says when a process is no longer ready, in the process's own words, and when it is again. Ends with this process. */
export async function watchReadiness(urls: ReadonlyMap<Child, string>, say: (line: string) => void): Promise<void> {
  const states = [...urls].map(([child, url]) => ({ child, url, told: '', last: '' }))
  for (;;) {
    await pause(EVERY_MS, undefined, { ref: false })
    await Promise.all(
      states.map(async (state) => {
        const reason = (await whyNotReady(state.url)) ?? ''
        // Twice the same: one slow response is no news.
        if (reason !== state.told && reason === state.last && !state.child.isStopping()) {
          say(reason ? `${state.child.name} is not ready: ${reason}.` : `${state.child.name} is ready again.`)
          state.told = reason
        }
        state.last = reason
      }),
    )
  }
}
