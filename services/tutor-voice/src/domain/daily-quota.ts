import { dayEnd, dayKey } from '@app/contracts/rules/day-key'

/** Voice turns a day, by what a candidate has paid for. */
export interface VoiceLimits {
  free: number
  subscriber: number
}

/** Questions to the tutor by text a day. Guests have one limit for each visitor and one for each network. */
export interface TutorLimits {
  guest: number
  network: number
  free: number
  subscriber: number
}

export interface DailyUsage {
  limit: number
  used: number
  remaining: number
  /** When the next day begins in the person's zone. */
  resetsAt: Date
}

/** The local day on which something done now counts. */
export function quotaDay(now: Date, zone: string): string {
  return dayKey(now, zone)
}

/** A day may show more than its limit: a candidate who subscribed this morning and no longer does has used more. */
export function dailyUsage(today: { limit: number; used: number; day: string; zone: string }): DailyUsage {
  const { limit, used, day, zone } = today
  return { limit, used, remaining: Math.max(0, limit - used), resetsAt: dayEnd(day, zone) }
}
