import { createHash } from 'node:crypto'

/** A seeded source of randomness: one run can be repeated by its printed seed. */
export interface Random {
  /** In [0, 1). */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  int: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** Mulberry32 (Tommy Ettinger, 2017, public domain): 32 bits of state, enough to spread cases. */
export function seeded(...words: ReadonlyArray<string | number>): Random {
  let state = createHash('sha256').update(words.join('|')).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
