import type { ComponentType } from 'react'
import type { components } from '@app/contracts/generated/tutor-voice'
import type { Api } from './api/use-api.ts'
import type { TutorTopic } from './lib/tutor-desk.ts'
import type { Session } from './session/session.ts'

/** What the tutor's panel and the program of calls agree on. The panel loads that program when the phone is pressed. */

export type VoiceUsage = components['schemas']['VoiceUsage']

/** Something that was said, or typed, in a call. A line comes again, with the same id, as more of it is known. */
export interface CallLine {
  id: string
  role: 'user' | 'assistant'
  text: string
  /** Nothing more is to come. */
  done: boolean
  /** It was typed and not said. */
  typed?: true
  /** The thread in which the server keeps it; absent if the provider was called directly. */
  threadId?: string
}

export interface Microphone {
  id: string
  label: string
}

/** No turn is left today: beside the count, and when a call ended for it (specification, section 8). */
export const TEXT_ONLY = 'Voice limit reached – text only today'

export interface CallState {
  status: 'idle' | 'requesting' | 'connecting' | 'connected' | 'stopped' | 'error'
  /** While the call is prepared: when it connects, in ms since 1970. */
  beginsAt: number | null
  /** Why it stopped or failed, and what is going on before. */
  sentence: string
  /** What happened without ending the call. */
  note: string
  /** `subscription-required`: a plan would help. */
  code: string
  speaking: 'nobody' | 'candidate' | 'tutor'
  /** The candidate has muted the microphone. */
  muted: boolean
  /** Null until it is known. */
  usage: VoiceUsage | null
  microphones: readonly Microphone[]
  /** The one in use; null before the browser has given one. */
  microphone: Microphone | null
  /** The session's model; empty before there is a session. */
  model: string
}

/** Whether a call is being prepared, made or held. Until it has ended, no other one starts. */
export const isCalling = ({ status, beginsAt }: CallState): boolean =>
  beginsAt !== null || status === 'requesting' || status === 'connecting' || status === 'connected'

/** No turn is left: the microphone is off, and what is typed goes by text. */
export const isReadOnly = ({ status, usage }: CallState): boolean => status === 'connected' && usage?.remaining === 0

export interface TutorCall {
  state: () => CallState
  subscribe: (listener: () => void) => () => void
  /** Ignored while a call is starting or active. */
  start: (about: TutorTopic | null) => void
  /** Connects without waiting for the rest of the preparation. */
  startNow: () => void
  end: () => void
  mute: (muted: boolean) => void
  chooseMicrophone: (id: string) => void
  /** Reports how loud the microphone is, 0 to 1. Returns how to stop. */
  watchLevel: (onLevel: (level: number) => void) => () => void
  /** Sends what was typed. `by-text`: the call is read-only, so the panel asks in writing; `no-call`: none is connected. */
  say: (text: string) => 'sent' | 'by-text' | 'no-call'
  /** Forgets how the last call ended. */
  dismiss: () => void
}

export interface CallParts {
  api: Pick<Api, 'tutor'>
  session: Pick<Session, 'state' | 'subscribe' | 'token'>
  onLine: (line: CallLine) => void
}

export interface CallProgram {
  createCall: (parts: CallParts) => TutorCall
  CallView: ComponentType<{ call: TutorCall }>
}

export type LoadCalls = () => Promise<CallProgram>
