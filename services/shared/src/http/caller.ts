import { createPublicKey, type KeyObject } from 'node:crypto'
import { canonicalZone } from '@app/contracts/rules/day-key'
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '../clock.ts'
import { problem, unavailable } from './problem.ts'

/** The candidate behind a session token. */
export interface Caller {
  userId: string
  sessionId: string
  admin: boolean
  /** IANA time zone; the candidate's days are counted in it. */
  zone: string
  /** When the token ends. */
  expiresAt: Date
}

export const sessionIssuer = 'gbat-daily/auth'
export const sessionAudience = 'gbat-daily'

export type VerifySession = (authorization: string | undefined) => Promise<Caller>

const maximumToken = 4096
const remembered = 5000
/** A verified text is trusted this long before its signature is checked again. */
const rememberedMs = 30_000

/**
 * Verifies 'Bearer …' session tokens with auth's public keys (EdDSA only). Verified texts are remembered for a short
 * while, since verifying is the dearest step of a request; who may still act is decided by the session id, never by the text.
 */
export function createVerifySession(options: { keys: JWTVerifyGetKey; clock: Clock }): VerifySession {
  const cache = new Map<string, { caller: Caller; until: number }>()
  return async (authorization) => {
    const token = bearer(authorization)
    const now = options.clock.now()
    const hit = cache.get(token)
    if (hit && hit.until > now.getTime()) return hit.caller
    const payload = await verify(token, options, now)
    const caller = toCaller(payload)
    if (cache.size >= remembered) cache.delete(cache.keys().next().value ?? '')
    cache.set(token, { caller, until: Math.min(caller.expiresAt.getTime(), now.getTime() + rememberedMs) })
    return caller
  }
}

function bearer(authorization: string | undefined): string {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : ''
  if (token === '' || token.length > maximumToken) throw unauthorized()
  return token
}

async function verify(token: string, { keys }: { keys: JWTVerifyGetKey }, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: sessionIssuer,
      audience: sessionAudience,
      algorithms: ['EdDSA'],
      typ: 'JWT',
      requiredClaims: ['sub', 'sid', 'exp', 'zone'],
      clockTolerance: 5,
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (
      error instanceof errors.JWKSTimeout ||
      error instanceof TypeError ||
      (error as { code?: string }).code === 'ERR_JOSE_GENERIC'
    )
      throw unavailable()
    throw unauthorized()
  }
}

function toCaller(payload: JWTPayload): Caller {
  const { sub, sid, adm, zone, exp } = payload
  if (!isOurId(sub) || !isOurId(sid) || typeof exp !== 'number') throw unauthorized()
  // Every use of an unknown zone would throw a RangeError.
  if (typeof zone !== 'string' || canonicalZone(zone) === undefined) throw unauthorized()
  return { userId: sub, sessionId: sid, admin: adm === true, zone, expiresAt: new Date(exp * 1000) }
}

/** The form of `randomUUID`, in which auth makes every id. Ids become database keys and parts of internal addresses. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function isOurId(claim: unknown): claim is string {
  return typeof claim === 'string' && claim.length === 36 && idForm.test(claim)
}

export function unauthorized() {
  return problem(401, 'unauthorized', 'Please log in.')
}

/**
 * auth's key set, fetched when needed and kept: while auth is away the last known keys go on serving (jose alone would
 * fail every call once its cache is old).
 */
export function createRemoteKeys(authUrls: readonly string[]): JWTVerifyGetKey {
  let last: string | undefined
  // All are asked at once: one that is frozen would use up the deadline before the next one is asked.
  const fetchKeys = async (_url: string, init: RequestInit): Promise<Response> => {
    try {
      last = await Promise.any(authUrls.map((base) => fetchKeySet(base, init)))
    } catch {
      if (last === undefined) throw new TypeError('no auth process answers with its keys')
    }
    return json(last)
  }
  return createRemoteJWKSet(new URL(`${authUrls[0]}/api/auth/keys`), {
    cacheMaxAge: 600_000,
    cooldownDuration: 1_000,
    timeoutDuration: 2_000,
    [customFetch]: fetchKeys,
  })
}

async function fetchKeySet(base: string, init: RequestInit): Promise<string> {
  const response = await fetch(`${base}/api/auth/keys`, init)
  const text = await response.text()
  if (!response.ok || !isKeySet(text)) throw new Error('no key set')
  return text
}

/** What a proxy or a starting process says in its place must not become the last known keys. */
function isKeySet(text: string): boolean {
  try {
    const set = JSON.parse(text) as { keys?: unknown } | null
    return Array.isArray(set?.keys) && set.keys.length > 0
  } catch {
    return false
  }
}

const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })

export type VerifyService = (authorization: string | undefined) => Promise<{ service: string }>

/** Verifies the token of another service: EdDSA, at most 60 s old, made out to `audience`, signed by a caller in the list. */
export function createVerifyService(options: {
  audience: string
  callers: Record<string, string>
  clock: Clock
}): VerifyService {
  const keys = new Map<string, KeyObject>(
    Object.entries(options.callers).map(([name, spki]) => [
      name,
      createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' }),
    ]),
  )
  return async (authorization) => {
    const token = bearer(authorization)
    try {
      const { protectedHeader } = await jwtVerify(
        token,
        (header) => {
          const key = keys.get(header.kid ?? '')
          if (!key) throw unauthorized()
          return key
        },
        {
          audience: options.audience,
          algorithms: ['EdDSA'],
          typ: 'service+jwt',
          requiredClaims: ['iss', 'exp', 'iat'],
          maxTokenAge: 60,
          clockTolerance: 5,
          currentDate: options.clock.now(),
        },
      )
      return { service: protectedHeader.kid ?? '' }
    } catch {
      throw unauthorized()
    }
  }
}
