import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from './clock.ts'
import { deadlineHeader, deadlineIn, timeoutIn } from './http/deadline.ts'

/**
 * Reads one JSON document from another service's internal operation. Null for 404; throws when it cannot be had in time,
 * which is `deadlineMs` for each process that is asked. A question that has no room in an address is sent as `body`, by POST.
 */
export type ReadInternal = <T>(path: string, deadlineMs?: number, body?: object) => Promise<T | null>

export interface InternalReadsOptions {
  /** Own name, and the service that is asked. */
  caller: string
  callee: string
  urls: readonly string[]
  /** Own Ed25519 private key, PKCS#8 DER. */
  key: Buffer
  clock: Clock
  /** For one answer. */
  deadlineMs?: number
}

const usualDeadlineMs = 1000

/** The tokens of internal reads live for 60 s and name caller and callee, so that a leaked one opens nothing else. */
export function createInternalReads(options: InternalReadsOptions): ReadInternal {
  const key = createPrivateKey({ key: options.key, format: 'der', type: 'pkcs8' })
  let turn = 0
  return async <T>(path: string, deadlineMs = options.deadlineMs ?? usualDeadlineMs, body?: object) => {
    const authorization = `Bearer ${await serviceToken(options, key)}`
    let last: unknown
    for (let attempt = 0; attempt < options.urls.length; attempt += 1) {
      const base = options.urls[turn++ % options.urls.length]
      try {
        const response = await fetch(`${base}/api${path}`, {
          ...sent(body),
          headers: { authorization, [deadlineHeader]: deadlineIn(deadlineMs), ...sent(body).headers },
          signal: timeoutIn(deadlineMs),
        })
        if (response.status === 404) return null
        if (!response.ok) throw new Error(`${options.callee} answered ${response.status}`)
        return (await response.json()) as T
      } catch (error) {
        last = error
      }
    }
    throw new Error(`${options.callee} could not be read`, { cause: last })
  }
}

const sent = (body: object | undefined) =>
  body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers: {} }

function serviceToken(
  { caller, callee, clock }: InternalReadsOptions,
  key: ReturnType<typeof createPrivateKey>,
): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'EdDSA', typ: 'service+jwt', kid: caller })
    .setIssuer(caller)
    .setAudience(callee)
    .setIssuedAt(now)
    .setExpirationTime(now + 60)
    .sign(key)
}
