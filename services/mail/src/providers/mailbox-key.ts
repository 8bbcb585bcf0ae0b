import { createHmac } from 'node:crypto'
import { mailboxOf } from '../domain/typed-text.ts'

/** What stands for a mailbox, however its address is spelled, in a counter of this purpose. */
export function mailboxKey(key: Buffer, purpose: 'copies' | 'unverified', address: string): string {
  return createHmac('sha256', key)
    .update(`${purpose}:${mailboxOf(address)}`)
    .digest('base64url')
}
