import type { components } from '@app/contracts/generated/auth'

/** What the client needs to know of the session. */
export interface Credentials {
  token(): string | null
  /** The server refused a call that needs a session: the token it was made with, or none. */
  refused(token: string | null): void
  /** A fresh token for the session of `sent`. Without this, tokens are not renewed. */
  renew?(sent: string, token: string, user: components['schemas']['User']): void
}
