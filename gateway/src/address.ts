import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

const mapped = '::ffff:'
/** Every address here is one that the system or Fastify gave; asking net.isIPv6 costs more than all else in this file. */
const isIPv6 = (address: string) => address.includes(':')

/**
 * The caller's address; an IPv4 address that arrived on an IPv6 socket is written as what it is. Empty for a caller who has
 * left already, whose socket has no address any more.
 */
export function addressOf(request: FastifyRequest): string {
  const ip = (request.ip as string | undefined) ?? ''
  return ip.startsWith(mapped) && ip.includes('.') ? ip.slice(mapped.length) : ip
}

/** What counts as one network: an IPv4 address, or an IPv6 /64, since whoever has one address of it has them all. */
export function networkOf(request: FastifyRequest): string {
  const address = addressOf(request)
  return isIPv6(address) ? normalizeIP(address, 64) : address
}
