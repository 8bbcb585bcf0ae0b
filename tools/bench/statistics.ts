/** Times, such as latencies in milliseconds. Every value is kept, so that percentiles are exact. */
export interface Histogram {
  count: number
  max: number
  /** The value below which `share` (0 to 1) of the values lie, by linear interpolation between the two nearest ranks; 0 of none. */
  percentile(share: number): number
}

export function histogramOf(values: readonly number[]): Histogram {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    max: sorted.at(-1) ?? 0,
    percentile(share) {
      const place = (sorted.length - 1) * share
      const below = sorted[Math.floor(place)] ?? 0
      const above = sorted[Math.ceil(place)] ?? 0
      return below + (above - below) * (place - Math.floor(place))
    },
  }
}

export const median = (values: readonly number[]) => histogramOf(values).percentile(0.5)

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of a list. Throws where it is empty. */
export function pick<T>(list: readonly T[], random: () => number): T {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}
