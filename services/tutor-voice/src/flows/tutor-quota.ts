import { randomUUID } from 'node:crypto'
import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { dailyUsage, quotaDay, type DailyUsage } from '../domain/daily-quota.ts'
import { networkKey, visitorKey } from '../store/guest-key.ts'
import type { Person } from './person.ts'

type Needs = Pick<Deps, 'config' | 'clock' | 'entitlements' | 'asks' | 'guestUses' | 'guestSalts'>

const memberCountsKeptMs = 7 * 86_400_000

/** One question that was counted. */
export interface TakenQuestion {
  usage: DailyUsage
  /** Takes it back, because the answer failed. */
  giveBack(): Promise<void>
}

/** A counter that a person's questions count in. */
interface Count {
  id: string
  limit: number
}

interface Today {
  day: string
  zone: string
  /** All of them count a question; the one that is the nearest to its limit tells how many are left. */
  counts: Count[]
}

/** Today's questions of this person. Stores nothing. */
export async function tutorUsage(deps: Needs, person: Person): Promise<DailyUsage> {
  return usageOf(deps, person, await todayOf(deps, person, { makeSalt: false }))
}

/** Counts one question more, before it is answered. Throws the problem 429 if the day's questions are used up. */
export async function takeQuestion(deps: Needs, person: Person): Promise<TakenQuestion> {
  const today = await todayOf(deps, person, { makeSalt: true })
  const counter = counterOf(deps, person)
  const key = randomUUID()
  const { resetsAt } = dailyUsage({ limit: 0, used: 0, ...today })
  // A guest's count ends with the day's salt. A member who moves to the west comes back to an earlier day.
  const sweepAt = person.kind === 'guest' ? resetsAt : new Date(resetsAt.getTime() + memberCountsKeptMs)
  const counted: Count[] = []
  const giveBack = async () => {
    for (const { id } of counted) await counter.uncount(id, key)
  }
  for (const count of today.counts) {
    const outcome = await counter.count(count.id, { key, limit: count.limit, sweepAt })
    if (outcome === 'full') {
      await giveBack()
      throw usedUp(person, { limit: count.limit, resetsAt, now: deps.clock.now() })
    }
    counted.push(count)
  }
  return { usage: await usageOf(deps, person, today), giveBack }
}

const counterOf = ({ asks, guestUses }: Needs, person: Person) => (person.kind === 'member' ? asks : guestUses)

async function todayOf(deps: Needs, person: Person, { makeSalt }: { makeSalt: boolean }): Promise<Today> {
  const now = deps.clock.now()
  const limits = deps.config.tutorLimits
  if (person.kind === 'member') {
    const { userId, zone } = person
    const day = quotaDay(now, zone)
    const limit = hasPaidAccess(await deps.entitlements.findById(userId), now) ? limits.subscriber : limits.free
    return { day, zone, counts: [{ id: `${userId}:${day}`, limit }] }
  }
  const zone = 'UTC'
  const day = quotaDay(now, zone)
  const { resetsAt } = dailyUsage({ limit: 0, used: 0, day, zone })
  const salt = makeSalt ? await deps.guestSalts.of(day, resetsAt) : await deps.guestSalts.find(day)
  // Nobody has asked anything today.
  if (salt === null) return { day, zone, counts: [{ id: '', limit: limits.guest }] }
  const visitor = { id: `${day}:${visitorKey(salt, person)}`, limit: limits.guest }
  return { day, zone, counts: [visitor, { id: `${day}:${networkKey(salt, person)}`, limit: limits.network }] }
}

/** `limit` and `used` are the person's own; `remaining` is less if their network has less left. */
async function usageOf(deps: Needs, person: Person, { counts, day, zone }: Today): Promise<DailyUsage> {
  const counter = counterOf(deps, person)
  const usages = await Promise.all(
    counts.map(async ({ id, limit }) => dailyUsage({ limit, used: id === '' ? 0 : await counter.used(id), day, zone })),
  )
  const [own = dailyUsage({ limit: 0, used: 0, day, zone })] = usages
  return { ...own, remaining: Math.min(...usages.map(({ remaining }) => remaining)) }
}

const guestLimit =
  "You reached today's free question limit. Create a free account for more and unlock progress tracking."

function usedUp(person: Person, { limit, resetsAt, now }: { limit: number; resetsAt: Date; now: Date }): ProblemError {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  if (person.kind === 'guest') return new ProblemError(429, 'GUEST_LIMIT', { message: guestLimit, retryAfter })
  const message = `You have asked all ${limit} questions of today. You can ask again tomorrow, from 00:00 your time.`
  return new ProblemError(429, 'TUTOR_LIMIT', { message, retryAfter })
}
