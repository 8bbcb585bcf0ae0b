import { generateKeyPairSync } from 'node:crypto'
import { createLocalJWKSet, exportJWK, SignJWT, type JWTVerifyGetKey } from 'jose'
import { sessionAudience, sessionIssuer } from '../http/caller.ts'

/** Signs session tokens as auth does, with a key of its own, so that a service can be tested without the auth service. */
export interface TestSessions {
  keys: JWTVerifyGetKey
  /** The value of an authorization header. */
  bearer(session: {
    userId: string
    zone?: string
    admin?: boolean
    sessionId?: string
    now?: Date
    seconds?: number
  }): Promise<string>
}

export async function createTestSessions(): Promise<TestSessions> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid: 'test' }
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    async bearer({ userId, zone = 'UTC', admin = false, sessionId = userId, now = new Date(), seconds = 43_200 }) {
      const issued = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT({ sid: sessionId, adm: admin, zone })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: 'test' })
        .setSubject(userId)
        .setIssuer(sessionIssuer)
        .setAudience(sessionAudience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(privateKey)
      return `Bearer ${token}`
    },
  }
}
