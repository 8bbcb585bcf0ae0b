import { createHmac } from 'node:crypto'

/** Stands for an e-mail address where it is only compared: without the secret nobody can try addresses against it. */
export type EmailKeyOf = (email: string) => string

export function createEmailKeyOf(secret: Buffer): EmailKeyOf {
  return (email) => createHmac('sha256', secret).update(email).digest('base64url')
}
