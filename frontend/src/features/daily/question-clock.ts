/** A page that is looked at reports every few seconds; a longer gap means that the machine slept. */
export const TICK_MS = 5000
const LONGEST_GAP_SECONDS = 60

/**
 * Measures how long each question is worked on, from points in time and never by counting ticks. `work` names the
 * question in work, or null while nobody looks; `settle` reports what has passed since the last report.
 */
export function createQuestionClock(parts: { now: () => number; add: (questionId: string, seconds: number) => void }) {
  let running: { id: string; since: number } | null = null
  const settle = () => {
    if (!running) return
    const now = parts.now()
    const seconds = Math.min((now - running.since) / 1000, LONGEST_GAP_SECONDS)
    running.since = now
    if (seconds > 0) parts.add(running.id, seconds)
  }
  return {
    work: (id: string | null) => {
      settle()
      running = id === null ? null : { id, since: parts.now() }
    },
    settle,
  }
}
