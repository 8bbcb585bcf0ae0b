/** Work that goes on after the answer, a few pieces at once, so that a burst of messages does not become a burst of calls. */
export interface Background {
  /** Takes work that never rejects. */
  run(work: () => Promise<unknown>): void
  /** When all of it has ended. */
  settled(): Promise<void>
}

const atOnce = 8

export function createBackground(): Background {
  const waiting: (() => Promise<unknown>)[] = []
  const running = new Set<Promise<unknown>>()
  const start = (): void => {
    while (running.size < atOnce) {
      const next = waiting.shift()
      if (!next) return
      const job = next().finally(() => {
        running.delete(job)
        start()
      })
      running.add(job)
    }
  }
  return {
    run(work) {
      waiting.push(work)
      start()
    },
    async settled() {
      while (running.size > 0) await Promise.race(running)
    },
  }
}
