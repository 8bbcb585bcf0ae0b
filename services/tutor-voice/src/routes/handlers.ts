import type { operations } from '@app/contracts/generated/tutor-voice'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { askTutor } from './ask-tutor.ts'
import { askByVoiceText } from './ask-by-voice-text.ts'
import { beginVoiceCall } from './begin-voice-call.ts'
import { consumeVoiceTurn } from './consume-voice-turn.ts'
import { createVoiceSession } from './create-voice-session.ts'
import { endVoiceCall } from './end-voice-call.ts'
import { exportTutorVoiceUser } from './export-tutor-voice-user.ts'
import { getTutorUsage } from './get-tutor-usage.ts'
import { getVoiceUsage } from './get-voice-usage.ts'
import { listTutorThreads } from './list-tutor-threads.ts'
import { rateTutorAnswer } from './rate-tutor-answer.ts'

/** Operation id to what it does; serveContract refuses to start unless this is the whole contract. */
export function createHandlers(deps: Deps): Handlers<operations> {
  return {
    askTutor: askTutor(deps),
    getTutorUsage: getTutorUsage(deps),
    listTutorThreads: listTutorThreads(deps),
    rateTutorAnswer: rateTutorAnswer(deps),
    exportTutorVoiceUser: exportTutorVoiceUser(deps),
    getVoiceUsage: getVoiceUsage(deps),
    createVoiceSession: createVoiceSession(deps),
    beginVoiceCall: beginVoiceCall(deps),
    endVoiceCall: endVoiceCall(deps),
    consumeVoiceTurn: consumeVoiceTurn(deps),
    askByVoiceText: askByVoiceText(deps),
  }
}
