import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { quotaDay, dailyUsage } from '../domain/daily-quota.ts'
import { usageView } from './views.ts'

export function getVoiceUsage({
  clock,
  config,
  entitlements,
  turns,
}: Pick<Deps, 'clock' | 'config' | 'entitlements' | 'turns'>): Handlers<operations>['getVoiceUsage'] {
  return async (input) => {
    const { userId, zone } = callerOf(input)
    const now = clock.now()
    const day = quotaDay(now, zone)
    const [entitlement, used] = await Promise.all([entitlements.findById(userId), turns.used(`${userId}:${day}`)])
    const limit = hasPaidAccess(entitlement, now) ? config.voiceLimits.subscriber : config.voiceLimits.free
    return { status: 200, body: usageView(dailyUsage({ limit, used, day, zone })) }
  }
}
