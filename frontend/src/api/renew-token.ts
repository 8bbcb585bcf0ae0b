import type { components } from '@app/contracts/generated/auth'
import type { Credentials } from './credentials.ts'

/** A token that ends within this time is renewed before the next call. */
const aheadMs = 60_000
/** A visit prolongs the session if its token is older than this. */
const visitMs = 3_600_000

/** Reads the times of a token without verifying it, in milliseconds since 1970; null if the text is not a token. */
function timesOf(token: string): { begins: number; ends: number } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { iat, exp } = JSON.parse(atob(payload)) as { iat: unknown; exp: unknown }
    return typeof iat === 'number' && typeof exp === 'number' ? { begins: iat * 1000, ends: exp * 1000 } : null
  } catch {
    return null
  }
}

/** How far the server's clock is ahead of this device's, as its last token showed. Milliseconds. */
let serverAhead = 0

/** Whether a token must be renewed before the next call, should be renewed in the background, or is good as it is. */
export function ageOf(token: string, now = Date.now() + serverAhead): 'over' | 'old' | 'fresh' {
  const times = timesOf(token)
  if (!times) return 'fresh'
  if (times.ends - now < aheadMs) return 'over'
  return now - times.begins > visitMs ? 'old' : 'fresh'
}

/**
 * Renews the session of this browser, once for all its tabs. Returns the token to use from now on, or null if the session
 * cannot be renewed. Throws if the network or the server is away.
 */
export function renewToken(credentials: Credentials, sent: string, renewUrl: string): Promise<string | null> {
  return oneTabAtATime(async () => {
    const held = credentials.token()
    if (held !== sent) return held
    const response = await askToRenew(renewUrl, {})
    if (response.status === 401) return null
    if (!response.ok) throw new Error(`The session could not be renewed (${response.status}).`)
    const { token, user } = (await response.json()) as components['schemas']['SignedIn']
    // Otherwise a device whose clock is days ahead would renew before every call.
    serverAhead = (timesOf(token)?.begins ?? Date.now()) - Date.now()
    credentials.renew?.(sent, token, user)
    return token
  })
}

/** The request that carries the cookie; `end` ends the session instead. */
export function askToRenew(renewUrl: string, body: components['schemas']['Renewal']): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return globalThis.fetch(renewUrl, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'include' })
}

let earlier: Promise<unknown> = Promise.resolve()

/**
 * Pages without https have no locks: there the calls of one tab wait for each other, and several tabs rely on the server's
 * ten seconds of grace.
 */
function oneTabAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks
  if (locks) return locks.request('renew-session', act)
  const turn = earlier.then(act)
  earlier = turn.catch(() => undefined)
  return turn
}
