import type { Shelf } from './bank-index.ts'
import type { ItemHead } from './item.ts'
import type { Random } from './random.ts'
import { lastSeen, type Seen } from './seen.ts'

/** Whether an item may still join the set. */
export type Allowed = (head: ItemHead) => boolean

/** The nearest items take part in the draw, at least this many, so that not everybody gets the same one. */
const fewest = 4
/** So do further ones, if they are at most this much further from the target than the nearest one, in logits. */
const tolerance = 0.2
/** At most this many take part. */
const most = 24

/**
 * Returns an item that was never served, near the target difficulty: of the families that have one there, each is
 * equally likely, and so is each of the family's items. So new accounts, whose target is the same, get different items.
 */
export function freshFrom(
  { heads, hashes, difficulties }: Shelf,
  target: number,
  { seen, allowed, random }: { seen: Seen; allowed: Allowed; random: Random },
): ItemHead | undefined {
  const found: ItemHead[] = []
  let furthest = Infinity
  let above = placeOf(difficulties, target)
  let below = above - 1
  while (found.length < most) {
    const up = (difficulties[above] ?? Infinity) - target
    const down = target - (difficulties[below] ?? -Infinity)
    const distance = Math.min(up, down)
    if (distance === Infinity || (found.length >= fewest && distance > furthest)) break
    const at = up < down ? above++ : below--
    const head = heads[at]
    if (!head || lastSeen(seen, hashes[at] ?? 0) >= 0 || !allowed(head)) continue
    if (found.length === 0) furthest = distance + tolerance
    found.push(head)
  }
  const families = [...new Set(found.map(({ family }) => family))]
  const family = families[random(families.length)]
  const own = found.filter((head) => head.family === family)
  return own[random(own.length)]
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
