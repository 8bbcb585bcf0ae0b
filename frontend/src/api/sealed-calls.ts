import { ApiError } from './api-error.ts'
import type { Services } from './client.ts'
import { encryptPassword, type PublicKey } from './encrypt-password.ts'

/** Encrypts one password of a call. */
type Seal = (password: string) => Promise<string>

/**
 * Calls that carry passwords: encrypted, with the key fetched once and renewed unseen when it is stale. `send` gets what
 * encrypts, and the fingerprint of the key to send along; it may be called twice.
 */
export function createSealedCalls(api: Services) {
  let cached: Promise<PublicKey> | null = null
  const currentKey = () => {
    cached ??= fetchKey(api)
    cached.catch(() => (cached = null))
    return cached
  }
  return async <T>(send: (seal: Seal, key: { keyFingerprint?: string }) => Promise<T>): Promise<T> => {
    const attempt = async () => {
      const key = await currentKey()
      const seal: Seal = (password) => encryptPassword(password, key)
      return send(seal, key.fingerprint === undefined ? {} : { keyFingerprint: key.fingerprint })
    }
    try {
      return await attempt()
    } catch (error) {
      // A tab left open over night holds yesterday's key.
      if (!(error instanceof ApiError && error.code === 'stale-key')) throw error
      cached = null
      return attempt()
    }
  }
}

export type SealedCalls = ReturnType<typeof createSealedCalls>

async function fetchKey(api: Services): Promise<PublicKey> {
  const { data } = await api.auth.GET('/auth/public-key').catch((error: unknown) => {
    throw error instanceof ApiError && error.serverMessage ? error : new Error('Failed to fetch public key')
  })
  if (!data?.publicKey) throw new Error('Public key missing in response')
  return data
}
