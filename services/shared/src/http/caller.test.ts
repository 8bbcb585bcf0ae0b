import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestClock } from '../testing/test-clock.ts'
import { createRemoteKeys, createVerifySession, sessionAudience, sessionIssuer, type VerifySession } from './caller.ts'

const userId = '0198c0de-0000-7000-8000-000000000001'
const sessionId = '0198c0de-0000-7000-8000-000000000002'
const status = async (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    (error: unknown) => (error as { status: number }).status,
  )

interface Claims {
  [name: string]: unknown
}

/** Signs whatever it is told to, so that one thing at a time can be wrong. */
function sign(key: KeyObject, header: object, claims: Claims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: 'k1', ...header }).sign(key)
}

const now = () => Math.floor(Date.now() / 1000)
const good = (): Claims => ({
  sub: userId,
  sid: sessionId,
  adm: false,
  zone: 'UTC',
  iss: sessionIssuer,
  aud: sessionAudience,
  iat: now(),
  exp: now() + 600,
})

describe('session tokens', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  let lookups = 0
  const verifyWith = (clock = { now: () => new Date() }): VerifySession =>
    createVerifySession({
      clock,
      keys: () => {
        lookups += 1
        return Promise.resolve(publicKey)
      },
    })

  it('say who calls, with which session, where and until when', async () => {
    const claims: Claims = { ...good(), adm: true, zone: 'Europe/Madrid' }
    expect(await verifyWith()(`Bearer ${await sign(privateKey, {}, claims)}`)).toEqual({
      userId,
      sessionId,
      admin: true,
      zone: 'Europe/Madrid',
      expiresAt: new Date((claims['exp'] as number) * 1000),
    })
  })

  it('are verified once in a while, not once a call, and never longer than they live', async () => {
    const clock = createTestClock()
    const verify = verifyWith(clock)
    const exp = Math.floor(clock.now().getTime() / 1000) + 100
    const header = `Bearer ${await sign(privateKey, {}, { ...good(), exp })}`
    lookups = 0
    for (let n = 0; n < 50; n += 1) await verify(header)
    expect(lookups).toBe(1)
    clock.advance(31_000)
    await verify(header)
    expect(lookups).toBe(2)
    clock.advance(64_000)
    await verify(header)
    clock.advance(12_000)
    expect(await status(verify(header))).toBe(401)
  })

  it('are remembered in bounded number', async () => {
    const verify = verifyWith()
    const header = `Bearer ${await sign(privateKey, {}, good())}`
    await verify(header)
    for (let n = 0; n < 5_000; n += 1) await verify(`Bearer ${await sign(privateKey, {}, { ...good(), n })}`)
    lookups = 0
    await verify(header)
    expect(lookups).toBe(1)
  }, 120_000)

  it.each([
    ['sub', 'ada'],
    ['sub', ''],
    ['sub', `${userId}/../x`],
    ['sub', userId.toUpperCase()],
    ['sid', 's1'],
    ['sid', '$ne'],
    ['sid', `${userId}\n`],
    ['zone', 'Mars/Olympus'],
    ['zone', '+02:00'],
    ['zone', ''],
  ])('one of our own key with the %s %j is 401: it is no id or zone of ours', async (name, value) => {
    const token = await sign(privateKey, {}, { ...good(), [name]: value })
    expect(await status(verifyWith()(`Bearer ${token}`))).toBe(401)
  })

  it('a forged one is 401, never 5xx, and quickly', async () => {
    const verify = verifyWith()
    const token = await sign(privateKey, {}, good())
    const [head = '', body = '', signature = ''] = token.split('.')
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const spki = publicKey.export({ format: 'der', type: 'spki' })
    const pem = publicKey.export({ format: 'pem', type: 'spki' })
    const jwk = publicKey.export({ format: 'jwk' })
    const hmac = (key: Buffer | string, header: object) => {
      const text = `${part(header)}.${body}`
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const foreign = generateKeyPairSync('ed25519').privateKey
    const withHeader = (header: object) =>
      `${part({ alg: 'EdDSA', typ: 'JWT', kid: 'k1', ...header })}.${body}.${signature}`
    const signed = await Promise.all([
      sign(foreign, {}, good()),
      ...['JOSE', 'service+jwt', 'at+jwt', ''].map((typ) => sign(privateKey, { typ }, good())),
      sign(privateKey, { typ: undefined }, good()),
      sign(privateKey, {}, { ...good(), exp: now() - 6 }),
      sign(privateKey, {}, { ...good(), exp: undefined }),
      sign(privateKey, {}, { ...good(), exp: '9999999999' }).catch(() => 'x'),
      sign(privateKey, {}, { ...good(), nbf: now() + 60 }),
      sign(privateKey, {}, { ...good(), iss: 'other' }),
      sign(privateKey, {}, { ...good(), iss: undefined }),
      sign(privateKey, {}, { ...good(), aud: 'auth' }),
      sign(privateKey, {}, { ...good(), aud: undefined }),
      ...['sub', 'sid', 'zone'].map((name) => sign(privateKey, {}, { ...good(), [name]: undefined })),
      ...['sub', 'sid', 'zone'].map((name) => sign(privateKey, {}, { ...good(), [name]: { $ne: '' } })),
    ])
    const forged = [
      '',
      '.',
      '..',
      '...',
      'null',
      '{}',
      body,
      `${head}.${body}`,
      `${head}.${body}.`,
      `.${body}.${signature}`,
      `${head}..${signature}`,
      `${token}.${signature}`,
      `${token}x`,
      `${token}\u0000`,
      ` ${token}`,
      `${token}, Bearer ${token}`,
      ...['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'RS256', 'ES256', 'Ed448', 'EdDSA '].map((alg) =>
        withHeader({ alg }),
      ),
      withHeader({ alg: null }),
      withHeader({ alg: ['EdDSA'] }),
      `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      hmac(spki, { alg: 'HS256', typ: 'JWT', kid: 'k1' }),
      hmac(pem, { alg: 'HS256', typ: 'JWT', kid: 'k1' }),
      ...['../../dev/null', "' OR 1=1 --", 'k1\u0000', 'http://evil.example/k', '{"$ne":1}'].map((kid) =>
        withHeader({ kid }),
      ),
      withHeader({ jku: 'http://evil.example/keys' }),
      withHeader({ x5u: 'http://evil.example/cert' }),
      withHeader({ jwk }),
      withHeader({ crit: ['exp'], exp: 1 }),
      withHeader({ b64: false, crit: ['b64'] }),
      withHeader({ zip: 'DEF' }),
      `${part({ alg: 'dir', enc: 'A256GCM' })}..${signature}.${body}.${signature}`,
      `${head}.${part({ ...good(), adm: true })}.${signature}`,
      `${head}.${Buffer.from('{"sub":"a","sub":"b"}').toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}`,
      `${head}.${body}.${'A'.repeat(86)}`,
      'x'.repeat(5_000),
      'x'.repeat(1_000_000),
      ...signed,
    ]
    for (const text of forged) {
      expect([text.slice(0, 60), await status(verify(`Bearer ${text}`))]).toEqual([text.slice(0, 60), 401])
    }
    for (const header of [undefined, '', 'Bearer', 'Bearer ', `bearer ${token}`, `Basic ${token}`, token]) {
      expect([header?.slice(0, 12), await status(verify(header))]).toEqual([header?.slice(0, 12), 401])
    }
    expect(await status(verify(`Bearer ${token}`))).toBe(200)
  })
})

describe("auth's public keys", () => {
  const servers: Server[] = []
  afterEach(() => {
    vi.useRealTimers()
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  const state = { body: '', status: 200, asked: 0 }

  async function startAuth(): Promise<string> {
    const server = createServer((request, response) => {
      state.asked += 1
      expect(request.url).toBe('/api/auth/keys')
      response.writeHead(state.status, { 'content-type': 'application/json' }).end(state.body)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  async function newKey(kid: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const jwk = { ...(await exportJWK(publicKey)), alg: 'EdDSA', use: 'sig', kid }
    return { jwk, header: async () => `Bearer ${await sign(privateKey, { kid }, good())}` }
  }

  const verifyWith = (urls: string[]) =>
    createVerifySession({ keys: createRemoteKeys(urls), clock: { now: () => new Date() } })

  it('are fetched from whichever process of auth answers; before any did, it is 503 and not 401', async () => {
    const key = await newKey('k1')
    expect(await status(verifyWith(['http://127.0.0.1:9'])(await key.header()))).toBe(503)
    Object.assign(state, { body: JSON.stringify({ keys: [key.jwk] }), status: 200, asked: 0 })
    expect(await status(verifyWith(['http://127.0.0.1:9', await startAuth()])(await key.header()))).toBe(200)
    expect(state.asked).toBe(1)
  })

  it('are fetched from a process that answers while another one is frozen', async () => {
    const key = await newKey('k1')
    Object.assign(state, { body: JSON.stringify({ keys: [key.jwk] }), status: 200 })
    const frozen = createServer(() => undefined).listen(0, '127.0.0.1')
    servers.push(frozen)
    await once(frozen, 'listening')
    const silent = `http://127.0.0.1:${(frozen.address() as AddressInfo).port}`
    expect(await status(verifyWith([silent, await startAuth()])(await key.header()))).toBe(200)
  })

  it('go on serving while auth is away or talks nonsense, however old they are', async () => {
    const key = await newKey('k1')
    Object.assign(state, { body: JSON.stringify({ keys: [key.jwk] }), status: 200, asked: 0 })
    const verify = verifyWith([await startAuth()])
    expect(await status(verify(await key.header()))).toBe(200)
    let later = Date.now()
    for (const [answer, body] of [
      [500, ''],
      [200, '<html>a proxy says hello</html>'],
      [200, '{}'],
      [200, '{"keys":5}'],
    ] as const) {
      Object.assign(state, { status: answer, body })
      vi.useFakeTimers({ toFake: ['Date'], now: (later += 3_600_000) })
      const asked = state.asked
      expect([answer, body, await status(verify(await key.header()))]).toEqual([answer, body, 200])
      expect(state.asked).toBe(asked + 1)
      vi.useRealTimers()
    }
  })

  it('that talk nonsense from the start are 503', async () => {
    const key = await newKey('k1')
    Object.assign(state, { status: 200, body: '<html>starting</html>' })
    expect(await status(verifyWith([await startAuth()])(await key.header()))).toBe(503)
  })

  it('a new one is found without a restart, and an unknown one costs auth one question in a while', async () => {
    const [old, fresh, unknown] = [await newKey('k1'), await newKey('k2'), await newKey('k3')]
    Object.assign(state, { body: JSON.stringify({ keys: [old.jwk] }), status: 200, asked: 0 })
    const verify = verifyWith([await startAuth()])
    expect(await status(verify(await old.header()))).toBe(200)
    state.body = JSON.stringify({ keys: [old.jwk, fresh.jwk] })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    expect(await status(verify(await fresh.header()))).toBe(200)
    expect(state.asked).toBe(2)
    for (let n = 0; n < 20; n += 1) expect(await status(verify(await unknown.header()))).toBe(401)
    expect(state.asked).toBe(2)
  })
})
