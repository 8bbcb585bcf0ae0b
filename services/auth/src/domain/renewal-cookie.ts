/**
 * The cookie that renews a session: `sessionId.secret`. Browsers send it to one address only, no script reads it, and no
 * other site can make a browser send it. Browsers accept `Secure` over plain http on this machine's own addresses.
 */
const name = 'renewal'
const attributes = 'Path=/api/auth/renew; HttpOnly; Secure; SameSite=Strict'

export interface RenewalSecret {
  sessionId: string
  /** 256 bits, base64url. */
  secret: string
}

/** The value of `Set-Cookie`. With `maxAgeMs` null the browser forgets the cookie when it closes. */
export function renewalCookie({ sessionId, secret }: RenewalSecret, maxAgeMs: number | null): string {
  const maxAge = maxAgeMs === null ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`
  return `${name}=${sessionId}.${secret}; ${attributes}${maxAge}`
}

/** The value of `Set-Cookie` that removes the cookie. */
export const noRenewalCookie = `${name}=; ${attributes}; Max-Age=0`

const form = /(?:^|;\s*)renewal=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})(?:;|$)/

/** Reads the header `Cookie`; null if it carries no renewal secret of ours. */
export function readRenewalCookie(header: string | undefined): RenewalSecret | null {
  const [, sessionId, secret] = form.exec(header ?? '') ?? []
  return sessionId !== undefined && secret !== undefined ? { sessionId, secret } : null
}
