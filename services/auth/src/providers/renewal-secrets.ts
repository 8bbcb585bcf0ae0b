import { createHmac, randomBytes } from 'node:crypto'

/** Makes the secrets that renew sessions: 256 bits each, base64url. */
export interface RenewalSecrets {
  first(): string
  /**
   * The secret that follows a used one. It is derived with a key of the server, so that two tabs that send the same secret,
   * and a retry after a lost response, get the same one; the holder of a used secret cannot compute it.
   */
  next(secret: string): string
}

export function createRenewalSecrets(linkKey: Buffer): RenewalSecrets {
  return {
    first: () => randomBytes(32).toString('base64url'),
    next: (secret) => createHmac('sha256', linkKey).update(`renewal:${secret}`).digest('base64url'),
  }
}
