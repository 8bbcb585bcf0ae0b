import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Candidate, cookieFrom, register } from '../../dev/candidate.ts'
import type { Stack } from '../../stack/stack.ts'
import type { Random } from '../support/random.ts'
import type { Outcome } from '../support/row.ts'
import { ask, bearer, newAddress } from './ask.ts'
import type { Forgery } from './forged-tokens.ts'
import { pool } from './pool.ts'
import { partsOf, renew } from './renewals.ts'
import { addressOf } from './targets.ts'

/** Two tabs may send one cookie; see `graceMs` of auth. */
const GRACE_MS = 10_000
const WITHIN_MS = 5_000
/** 431 is Node's own, for more than 16 KiB of headers. */
const REFUSED = new Set([401, 431])

interface Known {
  victim: Candidate
  /** Another candidate, with a good cookie of their own: the attacker. */
  attacker: Candidate
}

/** What renews nothing: listed forgeries, filled up with random damage to a good cookie. */
function forgeRenewals(known: Known, random: Random, count: number): Forgery[] {
  const { sessionId, secret } = partsOf(known.victim.cookie)
  const other = ['', 'renewal', `Renewal=${sessionId}.${secret}`, `renewal2=${sessionId}.${secret}`]
  const listed = [...values(known), ...other.map((token) => ({ what: token || 'no cookie', token }))]
  const damaged = Array.from({ length: Math.max(0, count - listed.length) }, () => {
    const at = random.int(0, secret.length - 1)
    const letter = secret[at] === 'A' ? 'B' : 'A'
    const changed = `${secret.slice(0, at)}${letter}${secret.slice(at + 1)}`
    return { what: `damaged at ${at}`, token: `renewal=${sessionId}.${changed}` }
  })
  return [...listed, ...damaged].slice(0, count)
}

/** Guesses, and what a copy of the database or of local storage would show. */
function values({ victim, attacker }: Known): Forgery[] {
  const { sessionId, secret } = partsOf(victim.cookie)
  const own = partsOf(attacker.cookie)
  const guess = () => randomBytes(32).toString('base64url')
  const sha256 = createHash('sha256').update(secret).digest('base64url')
  const derived = createHmac('sha256', '').update(`renewal:${secret}`).digest('base64url')
  const forged: Record<string, string> = {
    'a guess': `${sessionId}.${guess()}`,
    'the hash that the database keeps': `${sessionId}.${sha256}`,
    'the next secret, derived without a key': `${sessionId}.${derived}`,
    "the attacker's secret": `${sessionId}.${own.secret}`,
    "the attacker's session": `${own.sessionId}.${secret}`,
    'an unknown session': `${randomUUID()}.${secret}`,
    'the session token': victim.token,
    'the session id alone': sessionId,
    'the secret alone': secret,
    'no secret': `${sessionId}.`,
    'the user id': `${victim.userId}.${secret}`,
    'capitals in the session id': `${sessionId.toUpperCase()}.${secret}`,
    'a query operator': `${sessionId}.{"$ne":null}`,
    'a longer secret': `${sessionId}.${secret}A`,
    'a shorter secret': `${sessionId}.${secret.slice(0, -1)}`,
    'a secret with padding': `${sessionId}.${secret}=`,
    quoted: `"${sessionId}.${secret}"`,
    escaped: `${sessionId}%2E${secret}`,
    '12 KiB': `${sessionId}.${'a'.repeat(12_000)}`,
    '1 MB': `${sessionId}.${'a'.repeat(1_000_000)}`,
  }
  return Object.entries(forged).map(([what, value]) => ({ what, token: `renewal=${value}` }))
}

const enter = (stack: Stack) => register({ base: stack.base, from: newAddress() })

/** Forged cookies, at every auth process and the gateway: they renew nothing, and end nothing. */
export async function forgedRenewals(stack: Stack, random: Random, count: number): Promise<Outcome> {
  const [victim, attacker] = await Promise.all([enter(stack), enter(stack)])
  const forgeries = forgeRenewals({ victim, attacker }, random, count)
  const doors = [...stack.ports.auth.map((_port, index) => addressOf(stack, 'auth', index)), stack.base]
  const faults: string[] = []
  const tried = forgeries.flatMap((forgery) => doors.map((door) => ({ forgery, door })))
  await pool(tried, 4, async ({ forgery, door }) => {
    const { status, headers } = await renew(door, forgery.token)
    const cut = status === 0 && forgery.token.length > 16_384
    if ((!REFUSED.has(status) && !cut) || headers['set-cookie'])
      faults.push(`a forged cookie, ${forgery.what}, was answered ${status}`)
  })
  const got = `${forgeries.length} forged cookies, ${doors.length} doors: ${tried.length - faults.length} of ${tried.length} refused`
  const { status } = await renew(stack.base, victim.cookie)
  if (status !== 200) faults.push(`after forged cookies the good one was answered ${status}`)
  return { got, n: tried.length, faults }
}

type Which = 'previous' | 'older'

/** Cookies that were used before, presented by a thief. */
export async function usedRenewals(stack: Stack, some: readonly Which[]): Promise<Outcome> {
  const found = await Promise.all(some.map((which) => replay(stack, which)))
  const ended = found.filter((faults) => faults.length === 0).length
  return { got: `${ended} of ${some.length} used cookies ended their session`, n: some.length, faults: found.flat() }
}

/**
 * The owner renews twice; then a thief presents a cookie of before. The one before the previous one was certainly used; the
 * previous one may come from another tab for ten seconds.
 */
async function replay(stack: Stack, which: Which): Promise<string[]> {
  const owner = await enter(stack)
  const first = cookieFrom(await renew(stack.base, owner.cookie))
  const newest = cookieFrom(await renew(stack.base, first))
  const tab = await renew(stack.base, first)
  const faults = tab.status === 200 ? [] : [`the cookie of a second tab was answered ${tab.status}`]
  if (cookieFrom(tab) !== newest) faults.push('a second tab got another cookie')
  if (which === 'previous') await pause(GRACE_MS + 500)
  const stolen = await renew(stack.base, which === 'previous' ? first : owner.cookie)
  if (stolen.status !== 401) faults.push(`a used cookie, the ${which} one, was answered ${stolen.status}`)
  if (!(await endsSoon(stack, owner.token))) faults.push(`a used cookie, the ${which} one, ended no token`)
  const { status } = await renew(stack.base, newest)
  if (status !== 401) faults.push(`a used cookie, the ${which} one, ended nothing: the newest was answered ${status}`)
  return faults
}

/** Whether every gateway refuses a token within five seconds. */
async function endsSoon(stack: Stack, token: string): Promise<boolean> {
  const until = performance.now() + WITHIN_MS
  const refuses = async (port: number) => {
    const url = `http://127.0.0.1:${port}/api/tests/daily/progress`
    return (await ask({ url, headers: bearer(token), from: newAddress() })).status === 401
  }
  while (performance.now() < until) {
    if ((await Promise.all(stack.ports.gateway.map(refuses))).every(Boolean)) return true
    await pause(100)
  }
  return false
}
