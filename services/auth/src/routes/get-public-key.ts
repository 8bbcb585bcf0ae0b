import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { publicKeyOf } from '../providers/key-ring.ts'

export function getPublicKey({ encryptionKeys }: Pick<Deps, 'encryptionKeys'>): Handlers<operations>['getPublicKey'] {
  return async () => {
    const key = await encryptionKeys.current()
    return {
      status: 200,
      body: {
        publicKey: publicKeyOf(key).export({ type: 'spki', format: 'pem' }).toString(),
        fingerprint: key.fingerprint,
        expiresAt: key.expiresAt.toISOString(),
      },
    }
  }
}
