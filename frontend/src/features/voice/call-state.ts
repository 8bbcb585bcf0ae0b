import type { CallState, Microphone, VoiceUsage } from '../../tutor-call.ts'
import { going, stopSentences, type StopReason } from './call-sentences.ts'
import type { VoiceEvent } from './dialects/voice-event.ts'

/** Before the first call, and after the candidate has read how the last one ended. */
export const NO_CALL: CallState = {
  status: 'idle',
  beginsAt: null,
  sentence: '',
  note: '',
  code: '',
  speaking: 'nobody',
  muted: false,
  usage: null,
  microphones: [],
  microphone: null,
  model: '',
}

export type CallAction =
  | { type: 'prepare'; beginsAt: number }
  | { type: 'microphone'; microphone: Microphone; microphones: readonly Microphone[] }
  | { type: 'request' | 'reconnect' | 'open' | 'dismiss' }
  | { type: 'session'; model: string; usage: VoiceUsage }
  | { type: 'event'; event: VoiceEvent }
  | { type: 'usage'; usage: VoiceUsage }
  /** The server says that no turn is left. */
  | { type: 'used-up' }
  | { type: 'mute'; muted: boolean }
  | { type: 'note'; note: string }
  | { type: 'stop'; why: StopReason }
  | { type: 'fail'; sentence: string; code: string }

/** What is over when a call is. */
const OVER = { beginsAt: null, note: '', speaking: 'nobody', muted: false } as const

/** The next state of the call. Every status has a sentence. */
export function nextState(state: CallState, action: CallAction): CallState {
  switch (action.type) {
    case 'prepare':
      return { ...NO_CALL, usage: state.usage, beginsAt: action.beginsAt, sentence: going.asking }
    case 'microphone':
      return {
        ...state,
        microphone: action.microphone,
        microphones: action.microphones,
        ...(state.beginsAt !== null && { sentence: going.preparing }),
      }
    case 'request':
      return { ...state, status: 'requesting', beginsAt: null, sentence: going.requesting }
    case 'reconnect':
      return { ...state, status: 'connecting', speaking: 'nobody', sentence: going.reconnecting }
    case 'session':
      return { ...state, status: 'connecting', sentence: going.connecting, model: action.model, usage: action.usage }
    case 'open':
      return { ...state, status: 'connected', speaking: 'nobody', sentence: '' }
    case 'event':
      return { ...state, ...afterEvent(state, action.event) }
    case 'usage':
      return { ...state, usage: action.usage }
    case 'used-up':
      return { ...state, usage: nothingLeft(state.usage) }
    case 'mute':
      return { ...state, muted: action.muted }
    case 'note':
      return { ...state, note: action.note }
    case 'stop':
      return { ...state, ...OVER, status: 'stopped', code: '', sentence: stopSentences[action.why] }
    case 'fail':
      return { ...state, ...OVER, status: 'error', code: action.code, sentence: action.sentence }
    case 'dismiss':
      return { ...NO_CALL, usage: state.usage }
    default:
      return action satisfies never
  }
}

function afterEvent({ speaking }: CallState, { kind }: VoiceEvent): Partial<CallState> {
  if (kind === 'speech-started') return { speaking: 'candidate' }
  if (kind === 'audio-started') return { speaking: 'tutor' }
  if (kind === 'speech-stopped' && speaking === 'candidate') return { speaking: 'nobody' }
  if (kind === 'audio-ended' && speaking === 'tutor') return { speaking: 'nobody' }
  return {}
}

function nothingLeft(usage: VoiceUsage | null): VoiceUsage {
  const limit = usage?.limit ?? 0
  return { limit, used: limit, remaining: 0, resetsAt: usage?.resetsAt ?? '' }
}
