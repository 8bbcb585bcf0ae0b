import { addDays } from '@app/contracts/rules/day-key'
import type { BankIndex } from './bank-index.ts'
import { chooseSet } from './choose-set.ts'
import { hashId } from './hash-id.ts'
import type { ItemType } from './item.ts'
import { agendaOf } from './passage-days.ts'
import { createRandom } from './random.ts'
import { rhythm, type Plan } from './schedule.ts'
import { answerSet, newCandidate } from './simulated-candidate.ts'

/**
 * Days of stock of each section (one section per question type): the number of days until it has nothing new, or null
 * if it still has something new after the horizon. A section without any item has 0.
 */
export type Stock = Readonly<Record<ItemType, number | null>>

export interface StockRequest {
  index: BankIndex
  plan: Plan
  /** Number of days to look ahead. Each set costs about 0.2 ms, so 30 days cost a service's start a few milliseconds. */
  horizon: number
}

/** The simulated candidate is in the middle of the scale in every skill. */
const ability = 0
/** Any day does; choices do not depend on the calendar. */
const firstDay = '2026-01-01'

/**
 * Returns the days of stock for a candidate of ability 0 who answers every set of a plan from the first day on. The sets
 * are those that `chooseSet` chooses, so a section that a set draws on more often runs out earlier. Pure: the same bank
 * and plan give the same days.
 */
export function daysOfStock({ index, plan, horizon }: StockRequest): Stock {
  const fresh = freshItems(index)
  const { size, days } = rhythm[plan]
  const random = createRandom(hashId(`stock:${plan}`))
  const stock: Record<ItemType, number | null> = {
    'problem-solving': null,
    'data-sufficiency': null,
    'critical-reasoning': null,
    reading: null,
  }
  let learner = newCandidate
  for (let elapsed = 0; elapsed <= horizon; elapsed += days) {
    for (const [type, ids] of fresh) if (ids.size === 0) stock[type] ??= elapsed
    if (Object.values(stock).every((found) => found !== null)) break
    const day = addDays(firstDay, elapsed)
    const set = chooseSet({
      index,
      learner,
      day,
      seed: hashId(`stock:${plan}:${day}`),
      size,
      agenda: agendaOf(plan, day),
    })
    for (const { id } of set) for (const ids of fresh.values()) ids.delete(id)
    learner = answerSet(learner, { set, day, ability, random })
  }
  return stock
}

function freshItems({ byHash }: BankIndex): Map<ItemType, Set<string>> {
  const fresh = new Map<ItemType, Set<string>>([
    ['problem-solving', new Set()],
    ['data-sufficiency', new Set()],
    ['critical-reasoning', new Set()],
    ['reading', new Set()],
  ])
  for (const { id, type } of byHash.values()) fresh.get(type)?.add(id)
  return fresh
}
