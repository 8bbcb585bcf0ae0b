export const ok = <Body>(body: Body) => ({ status: 200 as const, body })

/** Every error, in one shape (RFC 9457). */
export function problem<Status extends number>(status: Status, code: string, message: string) {
  return {
    status,
    body: { type: 'about:blank', title: `Status ${status}`, status, code, message, requestId: 'mock-request' },
  }
}
