import { histogramOf } from '../../bench/statistics.ts'

/** Times in ms: of what has the bar, and of calls that do nothing (/health), made in between at the same doors. */
export interface Timed {
  waits: number[]
  idle: number[]
}

/**
 * Null where 99 % keep the bar. On a machine so busy that even calls which do nothing miss it, the bar says nothing; then
 * the others must be no slower than those, within a quarter.
 */
export function faultOfTimes({ waits, idle }: Timed, barMs: number): string | null {
  const [p99, control] = [waits, idle].map((times) => histogramOf(times).percentile(0.99)) as [number, number]
  if (p99 <= Math.max(barMs, 1.25 * control)) return null
  return `took ${p99.toFixed(0)} ms (p99), calls that do nothing ${control.toFixed(0)} ms`
}

export function wordsOf({ waits, idle }: Timed): string {
  const [own, control] = [histogramOf(waits), histogramOf(idle)]
  const figures = [own.percentile(0.5), own.percentile(0.99), control.percentile(0.99)].map((ms) => ms.toFixed(1))
  return `p50 ${figures[0]} ms, p99 ${figures[1]} ms, /health meanwhile p99 ${figures[2]} ms`
}
