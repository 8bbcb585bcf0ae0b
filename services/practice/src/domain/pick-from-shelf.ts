import type { Shelf } from './bank-index.ts'
import type { ItemHead } from './item.ts'
import type { Random } from './random.ts'
import { lastSeen, type Seen } from './seen.ts'

/** Whether an item may still join the set. */
export type Allowed = (head: ItemHead) => boolean

/** So many of the nearest items take part in the draw, so that not everybody gets the same one. */
const draw = 4

/** An item never served, near the target difficulty. */
export function freshFrom(
  { heads, hashes, difficulties }: Shelf,
  target: number,
  { seen, allowed, random }: { seen: Seen; allowed: Allowed; random: Random },
): ItemHead | undefined {
  const found: ItemHead[] = []
  let above = placeOf(difficulties, target)
  let below = above - 1
  while (found.length < draw && (below >= 0 || above < heads.length)) {
    const up = below < 0 || (difficulties[above] ?? Infinity) - target < target - (difficulties[below] ?? -Infinity)
    const at = up ? above++ : below--
    const head = heads[at]
    if (head && lastSeen(seen, hashes[at] ?? 0) < 0 && allowed(head)) found.push(head)
  }
  return found[random(found.length)]
}

export interface Oldest {
  head: ItemHead
  seenOn: number
}

/** The item served longest ago. */
export function oldestFrom({ heads, hashes }: Shelf, seen: Seen, allowed: Allowed): Oldest | undefined {
  let oldest: Oldest | undefined
  for (const [at, head] of heads.entries()) {
    const seenOn = lastSeen(seen, hashes[at] ?? 0)
    if ((!oldest || seenOn < oldest.seenOn) && allowed(head)) oldest = { head, seenOn }
  }
  return oldest
}

/** Where the first item at least as hard as `target` stands. */
function placeOf(difficulties: Float64Array, target: number): number {
  let low = 0
  let high = difficulties.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((difficulties[middle] ?? 0) < target) low = middle + 1
    else high = middle
  }
  return low
}
