import { createHash } from 'node:crypto'
import { createRandom } from '../../bench/statistics.ts'

/** A seeded source of randomness: one run can be repeated by its printed seed. */
export interface Random {
  /** In [0, 1). */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** The same words give the same sequence. */
export function seeded(...words: ReadonlyArray<string | number>): Random {
  const next = createRandom(createHash('sha256').update(words.join('|')).digest().readUInt32LE(0))
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    shuffle: (list) =>
      list
        .map((value) => [next(), value] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, value]) => value),
  }
}
