/** Counters of a process, shown at /metrics in the Prometheus text format. */
export interface Counters {
  increment(name: string, by?: number): void
  text(): string
}

export function createCounters(): Counters {
  const values = new Map<string, number>()
  return {
    increment(name, by = 1) {
      values.set(name, (values.get(name) ?? 0) + by)
    },
    text() {
      const memory = `process_resident_memory_bytes ${process.memoryUsage.rss()}\n`
      return [...values].map(([name, value]) => `${name} ${value}\n`).join('') + memory
    },
  }
}
