import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of one process, which /metrics shows in the Prometheus text format. Names and units follow its conventions. */
export type Metrics = Registry

/** Returns a registry that has the process's own metrics already: memory, processor, event loop delay. */
export function createMetrics(): Metrics {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  return metrics
}

interface Named<Label extends string> {
  name: string
  help: string
  labels?: readonly Label[]
}

/** Returns the counter of this name, and creates it on the first call. */
export function counter<Label extends string = never>(metrics: Metrics, named: Named<Label>): Counter<Label> {
  const known = metrics.getSingleMetric(named.name) as Counter<Label> | undefined
  return known ?? new Counter({ ...options(named), registers: [metrics] })
}

/** Returns the histogram of this name, in seconds, and creates it on the first call. */
export function secondsHistogram<Label extends string = never>(
  metrics: Metrics,
  named: Named<Label>,
): Histogram<Label> {
  const known = metrics.getSingleMetric(named.name) as Histogram<Label> | undefined
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  return known ?? new Histogram({ ...options(named), buckets, registers: [metrics] })
}

/**
 * Adds a gauge that is read when /metrics is asked. If reading fails, such as while the database is away, the gauge has no
 * value, and the other metrics are shown all the same.
 */
export function readGauge<Label extends string = never>(
  metrics: Metrics,
  named: Named<Label>,
  read: (gauge: Gauge<Label>) => Promise<void> | void,
): void {
  metrics.removeSingleMetric(named.name)
  const gauge: Gauge<Label> = new Gauge({
    ...options(named),
    registers: [metrics],
    async collect() {
      try {
        await read(gauge)
      } catch {
        gauge.reset()
        if (!named.labels) gauge.remove()
      }
    },
  })
}

function options<Label extends string>({ name, help, labels = [] }: Named<Label>) {
  return { name, help, labelNames: [...labels] }
}
