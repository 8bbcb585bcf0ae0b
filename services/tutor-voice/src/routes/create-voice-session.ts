import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { mayCall } from '../flows/may-call.ts'
import { prepareAtProvider, prepareCall } from '../flows/prepare-call.ts'
import { usageView } from './views.ts'

export function createVoiceSession(deps: Deps): Handlers<operations>['createVoiceSession'] {
  const { calls, voice: settings } = deps.config
  const prepare = calls.url === 'provider' ? prepareAtProvider : prepareCall
  const { tutorName, iceServers, inactivityMs } = calls
  return async (input) => {
    const caller = callerOf(input)
    const may = await mayCall(deps, caller)
    const prepared = await prepare(deps, caller, { wanted: input.body ?? {}, may })
    const { model, secret: value, expiresAt, url, threadId } = prepared
    return {
      status: 200,
      body: {
        tutorName,
        model,
        client_secret: { value, expires_at: expiresAt },
        url,
        iceServers: iceServers.map((address) => ({ urls: [address] })),
        dialect: settings?.dialect ?? 'realtime',
        inactivityMs,
        voiceUsage: usageView(may.usage),
        ...(threadId === undefined ? {} : { threadId }),
      },
    }
  }
}
