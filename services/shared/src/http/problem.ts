import { STATUS_CODES } from 'node:http'

/** The body of every error answer (RFC 9457). */
export interface ProblemBody {
  type: string
  title: string
  status: number
  code: string
  message: string
  detail?: string
  requestId: string
}

/** A refusal that the caller is told about; everything else that is thrown becomes a 500 without details. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  status: number
  code: string
  detail: string | undefined
  /** Seconds for Retry-After. */
  retryAfter: number | undefined

  constructor(status: number, code: string, more: { message: string; detail?: string; retryAfter?: number }) {
    super(more.message)
    this.status = status
    this.code = code
    this.detail = more.detail
    this.retryAfter = more.retryAfter
  }
}

/** `throw problem(409, 'set-closed', 'This set closed at …')`: the message is a sentence for the person. */
export function problem(status: number, code: string, message: string): ProblemError {
  return new ProblemError(status, code, { message })
}

/** The request is right, but a part of the system is away for a moment. */
export function unavailable(retryAfter = 1): ProblemError {
  return new ProblemError(503, 'unavailable', {
    message: 'This is not available for a moment. Please try again.',
    retryAfter,
  })
}

/**
 * How long to wait, in words and rounded up: 'in 40 seconds', 'in a minute', 'in 15 minutes', 'in 24 hours'. The page adds
 * the time on the candidate's own clock, which no server knows.
 */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  const minutes = Math.ceil(whole / 60)
  if (whole < 60) return whole === 1 ? 'in a second' : `in ${whole} seconds`
  if (minutes < 120) return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  return `in ${Math.ceil(minutes / 60)} hours`
}

/** The problem 429. `retryAfter`: seconds; a sentence of one's own should say how long to wait, too. */
export function tooManyRequests(
  retryAfter: number,
  message = `Too many requests. Please try again ${waitInWords(retryAfter)}.`,
): ProblemError {
  return new ProblemError(429, 'too-many-requests', { message, retryAfter: Math.max(1, Math.ceil(retryAfter)) })
}

export function problemBody(error: ProblemError, requestId: string): ProblemBody {
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    message: error.message,
    ...(error.detail === undefined ? {} : { detail: error.detail }),
    requestId,
  }
}
