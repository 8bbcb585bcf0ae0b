/**
 * Until when a caller of ours waits for the answer, in ms since 1970. An instant and no span, so that a process that was
 * frozen, and finds the call in its socket only afterwards, sees that nobody waits any more. Machines keep their clocks
 * (NTP) far closer together than the seconds that calls may take.
 */
export const deadlineHeader = 'x-deadline-ms'

/** The header's value for a caller who waits so long from now on. A computed wait may have a fraction; the header has none. */
export function deadlineIn(ms: number): string {
  return String(Date.now() + Math.ceil(ms))
}

/** Aborts after so many milliseconds. `AbortSignal.timeout` throws a RangeError for a number with a fraction. */
export function timeoutIn(ms: number): AbortSignal {
  return AbortSignal.timeout(Math.ceil(ms))
}

/** Whether the caller has given up. Anything that is no instant is no deadline. */
export function isTooLate(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /^\d{13}$/.test(header) && Date.now() > Number(header)
}
