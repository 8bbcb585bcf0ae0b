import type { VoiceEvent } from './dialects/voice-event.ts'

/** What the stop after silence depends on. */
export interface Activity {
  /** When something last happened, in ms since 1970. */
  at: number
  /** The candidate or the tutor is speaking: events are rare then, but the call is not idle. */
  candidateSpeaks: boolean
  tutorSpeaks: boolean
}

export const activityFrom = (now: number): Activity => ({ at: now, candidateSpeaks: false, tutorSpeaks: false })

/**
 * Every event counts as activity, except that something went wrong. The tutor's words are complete seconds before their
 * sound ends, so the time counts from the end of the sound.
 */
export function afterEvent(activity: Activity, { kind }: VoiceEvent, now: number): Activity {
  if (kind === 'problem') return activity
  return {
    at: now,
    candidateSpeaks: kind === 'speech-started' || (activity.candidateSpeaks && kind !== 'speech-stopped'),
    tutorSpeaks: kind === 'audio-started' || (activity.tutorSpeaks && kind !== 'audio-ended'),
  }
}

/** When the call stops unless something happens, in ms since 1970; null while the candidate or the tutor speaks. */
export const stopsAt = ({ at, candidateSpeaks, tutorSpeaks }: Activity, inactivityMs: number): number | null =>
  candidateSpeaks || tutorSpeaks ? null : at + inactivityMs
