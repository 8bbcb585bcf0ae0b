import { networkOf as networkOfAddress } from '@app/shared/http/network'
import type { FastifyRequest } from 'fastify'

const mapped = '::ffff:'

/**
 * The caller's address; an IPv4 address that arrived on an IPv6 socket is written as what it is. Empty for a caller who has
 * left already, whose socket has no address any more.
 */
export function addressOf(request: FastifyRequest): string {
  const ip = (request.ip as string | undefined) ?? ''
  return ip.startsWith(mapped) && ip.includes('.') ? ip.slice(mapped.length) : ip
}

/** The network that the limits count the caller by. */
export function networkOf(request: FastifyRequest): string {
  return networkOfAddress(addressOf(request))
}
