import { hasPaidAccess } from '@app/contracts/rules/paid-access'
import { problem, ProblemError } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import type { DailyUsage } from '../domain/daily-quota.ts'
import { paidUntilOf } from '../domain/entitlement.ts'
import type { VoiceProvider } from '../providers/voice-provider.ts'
import { turnsUsedUp, voiceUsage, type Candidate } from './voice-quota.ts'

type Needs = Pick<Deps, 'config' | 'clock' | 'entitlements' | 'turns' | 'voice'>

/** What a candidate may call with. */
export interface MayCall {
  voice: VoiceProvider
  usage: DailyUsage
  /** When what was paid for ends, as far as it is known. */
  paidUntil: Date | null
}

/** Throws 503 without a provider, 402 if the candidate is no subscriber, 429 if the day's turns are used up. */
export async function mayCall(deps: Needs, candidate: Candidate): Promise<MayCall> {
  const now = deps.clock.now()
  if (!deps.voice) throw voiceUnavailable()
  const entitlement = await deps.entitlements.findById(candidate.userId)
  if (!entitlement || !hasPaidAccess(entitlement, now))
    throw problem(402, 'subscription-required', 'Subscribe to enable more voice tutoring.')
  const usage = await voiceUsage(deps, candidate)
  if (usage.remaining === 0) throw turnsUsedUp(usage, now)
  return { voice: deps.voice, usage, paidUntil: paidUntilOf(entitlement) }
}

/** The provider of the voice is away, or none is set up. */
export function voiceUnavailable(): ProblemError {
  return new ProblemError(503, 'voice-unavailable', { message: 'Failed to create session', retryAfter: 5 })
}
