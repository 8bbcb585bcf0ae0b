/** After so many failures in a row a provider is left alone for so long (ms). */
export interface BreakerRules {
  failures: number
  restMs: number
}

/** Instants in ms of one clock. */
export interface Breaker {
  failures: number
  restsUntil: number
}

export const closedBreaker: Breaker = { failures: 0, restsUntil: 0 }

/** Whether a call may go out now. After the rest one call at a time tries; the others wait for its end. */
export function mayCall({ restsUntil }: Breaker, now: number): boolean {
  return now >= restsUntil
}

/** The breaker while a call runs that was let through: after failures it is closed to others until this one ends. */
export function afterCall(breaker: Breaker, { failures, restMs }: BreakerRules, now: number): Breaker {
  return breaker.failures >= failures ? { ...breaker, restsUntil: now + restMs } : breaker
}

export function afterFailure(breaker: Breaker, { failures, restMs }: BreakerRules, now: number): Breaker {
  const count = breaker.failures + 1
  return { failures: count, restsUntil: count >= failures ? now + restMs : breaker.restsUntil }
}
