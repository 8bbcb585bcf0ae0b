import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestSessions } from '../testing/sessions.ts'
import { createVerifyService, createVerifySession } from './caller.ts'

const userId = '0198c0de-0000-7000-8000-000000000001'
const now = () => Math.floor(Date.now() / 1000)
const status = async (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    (error: unknown) => (error as { status: number }).status,
  )

type Claims = Record<string, unknown>

function sign(key: KeyObject, header: object, claims: Claims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(key)
}

describe('tokens between services', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const callers = { mail: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') }
  const verify = createVerifyService({ audience: 'auth', callers, clock: { now: () => new Date() } })
  const token = (claims: Claims = {}, header: object = {}, key = privateKey) =>
    sign(
      key,
      { typ: 'service+jwt', kid: 'mail', ...header },
      { iss: 'mail', aud: 'auth', iat: now(), exp: now() + 60, ...claims },
    )

  it('name the caller', async () => {
    expect(await verify(`Bearer ${await token()}`)).toEqual({ service: 'mail' })
  })

  it('open nothing else: not for another callee, not from another caller, not when older than a minute', async () => {
    const foreign = generateKeyPairSync('ed25519').privateKey
    const refused = [
      await token({ aud: 'practice' }),
      await token({ exp: undefined }),
      await token({ iat: undefined }),
      await token({ iat: now() - 70 }),
      await token({ exp: now() - 6 }),
      await token({ iss: undefined }),
      await token({}, { kid: 'billing' }),
      await token({}, { kid: undefined }),
      await token({}, { typ: 'JWT' }),
      await token({}, {}, foreign),
    ]
    for (const text of refused) expect(await status(verify(`Bearer ${text}`))).toBe(401)
  })

  it('are no sessions, and sessions are no such tokens', async () => {
    const sessions = await createTestSessions()
    const verifySession = createVerifySession({
      keys: () => Promise.resolve(publicKey),
      clock: { now: () => new Date() },
    })
    expect(await status(verifySession(`Bearer ${await token()}`))).toBe(401)
    expect(await status(verify(await sessions.bearer({ userId })))).toBe(401)
  })
})
