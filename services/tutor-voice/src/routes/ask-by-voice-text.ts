import type { operations } from '@app/contracts/generated/tutor-voice'
import { callerOf, type Handlers } from '@app/shared/http/handler-types'
import { problem } from '@app/shared/http/problem'
import type { Deps } from '../deps.ts'
import { faultOf } from '../domain/asked.ts'
import { takesText } from '../domain/call.ts'
import { beginAnswer } from '../flows/begin-answer.ts'
import { personOf } from '../flows/person.ts'
import { wholeAnswer } from '../flows/whole-answer.ts'
import { answerView } from './views.ts'

export function askByVoiceText(deps: Deps): Handlers<operations>['askByVoiceText'] {
  return async (input) => {
    const { question } = input.body
    const fault = faultOf({ question })
    if (fault) throw problem(400, 'invalid-request', fault)
    const call = await currentCall(deps, callerOf(input).userId)
    const inCall = call && { threadId: call.threadId, questionId: call.questionId }
    const begun = await beginAnswer(deps, personOf(input), { question, ...(inCall ? { inCall } : {}) })
    const { answer, kept } = await wholeAnswer(deps, begun)
    return { status: 200, body: answerView(answer, begun, kept) }
  }
}

/** The call whose conversation the text belongs to; null if none is open. */
async function currentCall({ voiceLines, calls, clock }: Deps, userId: string) {
  const { callId } = await voiceLines.find(userId)
  const call = callId === null ? null : await calls.find(userId, callId)
  return call && takesText(call, clock.now()) ? call : null
}
