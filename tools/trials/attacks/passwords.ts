import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto'
import type { Stack } from '../../stack/stack.ts'
import { ask, jsonOf } from './ask.ts'

/** The two fields in which a password travels. */
export interface Sealed {
  passwordEnc: string
  keyFingerprint: string
}

const keys = new WeakMap<Stack, Promise<{ key: KeyObject; fingerprint: string }>>()

/** Seals passwords with the key that auth handed out when it was first asked; `fresh` asks again. */
export async function sealer(stack: Stack, { fresh = false } = {}): Promise<(password: string | Buffer) => Sealed> {
  if (fresh) keys.delete(stack)
  const known = keys.get(stack) ?? fetchKey(stack)
  keys.set(stack, known)
  const { key, fingerprint } = await known
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return (password) => ({
    passwordEnc: publicEncrypt({ key, ...padding }, Buffer.from(password)).toString('base64'),
    keyFingerprint: fingerprint,
  })
}

async function fetchKey(stack: Stack): Promise<{ key: KeyObject; fingerprint: string }> {
  const reply = await ask({ url: `http://127.0.0.1:${stack.ports.auth[0]}/api/auth/public-key` })
  const body = jsonOf<{ publicKey: string; fingerprint: string }>(reply)
  if (reply.status !== 200 || !body) throw new Error(`the public key answered ${reply.status}`)
  return { key: createPublicKey(body.publicKey), fingerprint: body.fingerprint }
}
