import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { exportTutorVoiceUser } from './export-tutor-voice-user.ts'
import { getVoiceUsage } from './get-voice-usage.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    exportTutorVoiceUser: exportTutorVoiceUser(deps),
    getVoiceUsage: getVoiceUsage(deps),
  }
}
