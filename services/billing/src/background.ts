/** Work that goes on after the answer. */
export interface Background {
  /** Takes work that never rejects. */
  run(work: Promise<unknown>): void
  /** When all of it has ended. */
  settled(): Promise<void>
}

export function createBackground(): Background {
  const pending = new Set<Promise<unknown>>()
  return {
    run(work) {
      pending.add(work)
      void work.finally(() => pending.delete(work))
    },
    async settled() {
      await Promise.all(pending)
    },
  }
}
