import type { EmailKeyOf } from './email-key.ts'
import type { Seal } from './seal.ts'

/** Where the last mail goes, and how it greets. */
export interface LastAddress {
  email: string
  greeting: string
  zone: string
  /** Missing in what was sealed before mails to unverified addresses were bounded. */
  verified?: boolean
}

/** Keeps the address of a deleted account at rest, bound to its erasure. */
export interface SealAddress {
  close(erasureId: string, address: LastAddress): string
  /** Null if the key has changed since; then the last mail cannot be sent. */
  open(erasureId: string, sealed: string): LastAddress | null
}

export function createSealAddress(seal: Seal): SealAddress {
  const placeOf = (erasureId: string) => `erasures/${erasureId}`
  return {
    close: (erasureId, address) => seal.close(Buffer.from(JSON.stringify(address)), placeOf(erasureId)),
    open(erasureId, sealed) {
      try {
        return JSON.parse(seal.open(sealed, placeOf(erasureId)).toString()) as LastAddress
      } catch {
        return null
      }
    },
  }
}

/**
 * The one erasure of an account, found from its user id, and not to be guessed from it: an HMAC with the key of addresses, none
 * of which looks like this.
 */
export function createErasureIdOf(emailKeyOf: EmailKeyOf): (userId: string) => string {
  return (userId) => {
    const bytes = Buffer.from(emailKeyOf(`erasure:${userId}`), 'base64url').subarray(0, 16)
    // Version 8 (RFC 9562, section 5.8): the content is ours.
    bytes[6] = (bytes[6]! & 0x0f) | 0x80
    bytes[8] = (bytes[8]! & 0x3f) | 0x80
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}
