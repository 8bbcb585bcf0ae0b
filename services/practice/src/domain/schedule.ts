import { addDays, dayEnd, dayNumber, dayStart } from '@app/contracts/rules/day-key'

export type Plan = 'free' | 'monthly'

/** How many new questions a period brings, and how many local days it has. */
export const rhythm = { free: { size: 2, days: 2 }, monthly: { size: 10, days: 1 } } as const

/** The newest set of a plan. */
export interface PlanState {
  setId: string
  /** The last local day of its period. */
  lastDay: string
  /** The day of the plan's first set: periods are counted from it. */
  anchor: string
}

export type Plans = { readonly [P in Plan]?: PlanState }

export interface Period {
  first: string
  last: string
}

const graceMs = 12 * 3_600_000

/**
 * The set that a local day belongs to, or null where a new one is due. A day before the newest set's last one, as after
 * a move to the west, belongs to that set: so set days strictly increase, and no zone gives a second set for a day.
 */
export function currentSet(plans: Plans, plan: Plan, day: string): PlanState | null {
  const newest = plans[plan]
  return newest && day <= newest.lastDay ? newest : null
}

/** The period that holds a day; periods that went by without a set do not pile up. */
export function periodOf(plans: Plans, plan: Plan, day: string): Period {
  const { days } = rhythm[plan]
  const anchor = plans[plan]?.anchor ?? day
  const first = addDays(anchor, Math.floor((dayNumber(day) - dayNumber(anchor)) / days) * days)
  return { first, last: addDays(first, days - 1) }
}

/** When the next period begins where the candidate is. */
export function nextSetAt(lastDay: string, zone: string): Date {
  return dayStart(addDays(lastDay, 1), zone)
}

/**
 * Until when a set takes answers: 12 hours after its last day ends, where it was served or where the candidate is now,
 * whichever is later. Without the second, a flight to the west would take away a day's set before that day is over.
 */
export function closesAt(set: { lastDay: string; zone: string }, zone: string): Date {
  const here = dayEnd(set.lastDay, zone).getTime()
  const there = zone === set.zone ? here : dayEnd(set.lastDay, set.zone).getTime()
  return new Date(Math.max(here, there) + graceMs)
}

/** When a set of this last day is closed in every zone of the world: the last ones, at UTC−12, end 12 hours after UTC. */
export function closedEverywhere(lastDay: string): Date {
  return new Date((dayNumber(lastDay) + 1) * 86_400_000 + 12 * 3_600_000 + graceMs)
}
