import type { components } from '@app/contracts/generated/tutor-voice'
import { ApiError, errorSentence } from '../../api/api-error.ts'
import { dataOf } from '../../api/client.ts'
import type { CallParts } from '../../tutor-call.ts'
import { CallFailure } from './call-failure.ts'
import { NO_SESSION, SUBSCRIBE, TODAYS_MAX } from './call-sentences.ts'

export type VoiceSession = components['schemas']['VoiceSession']

/** Nothing left today: any 429, or the code with another status (specification, section 8). */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || error.code === 'VOICE_DAILY_LIMIT')

/** What a refused session means, with the specification's sentence. */
function sessionFailure(error: unknown): CallFailure {
  if (isUsedUp(error)) return new CallFailure(TODAYS_MAX, 'VOICE_DAILY_LIMIT')
  if (error instanceof ApiError && error.status === 402) return new CallFailure(SUBSCRIBE, 'subscription-required')
  return new CallFailure(errorSentence(error, NO_SESSION))
}

/** Asks for a session. Throws a `CallFailure` with the sentence for the screen. */
export async function requestSession(api: CallParts['api'], questionId: string | undefined): Promise<VoiceSession> {
  try {
    const body = questionId === undefined ? {} : { questionId }
    return dataOf(await api.tutor.POST('/voice/session', { body }))
  } catch (error) {
    throw sessionFailure(error)
  }
}
