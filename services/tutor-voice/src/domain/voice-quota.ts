import { dayEnd, dayKey } from '@app/contracts/rules/day-key'

/** Voice turns a day, by what a candidate has paid for. */
export interface VoiceLimits {
  free: number
  subscriber: number
}

export interface VoiceUsage {
  limit: number
  used: number
  remaining: number
  /** When the candidate's next local day begins. */
  resetsAt: Date
}

/** The local day on which a turn taken now counts. */
export function quotaDay(now: Date, zone: string): string {
  return dayKey(now, zone)
}

/** A day may show more turns than its limit: who was a subscriber this morning and is none now has used what was his. */
export function voiceUsage(today: { limit: number; used: number; day: string; zone: string }): VoiceUsage {
  const { limit, used, day, zone } = today
  return { limit, used, remaining: Math.max(0, limit - used), resetsAt: dayEnd(day, zone) }
}
