import { createHash } from 'node:crypto'
import { networkOf } from '@app/shared/http/network'

/** What a guest is counted by. Nothing of it is stored but its salted hash. */
export interface Guest {
  /** IPv4 or IPv6 address, as the gateway saw it. */
  address: string
  userAgent: string
}

/** The key of one visitor on the day of the salt. */
export function visitorKey(salt: string, { address, userAgent }: Guest): string {
  return hash(salt, `visitor\n${networkOf(address)}\n${userAgent}`)
}

/** The key of a network on the day of the salt. */
export function networkKey(salt: string, { address }: Guest): string {
  return hash(salt, `network\n${networkOf(address)}`)
}

function hash(salt: string, text: string): string {
  return createHash('sha256').update(salt).update('\n').update(text).digest('base64url')
}
