import type { operations } from '@app/contracts/generated/auth'
import type { Handlers } from '@app/shared/http/handler-types'
import type { Deps } from '../deps.ts'
import { publicKeyOf } from '../providers/key-ring.ts'

export function getKeySet({ signingKeys }: Pick<Deps, 'signingKeys'>): Handlers<operations>['getKeySet'] {
  return async () => {
    const keys = await signingKeys.accepted()
    return {
      status: 200,
      body: {
        keys: keys.map((key) => ({
          kty: 'OKP' as const,
          crv: 'Ed25519' as const,
          alg: 'EdDSA' as const,
          use: 'sig' as const,
          kid: key.fingerprint,
          x: publicKeyOf(key).export({ format: 'jwk' }).x ?? '',
        })),
      },
    }
  }
}
