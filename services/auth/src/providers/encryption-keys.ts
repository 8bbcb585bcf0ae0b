import { generateKeyPair, webcrypto } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '@app/shared/clock'
import type { Keys } from '../store/keys.ts'
import { createKeyRing, type KeyRing } from './key-ring.ts'
import type { Seal } from './seal.ts'

export type EncryptionKeys = KeyRing<webcrypto.CryptoKey>

/** 3072 bits hold 318 bytes of plaintext: 64 characters of four bytes fit, which 2048 bits (190 bytes) could not. */
const modulusLength = 3072
const overlapMs = 3_600_000

const generate = promisify(generateKeyPair)
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

/** The keys that browsers encrypt passwords with. */
export function createEncryptionKeys(options: { keys: Keys; seal: Seal; clock: Clock }): EncryptionKeys {
  return createKeyRing({
    ...options,
    purpose: 'encryption',
    overlapMs,
    generate: () =>
      generate('rsa', {
        modulusLength,
        publicKeyEncoding: { type: 'spki', format: 'der' },
        privateKeyEncoding: { type: 'pkcs8', format: 'der' },
      }),
    open: (pkcs8) => webcrypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), algorithm, false, ['decrypt']),
  })
}

/**
 * The password inside a ciphertext; null for anything that this key cannot read, and for what is no UTF-8. Runs in the
 * thread pool, so that nobody else waits for it.
 */
export async function decryptPassword(key: webcrypto.CryptoKey, ciphertext: Buffer): Promise<string | null> {
  try {
    const bytes = await webcrypto.subtle.decrypt({ name: 'RSA-OAEP' }, key, new Uint8Array(ciphertext))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
