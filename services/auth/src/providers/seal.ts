import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets at rest: AES-256-GCM, bound to the place they are stored at. */
export interface Seal {
  /** Base64 of nonce, tag and ciphertext. */
  close(secret: Buffer, place: string): string
  /** Throws where the key or the place is another one, or a bit has changed. */
  open(sealed: string, place: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

export function createSeal(sealKey: Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', sealKey, '', 'auth: keys at rest', 32))
  return {
    close(secret, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64')
      const body = bytes.subarray(nonceBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(body), decipher.final()])
    },
  }
}
