import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { endCall } from '../flows/end-call.ts'

export function endVoiceCall(
  deps: Pick<Deps, 'calls' | 'clock' | 'logger' | 'voice'>,
): Handlers<operations>['endVoiceCall'] {
  return async (input) => {
    const { userId } = callerOf(input)
    const isFound = await endCall(deps, { userId, id: input.params.callId.toLowerCase() }, 'hung-up')
    if (!isFound) throw problem(404, 'not-found', 'There is no such call among yours.')
    return { status: 204 }
  }
}
