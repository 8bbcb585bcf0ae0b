/**
 * Interleaves: no two neighbours of one kind, where that is possible at all (72 % against 38 % in the later test,
 * Rohrer 2014). The kind with most left goes first, which finds such an order whenever there is one.
 */
export function arrange<T>(things: readonly T[], kindOf: (thing: T) => string): T[] {
  const left = [...things]
  const arranged: T[] = []
  let last: string | undefined
  while (left.length > 0) {
    const counts = new Map<string, number>()
    for (const thing of left) counts.set(kindOf(thing), (counts.get(kindOf(thing)) ?? 0) + 1)
    let best = 0
    let bestCount = -1
    for (const [at, thing] of left.entries()) {
      const kind = kindOf(thing)
      const count = kind === last ? 0 : (counts.get(kind) ?? 0)
      if (count > bestCount) [best, bestCount] = [at, count]
    }
    const [next] = left.splice(best, 1)
    if (next === undefined) break
    arranged.push(next)
    last = kindOf(next)
  }
  return arranged
}
