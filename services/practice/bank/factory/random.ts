/** A repeatable source of choices: the same words give the same sequence on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** A multiple of `step` from `low` to `high`, both included; `low` must be a multiple. */
  step(low: number, high: number, step: number): number
  pick<T>(list: readonly T[]): T
  /** So many different elements, in random order. */
  some<T>(list: readonly T[], count: number): T[]
}

/** Seeds sfc32 (Chris Doty-Humphrey, PractRand) with an FNV-1a style hash of the words. */
export function seededRandom(...words: ReadonlyArray<string | number>): Random {
  const next = sfc32(hash(words.join('/')))
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    return Array.from({ length: count }, () => rest.splice(int(0, rest.length - 1), 1)[0]!)
  }
  return {
    int,
    step: (low, high, step) => low + step * int(0, Math.floor((high - low) / step)),
    pick: (list) => list[int(0, list.length - 1)]!,
    some,
  }
}

function hash(text: string): [number, number, number, number] {
  const state: [number, number, number, number] = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
  for (let index = 0; index < text.length; index += 1) {
    for (let lane = 0; lane < 4; lane += 1) {
      state[lane] = Math.imul(state[lane]! ^ (text.charCodeAt(index) + lane * 97), 0x01000193) >>> 0
    }
  }
  return state
}

function sfc32(seed: [number, number, number, number]): () => number {
  let [a, b, c, counter] = seed
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + result) | 0
    return (result >>> 0) / 4294967296
  }
  for (let round = 0; round < 15; round += 1) next()
  return next
}
