import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { voiceUsage } from '../flows/voice-quota.ts'
import { usageView } from './views.ts'

export function getVoiceUsage(
  deps: Pick<Deps, 'clock' | 'config' | 'entitlements' | 'turns'>,
): Handlers<operations>['getVoiceUsage'] {
  return async (input) => ({ status: 200, body: usageView(await voiceUsage(deps, callerOf(input))) })
}
