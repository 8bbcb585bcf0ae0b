import { addDays, dayEnd, dayKey, dayNumber } from '@app/contracts/rules/day-key'

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
  /** Where the set was opened. */
  zone: string
  openedAt: Date
}

/** What the schedule needs to know of a request. */
export interface Moment {
  now: Date
  zone: string
  /** The local day of `now` in `zone`. */
  day: string
}

export type Plans = { readonly [P in Plan]?: PlanState }

export interface Period {
  first: string
  last: string
}

const graceMs = 12 * 3_600_000
/** After a change of zone, a new set comes at the next midnight or this much after the last one, whichever is first. */
const restMs = 8 * 3_600_000

/**
 * Returns the set that this moment belongs to, or null if a new one is due. A day before the newest set's last one, as
 * after a move to the west, belongs to that set, so set days strictly increase. See `nextSetAt` for a move to the east.
 */
export function currentSet(plans: Plans, plan: Plan, { now, zone, day }: Moment): PlanState | null {
  const newest = plans[plan]
  if (!newest) return null
  return day <= newest.lastDay || now < nextSetAt(newest, zone) ? newest : null
}

/** The period that holds a day; periods that went by without a set do not pile up. */
export function periodOf(plans: Plans, plan: Plan, day: string): Period {
  const { days } = rhythm[plan]
  const anchor = plans[plan]?.anchor ?? day
  const first = addDays(anchor, Math.floor((dayNumber(day) - dayNumber(anchor)) / days) * days)
  return { first, last: addDays(first, days - 1) }
}

/**
 * Returns when the next set is due. In the zone where the last one was opened, that is when its last day is over. In
 * another zone its last day must be over in both, and the next local day there or 8 hours must have begun since it was
 * opened. Otherwise a change of zone to the east would give the sets of two or three days within a minute.
 */
export function nextSetAt(
  { lastDay, zone: servedIn, openedAt }: Omit<PlanState, 'setId' | 'anchor'>,
  zone: string,
): Date {
  const here = dayEnd(lastDay, zone)
  if (servedIn === zone) return here
  const there = dayEnd(lastDay, servedIn)
  const midnight = dayEnd(dayKey(openedAt, zone), zone)
  const rested = Math.min(midnight.getTime(), openedAt.getTime() + restMs)
  return new Date(Math.max(here.getTime(), there.getTime(), rested))
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
