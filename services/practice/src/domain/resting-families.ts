import type { BankIndex } from './bank-index.ts'
import type { ItemType } from './item.ts'
import { seenSince, type Seen } from './seen.ts'

/**
 * A family rests until this share of the families of its type has been served after it. The rest of them is enough for
 * the choice to find a question of the right skill and difficulty.
 */
const share = 3 / 4
/** The longest rest in days. It bounds the cost: a candidate sees at most about 300 questions in that time. */
const longest = 30

/**
 * Returns the families (templates and passages) that were served too recently to be served again, if there is another
 * choice. Derived from the seen items, so nothing more is stored; items that have left the bank do not count.
 */
export function restingFamilies(
  { byHash, familyCounts }: Pick<BankIndex, 'byHash' | 'familyCounts'>,
  seen: Seen,
  today: number,
): ReadonlySet<string> {
  const byType = new Map<ItemType, Map<string, number>>()
  for (const { hash, day } of seenSince(seen, today - longest)) {
    const head = byHash.get(hash)
    if (!head) continue
    const lastDays = byType.get(head.type) ?? new Map<string, number>()
    byType.set(head.type, lastDays.set(head.family, Math.max(day, lastDays.get(head.family) ?? 0)))
  }
  const resting = new Set<string>()
  for (const [type, lastDays] of byType) {
    const most = Math.floor(share * (familyCounts.get(type) ?? 0))
    const newestFirst = [...lastDays].toSorted(([a, dayA], [b, dayB]) => dayB - dayA || (a < b ? -1 : 1))
    for (const [family] of newestFirst.slice(0, most)) resting.add(family)
  }
  return resting
}
