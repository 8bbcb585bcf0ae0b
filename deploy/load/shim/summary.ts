import { type Metric, percentile } from './metrics.ts'
import type { Threshold } from './thresholds.ts'

/** Prints what was measured and every threshold; answers whether all were kept. */
export function printSummary(measured: Metric[], thresholds: Threshold[], seconds: number): boolean {
  const used = measured.filter(({ count }) => count > 0)
  for (const metric of used) console.log(`  ${metric.name.padEnd(28, '.')} ${textOf(metric, seconds)}`)
  const results = thresholds.map((threshold) => {
    const value = threshold.aggregate(threshold.metric, seconds)
    return { text: threshold.text, value, kept: threshold.passes(value) }
  })
  if (results.length > 0) console.log('')
  for (const { text, value, kept } of results) console.log(`  ${kept ? '✓' : '✗'} ${text}  (${round(value)})`)
  return results.every(({ kept }) => kept)
}

function textOf({ kind, values, sum, count, last, isTime }: Metric, seconds: number): string {
  const unit = isTime ? ' ms' : ''
  switch (kind) {
    case 'counter':
      return `${round(sum)}  ${round(sum / seconds)}/s`
    case 'gauge':
      return `${round(last)}`
    case 'rate':
      return `${round((sum / count) * 100)} %  ${sum} of ${count}`
    case 'trend': {
      const at = (share: number) => `${round(percentile(values, share))}${unit}`
      return `med ${at(0.5)}  p(95) ${at(0.95)}  p(99) ${at(0.99)}  max ${at(1)}`
    }
    default:
      return kind satisfies never
  }
}

const round = (value: number) => Math.round(value * 100) / 100
