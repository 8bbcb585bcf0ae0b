import { createHash, randomBytes } from 'node:crypto'
import type { Stack } from '../../stack/stack.ts'
import type { Random } from '../support/random.ts'
import type { Outcome } from '../support/row.ts'
import type { Forgery } from './forged-tokens.ts'
import { pool } from './pool.ts'
import { addressOf } from './targets.ts'
import { visitorsOf } from './visitors.ts'
import { beginCall, prepareCall } from './voice-calls.ts'

/** 431 is Node's own, for more than 16 KiB of headers. */
const REFUSED = new Set([401, 431])

/** Forged secrets of a call with the tutor, at tutor-voice and at the gateway; then the good one, which begins one call. */
export async function forgedCallSecrets(stack: Stack, random: Random, count: number): Promise<Outcome> {
  const { pro } = await visitorsOf(stack)
  const { secret: earlier } = await prepareCall(stack, pro.token)
  const { secret } = await prepareCall(stack, pro.token)
  const doors = { 'tutor-voice': addressOf(stack, 'tutor-voice'), 'the gateway': stack.base }
  const forgeries = [
    { what: 'an earlier secret', token: earlier },
    { what: 'the session token', token: pro.token },
    ...forge(secret, random, count),
  ]
  const tries = Object.entries(doors).flatMap(([name, base]) => forgeries.map((each) => ({ ...each, name, base })))
  const faults: string[] = []
  await pool(tries, 4, async ({ what, token, name, base }) => {
    const { status } = await beginCall(base, token)
    if (!REFUSED.has(status)) faults.push(`a forged secret of a call, ${what}, was answered ${status} at ${name}`)
  })
  const got = `${forgeries.length} forged secrets of calls: ${tries.length - faults.length} of ${tries.length} refused`
  const { status } = await beginCall(stack.base, secret)
  const { status: again } = await beginCall(stack.base, secret)
  if (status !== 201 || again !== 401) faults.push(`a good secret of a call was answered ${status}, and then ${again}`)
  return { got, n: tries.length, faults }
}

/** `vs_`, then the user's id, the call's id and 32 random bytes. */
function forge(secret: string, random: Random, count: number): Forgery[] {
  const bytes = Buffer.from(secret.slice(3), 'base64url')
  const ids = bytes.subarray(0, 32)
  const written = (...parts: Buffer[]) => `vs_${Buffer.concat(parts).toString('base64url')}`
  const forged: Record<string, string> = {
    'a guess': written(ids, randomBytes(32)),
    'zeros instead of its random part': written(ids, Buffer.alloc(32)),
    'the hash that the database keeps': written(ids, createHash('sha256').update(secret).digest()),
    'for another candidate': written(randomBytes(16), bytes.subarray(16)),
    'for another call': written(bytes.subarray(0, 16), randomBytes(16), bytes.subarray(32)),
    'the ids alone': written(ids),
    'the ids changed over': written(bytes.subarray(16, 32), bytes.subarray(0, 16), bytes.subarray(32)),
    'one character short': secret.slice(0, -1),
    'one character more': `${secret}A`,
    'another beginning': `ek_${secret.slice(3)}`,
    'no beginning': secret.slice(3),
    capitals: `vs_${secret.slice(3).toUpperCase()}`,
    'base64 instead of base64url': `vs_${bytes.toString('base64').replaceAll('=', '')}.`,
    'a query operator': '{"$ne":null}',
    "the provider's key": 'sk-stand-in',
    nothing: '',
  }
  const listed = Object.entries(forged).map(([what, token]) => ({ what, token }))
  const damaged = Array.from({ length: Math.max(0, count - listed.length) }, () => {
    const at = random.int(3, secret.length - 1)
    const letter = secret[at] === 'A' ? 'B' : 'A'
    return { what: `damaged at ${at}`, token: `${secret.slice(0, at)}${letter}${secret.slice(at + 1)}` }
  })
  return [...listed, ...damaged]
}
