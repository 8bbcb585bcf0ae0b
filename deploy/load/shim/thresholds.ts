import { type Metric, type Metrics, partOf, percentile, type Tags } from './metrics.ts'

export interface Threshold {
  /** As the script writes it: `http_req_duration{scenario:readers}: p(99)<250`. */
  text: string
  metric: Metric
  aggregate: (metric: Metric, seconds: number) => number
  passes: (value: number) => boolean
}

/** A script that asks for what cannot be answered; k6 ends with the same code. */
export const INVALID_CONFIGURATION = 104

type Aggregates = Record<string, Threshold['aggregate']>

const AGGREGATES: Record<Metric['kind'], Aggregates> = {
  counter: { count: ({ sum }) => sum, rate: ({ sum }, seconds) => sum / seconds },
  gauge: { value: ({ last }) => last },
  rate: { rate: ({ sum, count }) => (count === 0 ? 0 : sum / count) },
  trend: {
    avg: ({ sum, count }) => (count === 0 ? 0 : sum / count),
    min: ({ values }) => percentile(values, 0),
    med: ({ values }) => percentile(values, 0.5),
    max: ({ values }) => percentile(values, 1),
  },
}

const COMPARISONS: Record<string, (value: number, bound: number) => boolean> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
  '==': (value, bound) => value === bound,
  '===': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
}

/** Reads `options.thresholds`, and has the named parts measured. Throws for what is no threshold of a known metric. */
export function readThresholds(declared: Record<string, unknown>, metrics: Metrics): Threshold[] {
  return Object.entries(declared).flatMap(([selector, conditions]) => {
    const [, name = '', tags = ''] = /^([^{]+)(?:\{(.*)\})?$/.exec(selector) ?? []
    const metric = metrics.find(name)
    if (!metric) throw new Error(`the threshold ${selector} names no metric`)
    const part = partOf(metric, readTags(tags))
    return [conditions].flat().map((condition) => readCondition(selector, condition, part))
  })
}

function readTags(text: string): Tags {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf(':')
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    }),
  )
}

function readCondition(selector: string, condition: unknown, metric: Metric): Threshold {
  const text = `${selector}: ${typeof condition === 'string' ? condition : JSON.stringify(condition)}`
  const [, left = '', comparison = '', right = ''] =
    /^\s*([a-z]+(?:\([\d.]+\))?)\s*(<=|>=|===?|!=|<|>)\s*(\d+(?:\.\d+)?)\s*$/.exec(String(condition)) ?? []
  const compare = COMPARISONS[comparison]
  const aggregate = aggregateOf(metric.kind, left)
  if (!compare || !aggregate) throw new Error(`the shim cannot read the threshold ${text}`)
  return { text, metric, aggregate, passes: (value) => compare(value, Number(right)) }
}

function aggregateOf(kind: Metric['kind'], name: string): Threshold['aggregate'] | undefined {
  const [, percent] = /^p\(([\d.]+)\)$/.exec(name) ?? []
  if (percent && kind === 'trend') return ({ values }) => percentile(values, Number(percent) / 100)
  return AGGREGATES[kind][name]
}
