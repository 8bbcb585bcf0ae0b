import { brand } from '../../brand.ts'
import { TEXT_ONLY } from '../../tutor-call.ts'

/** Sentences of the specification, section 8 'Voice', word for word. */
export const TODAYS_MAX = "You have reached today's max voice responses. Try again tomorrow."
export const SUBSCRIBE = 'Subscribe to enable more voice tutoring.'
export const READ_ONLY = 'Voice quota reached – session is now read-only until tomorrow.'
export const NO_SESSION = 'Failed to create session'
export const NO_PEER = 'Peer connection failed'
export const NO_REMOTE = 'Failed to set remote description'
export const UNKNOWN = 'Unknown error'
export const noExchange = (status: number, detail: string): string => `SDP exchange failed ${status}: ${detail || '…'}`

/** Why a call stopped without a fault. */
export type StopReason =
  | 'ended'
  | 'cancelled'
  | 'left'
  | 'logout'
  | 'elsewhere'
  | 'silent'
  | 'hung-up'
  | 'used-up'
  | 'expired'
  | 'microphone-gone'

export const stopSentences: Readonly<Record<StopReason, string>> = {
  ended: 'The call has ended.',
  cancelled: 'The call was cancelled.',
  left: 'The call ended because the page was left.',
  logout: 'The call ended because you logged out.',
  elsewhere: 'The call ended here because another tab began one.',
  silent: 'The call ended because nothing was said for a while.',
  'hung-up': `${brand.tutor} has ended the call.`,
  'used-up': TEXT_ONLY,
  expired: 'The call has reached its longest duration.',
  'microphone-gone': 'The call ended because the microphone is gone.',
}

/** What goes on before a call is connected, and while it is. */
export const going = {
  preparing: `Your call with ${brand.tutor} is about to begin. Say something: the bar shows whether you can be heard.`,
  asking: 'Please allow the microphone. The browser asks for it now.',
  requesting: 'Preparing the call…',
  connecting: `Connecting to ${brand.tutor}…`,
  reconnecting: 'The connection was lost. Connecting again…',
  listening: `${brand.tutor} is listening.`,
  candidate: 'You are speaking.',
  tutor: `${brand.tutor} is speaking.`,
  muted: `${brand.tutor} cannot hear you: the microphone is muted.`,
} as const

/** What happened without ending the call. */
export const notes = {
  reconnected: 'The connection was lost for a moment. The call goes on.',
  outputs: 'Your headphones or speakers have changed. The call goes on.',
  microphone: (label: string) => `You are heard through ${label} now. The call goes on.`,
  replaced: (label: string) => `Your microphone is gone. You are heard through ${label} now; the call goes on.`,
  problem: (message: string) => `The tutor's provider reports: ${message || UNKNOWN}`,
  soundBlocked: `The browser plays no sound yet. Press any button of the page to hear ${brand.tutor}.`,
} as const

/** Why the browser gives no microphone, by the name of its error (Media Capture and Streams, 10.2). */
export function microphoneSentence(name: string): string {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return `${brand.tutor} cannot hear you: the microphone is not allowed. Allow it for this site in the browser and call again.`
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no microphone. Connect one and call again.'
    case 'NotReadableError':
    case 'AbortError':
      return 'The microphone is in use by another program. Close that and call again.'
    case 'NotSupportedError':
      return 'This browser gives pages no microphone.'
    default:
      return UNKNOWN
  }
}
