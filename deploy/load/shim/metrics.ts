/** What is measured, and the part of it that each threshold asks for. k6's four kinds of metric. */

export type Kind = 'counter' | 'gauge' | 'rate' | 'trend'
export type Tags = Readonly<Record<string, string>>

export interface Metric {
  name: string
  kind: Kind
  /** A trend of milliseconds. */
  isTime: boolean
  count: number
  sum: number
  last: number
  /** Of a trend: every value. */
  values: number[]
  /** The parts that thresholds name, such as `{scenario:readers}`. */
  parts: Array<{ tags: Tags; metric: Metric }>
}

export interface Metrics {
  /** The metric of this name, made when it is first asked for. Throws where it is there and of another kind. */
  define(name: string, kind: Kind, isTime?: boolean): Metric
  find(name: string): Metric | undefined
  list(): Metric[]
  /** For a gauge the value counts, for a rate 1 or 0, for a counter the sum. */
  add(name: string, value: number, tags: Tags): void
}

/** What k6 measures by itself. */
const BUILT_IN: ReadonlyArray<[name: string, kind: Kind, isTime?: boolean]> = [
  ['checks', 'rate'],
  ['data_received', 'counter'],
  ['data_sent', 'counter'],
  ['dropped_iterations', 'counter'],
  ['http_req_duration', 'trend', true],
  ['http_req_failed', 'rate'],
  ['http_req_waiting', 'trend', true],
  ['http_reqs', 'counter'],
  ['iteration_duration', 'trend', true],
  ['iterations', 'counter'],
]

export function createMetrics(): Metrics {
  const metrics = new Map<string, Metric>()
  const define: Metrics['define'] = (name, kind, isTime = false) => {
    const known = metrics.get(name)
    if (known && known.kind !== kind) throw new Error(`the metric ${name} is a ${known.kind}, not a ${kind}`)
    const metric = known ?? newMetric(name, kind, isTime)
    metrics.set(name, metric)
    return metric
  }
  for (const [name, kind, isTime] of BUILT_IN) define(name, kind, isTime)
  return {
    define,
    find: (name) => metrics.get(name),
    list: () => [...metrics.values()],
    add(name, value, tags) {
      const metric = metrics.get(name)
      if (!metric) throw new Error(`there is no metric ${name}`)
      record(metric, value)
      for (const part of metric.parts) {
        if (Object.entries(part.tags).every(([key, wanted]) => tags[key] === wanted)) record(part.metric, value)
      }
    },
  }
}

/** The part of a metric with these tags; all of it where there are none. */
export function partOf(metric: Metric, tags: Tags): Metric {
  if (Object.keys(tags).length === 0) return metric
  const part = newMetric(metric.name, metric.kind, metric.isTime)
  metric.parts.push({ tags, metric: part })
  return part
}

function newMetric(name: string, kind: Kind, isTime: boolean): Metric {
  return { name, kind, isTime, count: 0, sum: 0, last: 0, values: [], parts: [] }
}

function record(metric: Metric, value: number): void {
  metric.count += 1
  metric.sum += value
  metric.last = value
  if (metric.kind === 'trend') metric.values.push(value)
}

/** The value below which a share of all values lies, between neighbours in proportion, as k6 does it; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? 0
  return below + (above - below) * (place - Math.floor(place))
}
