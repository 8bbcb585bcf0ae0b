import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '@app/shared/clock'
import { sessionAudience, sessionIssuer } from '@app/shared/http/caller'
import { errors, SignJWT, type JWTVerifyGetKey } from 'jose'
import type { Session } from '../store/sessions.ts'
import type { Keys } from '../store/keys.ts'
import { createKeyRing, publicKeyOf, type KeyRing } from './key-ring.ts'
import type { Seal } from './seal.ts'

/** Ed25519; the key id (`kid`) is the fingerprint. */
export type SigningKeys = KeyRing<KeyObject>

/** How long a session token lives, and a session that is not kept. */
export const sessionLifeMs = 12 * 3_600_000

/** A key must outlive the last token that it signed, and the tolerance of whoever checks that. */
const overlapMs = sessionLifeMs + 3_600_000

const generate = promisify(generateKeyPair)

export function createSigningKeys(options: { keys: Keys; seal: Seal; clock: Clock }): SigningKeys {
  return createKeyRing({
    ...options,
    purpose: 'signing',
    overlapMs,
    generate: () =>
      generate('ed25519', {
        publicKeyEncoding: { type: 'spki', format: 'der' },
        privateKeyEncoding: { type: 'pkcs8', format: 'der' },
      }),
    open: (pkcs8) => Promise.resolve(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })),
  })
}

/** A token of the session: it ends after 12 hours, or with the session if that ends earlier. */
export async function signSession(
  keys: SigningKeys,
  session: Pick<Session, 'id' | 'userId' | 'expiresAt'>,
  claims: { admin: boolean; zone: string; now: Date },
): Promise<string> {
  const { privateKey, fingerprint } = await keys.current()
  const expiresAt = Math.min(session.expiresAt.getTime(), claims.now.getTime() + sessionLifeMs)
  return new SignJWT({ sid: session.id, adm: claims.admin, zone: claims.zone })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: fingerprint })
    .setSubject(session.userId)
    .setIssuer(sessionIssuer)
    .setAudience(sessionAudience)
    .setIssuedAt(Math.floor(claims.now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(privateKey)
}

/** How auth itself finds the key of a token: in its own ring, without asking itself over the network. */
export function localKeys(keys: SigningKeys): JWTVerifyGetKey {
  return async ({ kid }) => {
    const key = (await acceptedOrAway(keys)).find(({ fingerprint }) => fingerprint === kid)
    if (!key) throw new errors.JWKSNoMatchingKey()
    return publicKeyOf(key)
  }
}

/** A database that does not answer must not look like a wrong token, which would log the person out. */
async function acceptedOrAway(keys: SigningKeys) {
  try {
    return await keys.accepted()
  } catch (cause) {
    throw new errors.JWKSTimeout('the signing keys cannot be read', { cause })
  }
}
