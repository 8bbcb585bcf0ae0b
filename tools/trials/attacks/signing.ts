import { createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { createClock } from '@app/shared/clock'
import { connectDatabase } from '@app/shared/mongo/connect'
import { createSeal } from '../../../services/auth/src/providers/seal.ts'
import { createSigningKeys } from '../../../services/auth/src/providers/signing-keys.ts'
import { createKeys } from '../../../services/auth/src/store/keys.ts'
import type { Stack } from '../../stack/stack.ts'

/** The key that auth signs sessions with, so that what must be refused cannot be refused for its signature. */
export interface SessionKey {
  privateKey: KeyObject
  kid: string
  /** The 32 bytes that everybody may know. */
  x: Buffer
  spki: Buffer
}

export async function sessionKeyOf(stack: Stack): Promise<SessionKey> {
  const store = connectDatabase(stack.context.mongodbUrl, 'auth')
  try {
    const seal = createSeal(Buffer.from(stack.context.secrets.sealKey, 'base64'))
    const keys = createSigningKeys({ keys: createKeys(store.db), seal, clock: createClock() })
    const { privateKey, fingerprint, publicKey } = await keys.current()
    return { privateKey, kid: fingerprint, x: publicKey.subarray(-32), spki: publicKey }
  } finally {
    await store.close()
  }
}

/** The key of a service for internal reads. */
export function serviceKeyOf(stack: Stack, name: 'auth' | 'mail' | 'billing' | 'gateway'): KeyObject {
  const { privateKey } = stack.context.secrets.serviceKeys[name]
  return createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
}

export const encoded = (part: unknown) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url')

/** A compact JWS, whatever header and claims say: nothing is checked here. */
export function signed(key: KeyObject, header: unknown, claims: unknown): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}
