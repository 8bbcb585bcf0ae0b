import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { ProblemError } from '@app/shared/http/problem'
import type { Counted } from '@app/shared/mongo/single-document'
import type { Deps } from '../deps.ts'
import { dailyUsage, quotaDay, type DailyUsage } from '../domain/daily-quota.ts'

type Needs = Pick<Deps, 'config' | 'clock' | 'entitlements' | 'turns'>

/** A candidate, and the zone that their days are counted in. */
export interface Candidate {
  userId: string
  zone: string
}

/** Counts are kept for so long: a candidate who moves to the west comes back to an earlier day. */
const keptMs = 7 * 86_400_000

/** Today's voice turns. */
export async function voiceUsage(deps: Needs, candidate: Candidate): Promise<DailyUsage> {
  const { id, ...today } = await todayOf(deps, candidate)
  return dailyUsage({ ...today, used: await deps.turns.used(id) })
}

/**
 * Counts one turn. The same key counts once, also if both the browser and the service report it. However many count at once,
 * the limit is not passed.
 */
export async function countTurn(
  deps: Needs,
  candidate: Candidate,
  key: string,
): Promise<{ outcome: Counted; usage: DailyUsage }> {
  const { id, ...today } = await todayOf(deps, candidate)
  const { resetsAt } = dailyUsage({ ...today, used: 0 })
  const sweepAt = new Date(resetsAt.getTime() + keptMs)
  const outcome = await deps.turns.count(id, { key, limit: today.limit, sweepAt })
  return { outcome, usage: dailyUsage({ ...today, used: await deps.turns.used(id) }) }
}

async function todayOf({ config, clock, entitlements }: Needs, { userId, zone }: Candidate) {
  const now = clock.now()
  const day = quotaDay(now, zone)
  const { free, subscriber } = config.voiceLimits
  const limit = hasPaidAccess(await entitlements.findById(userId), now) ? subscriber : free
  return { id: `${userId}:${day}`, day, zone, limit }
}

/** The problem 429 of a day whose voice turns are used up. */
export function turnsUsedUp({ resetsAt }: DailyUsage, now: Date): ProblemError {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const message = "You have reached today's max voice responses. Try again tomorrow."
  return new ProblemError(429, 'VOICE_DAILY_LIMIT', { message, retryAfter })
}
