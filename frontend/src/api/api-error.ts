import { clockText } from '../lib/clock-text.ts'

/** An answer of the API that is not a success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** What a program switches on, such as `stale-key`; empty where the server sent none. */
  readonly code: string
  /** Present only where the server itself sent a sentence for the person. */
  readonly serverMessage: string | undefined
  /** Seconds after which the server may be asked again, where it said so. */
  readonly retryAfter: number | undefined
  /** When that will be. */
  readonly retryAt: Date | undefined

  constructor(facts: { status: number; code?: string; message?: string; fallback: string; retryAfter?: number }) {
    super(facts.message ?? facts.fallback)
    this.status = facts.status
    this.code = facts.code ?? ''
    this.serverMessage = facts.message
    this.retryAfter = facts.retryAfter
    this.retryAt = facts.retryAfter === undefined ? undefined : new Date(Date.now() + facts.retryAfter * 1000)
  }
}

export const UNREACHABLE = 'We could not reach the server. Check your connection and try again.'

/** Reads a problem (RFC 9457, `application/problem+json`) from an answer; whatever else came back becomes one, too. */
export async function apiErrorFrom(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = (key: string) => (typeof problem[key] === 'string' && problem[key] !== '' ? problem[key] : undefined)
  const [code, message] = [text('code'), text('message')]
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    fallback: '',
    ...(code && { code }),
    ...(message && { message }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  })
}

/**
 * Turns any error into one sentence for the screen: the server's message, else the error's message, else the default. The
 * server says how long to wait after too many requests; the time on this device's clock is added.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return withTime(error.serverMessage ?? (error.message || fallback), error)
  if (error instanceof Error && error.message !== '') return error.message
  return fallback
}

function withTime(sentence: string, { code, retryAt, serverMessage }: ApiError): string {
  if (code !== 'too-many-requests' || !retryAt || serverMessage === undefined) return sentence
  return `${sentence.replace(/\.$/, '')} (${clockText(retryAt)}).`
}
