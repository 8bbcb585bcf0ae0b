/** Attempts to guess the password of one address, whether it has an account or not. */
export interface Attempt {
  id: string
  at: Date
}

export interface ThrottleLimit {
  failures: number
  withinMs: number
}

export type Admission = { admitted: true; attempts: Attempt[] } | { admitted: false; retryAfterSeconds: number }

/**
 * Counts an attempt before its password is checked, so that parallel guesses cannot pass together; a right password is
 * taken back afterwards (`withoutAttempt`), so that successes lock nobody out. Windows slide: within any span of a limit
 * at most `failures` wrong passwords are checked.
 */
export function admitAttempt(past: Attempt[], attempt: Attempt, limits: readonly ThrottleLimit[]): Admission {
  const now = attempt.at.getTime()
  const kept = past.filter(({ at }) => limits.some(({ withinMs }) => at.getTime() > now - withinMs))
  const waits = limits.map(({ failures, withinMs }) => {
    const counted = kept.map(({ at }) => at.getTime()).filter((at) => at > now - withinMs)
    if (counted.length < failures) return 0
    // Free again once so many have left the window that one more fits.
    return counted.sort((a, b) => a - b)[counted.length - failures]! + withinMs - now
  })
  const wait = Math.max(...waits)
  if (wait > 0) return { admitted: false, retryAfterSeconds: Math.ceil(wait / 1000) }
  return { admitted: true, attempts: [...kept, attempt] }
}

export function withoutAttempt(attempts: Attempt[], id: string): Attempt[] {
  return attempts.filter((attempt) => attempt.id !== id)
}

/** Without the attempts up to this instant: they were about a password that is over. */
export function attemptsAfter(attempts: Attempt[], instant: Date): Attempt[] {
  return attempts.filter(({ at }) => at > instant)
}
