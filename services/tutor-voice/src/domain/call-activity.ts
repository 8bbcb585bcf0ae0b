import type { CallEvent } from './call-event.ts'

/** When something last happened on a call. Instants in ms of one clock. */
export interface Activity {
  at: number
  /** The tutor's audio plays, or the candidate speaks: both may go on for longer than the call may be quiet. */
  isSpoken: boolean
}

/** So many times as long as the call may be quiet, one speech may take; its end may have been lost. */
const longestSpeech = 4

export const activityFrom = (now: number): Activity => ({ at: now, isSpoken: false })

/** Every event of the conversation is activity. The words of an answer are complete seconds before its audio ends. */
export function activityAfter({ isSpoken }: Activity, { kind }: CallEvent, now: number): Activity {
  if (kind === 'audio-started' || kind === 'speech-started') return { at: now, isSpoken: true }
  if (kind === 'audio-stopped' || kind === 'speech-stopped') return { at: now, isSpoken: false }
  return { at: now, isSpoken }
}

/** When the call ends if nothing happens until then. */
export function quietUntil({ at, isSpoken }: Activity, inactivityMs: number): number {
  return at + (isSpoken ? longestSpeech : 1) * inactivityMs
}
