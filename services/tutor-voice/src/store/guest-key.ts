import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

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

/** An IPv4 address, or the /64 of an IPv6 address: one household has all addresses of it. As the gateway counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
