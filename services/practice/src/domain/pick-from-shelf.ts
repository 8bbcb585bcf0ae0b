import type { Shelf } from './bank-index.ts'
import type { ItemHead } from './item.ts'
import { nearby } from './nearby.ts'
import type { Random } from './random.ts'
import { lastSeen, type Seen } from './seen.ts'

/** Whether an item may still join the set. */
export type Allowed = (head: ItemHead) => boolean

/** At least this many of the nearest items take part in the draw. */
const fewest = 4

/**
 * Returns an item that was never served, near the target difficulty: of the families that have one there, each is
 * equally likely, and so is each of the family's items. So new accounts, whose target is the same, get different items.
 */
export function freshFrom(
  { heads, hashes, difficulties }: Shelf,
  target: number,
  { seen, allowed, random }: { seen: Seen; allowed: Allowed; random: Random },
): ItemHead | undefined {
  const accept = (at: number): boolean => {
    const head = heads[at]
    return head !== undefined && lastSeen(seen, hashes[at] ?? 0) < 0 && allowed(head)
  }
  const found = nearby({ difficulties, target, fewest, accept }).flatMap((at) => heads[at] ?? [])
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
