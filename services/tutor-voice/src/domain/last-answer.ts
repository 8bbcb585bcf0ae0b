import type { CallEvent } from './call-event.ts'

/**
 * The answer to the last turn of the day is heard to its end. Instants in ms of one clock: `by` is when the call ends at the
 * latest, `endsAt` when it ends because the answer is over; null while it is not.
 */
export interface LastAnswer {
  by: number
  isPlaying: boolean
  endsAt: number | null
}

/** The browser mutes within this time, and the last of the audio arrives. */
const graceMs = 1_000

export const lastAnswerFrom = (now: number, longestMs: number): LastAnswer => ({
  by: now + longestMs,
  isPlaying: false,
  endsAt: null,
})

export function lastAnswerAfter(last: LastAnswer, { kind }: CallEvent, now: number): LastAnswer {
  if (kind === 'audio-started') return { ...last, isPlaying: true, endsAt: null }
  if (kind === 'audio-stopped') return { ...last, isPlaying: false, endsAt: now + graceMs }
  // An answer without audio, or one that was given up.
  if (kind === 'answer-ended' && !last.isPlaying) return { ...last, endsAt: now + graceMs }
  return last
}

export const lastAnswerEnds = ({ by, endsAt }: LastAnswer): number => Math.min(by, endsAt ?? by)
