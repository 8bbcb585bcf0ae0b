import type { components } from '@app/contracts/generated/tutor-voice'
import type { VoiceUsage } from '../domain/voice-quota.ts'

export function usageView(usage: VoiceUsage): components['schemas']['VoiceUsage'] {
  return {
    limit: usage.limit,
    used: usage.used,
    remaining: usage.remaining,
    resetsAt: usage.resetsAt.toISOString(),
  }
}
