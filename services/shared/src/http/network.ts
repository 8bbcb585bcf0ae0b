import { normalizeIP } from '@fastify/rate-limit'

/**
 * What counts as one network: an IPv4 address, or the /64 of an IPv6 address, since a household has all addresses of its /64.
 * An IPv4 address in IPv6 notation counts as the IPv4 address. Any other text, also an empty one, is returned as it is.
 */
export function networkOf(address: string): string {
  // Asking net.isIPv6, as normalizeIP does, costs the gateway more than all its other work on an address.
  return address.includes(':') ? normalizeIP(address, 64) : address
}
