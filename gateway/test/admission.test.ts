import { generateKeyPairSync } from 'node:crypto'
import { request } from 'node:http'
import { unauthorized } from '@app/shared/http/caller'
import { unavailable } from '@app/shared/http/problem'
import { SignJWT } from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { startGateway, startService, userId, type FakeService, type Gateway } from './harness.ts'
import type { Revocations } from '../src/revocations.ts'

let service: FakeService
let gateway: Gateway
async function start(more: Parameters<typeof startGateway>[0] = {}): Promise<void> {
  service = await startService()
  gateway = await startGateway({ service, ...more })
}
afterEach(async () => {
  await gateway.close()
  await service.close()
})

interface Asked {
  status: number
  retryAfter: number
  code: string | undefined
  message: string | undefined
}

/** Calls from an address of its own: 127.0.0.x stand for different networks. */
function ask(path: string, options: { from?: string; authorization?: string; method?: string } = {}): Promise<Asked> {
  const { from = '127.0.0.1', authorization, method = 'GET' } = options
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) }
    const call = request({
      port: gateway.port,
      host: '127.0.0.1',
      path,
      method,
      headers,
      localAddress: from,
      agent: false,
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => {
        const { code, message } = JSON.parse(body) as { code?: string; message?: string }
        const retryAfter = Number(response.headers['retry-after'])
        resolve({ status: response.statusCode ?? 0, retryAfter, code, message })
      })
    })
    call.end(method === 'POST' ? '{}' : undefined)
  })
}

const statuses = async (count: number, call: () => Promise<Asked>) => {
  const found: number[] = []
  for (let n = 0; n < count; n += 1) found.push((await call()).status)
  return found
}

describe('sessions', () => {
  it('a forged, old or foreign token is 401 and reaches no service', async () => {
    await start()
    const now = Math.floor(Date.now() / 1000)
    const { privateKey } = generateKeyPairSync('ed25519')
    const foreign = await new SignJWT({ sid: userId, adm: true, zone: 'UTC' })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: 'test' })
      .setSubject(userId)
      .setIssuer('gbat-daily/auth')
      .setAudience('gbat-daily')
      .setExpirationTime(now + 60)
      .sign(privateKey)
    const good = (await gateway.bearer()).slice(7)
    const [head = '', payload = '', signature = ''] = good.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const changed = part({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), adm: true })
    const tokens = [
      '',
      'x',
      foreign,
      `${head}.${changed}.${signature}`,
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${part({ alg: 'nOnE', typ: 'JWT' })}.${payload}.${signature}`,
      `${part({ alg: 'HS256', typ: 'JWT', kid: 'test' })}.${payload}.${signature}`,
      `${part({ alg: 'EdDSA', typ: 'service+jwt', kid: 'test' })}.${payload}.${signature}`,
      `${part({ alg: 'EdDSA', typ: 'JWT', kid: '../../etc/passwd' })}.${payload}.${signature}`,
      `${part({ alg: 'EdDSA', typ: 'JWT', kid: 'test', crit: ['b64'], b64: false })}.${payload}.${signature}`,
      `${head}.${payload}`,
      `${good}.${signature}`,
      'x'.repeat(4097),
    ]
    for (const token of tokens) {
      expect(await ask('/api/auth/me', { authorization: `Bearer ${token}` })).toMatchObject({ status: 401 })
    }
    for (const authorization of [`bearer ${good}`, `Basic ${good}`, good]) {
      expect(await ask('/api/auth/me', { authorization })).toMatchObject({ status: 401 })
    }
    expect(service.seen).toEqual([])
    expect((await ask('/api/auth/me', { authorization: `Bearer ${good}` })).status).toBe(200)
  })

  it('an ended session is 401 under every text of its token, and others go on', async () => {
    const ended = '0198c0de-0000-7000-8000-00000000dead'
    const revocations: Revocations = {
      refuse: (sessionId) => {
        if (sessionId === ended) throw unauthorized()
      },
      known: () => true,
      close: async () => undefined,
    }
    await start({ revocations })
    const authorization = await gateway.bearer(userId, ended)
    for (const text of [authorization, `${authorization}=`, `${authorization}==`]) {
      expect((await ask('/api/auth/me', { authorization: text })).status).toBe(401)
    }
    expect((await ask('/api/auth/me', { authorization: await gateway.bearer() })).status).toBe(200)
  })

  it('while nobody can say which sessions have ended, only what needs no login is served', async () => {
    const refuse = () => {
      throw unavailable()
    }
    await start({ revocations: { refuse, known: () => false, close: async () => undefined } })
    const authorization = await gateway.bearer()
    expect(await ask('/api/auth/me', { authorization })).toMatchObject({ status: 503, retryAfter: 1 })
    expect((await ask('/api/payments/pricing')).status).toBe(200)
    expect((await fetch(`${gateway.url}/ready`)).status).toBe(503)
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
  })
})

describe('limits', () => {
  it('calls of one network: one more than allowed is 429 with the seconds to wait, and another network goes on', async () => {
    await start({ env: { LIMIT_NETWORK_CALLS: '5' } })
    expect(await statuses(5, () => ask('/api/payments/pricing'))).toEqual([200, 200, 200, 200, 200])
    const refused = await ask('/api/payments/pricing')
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect(refused.message).toMatch(/^Too many requests\. Please try again in (\d+ seconds|a minute)\.$/)
    expect((await ask('/api/payments/pricing', { from: '127.0.0.2' })).status).toBe(200)
    expect(service.seen).toHaveLength(6)
  })

  it('unknown addresses count too, pages do not', async () => {
    await start({ env: { LIMIT_NETWORK_CALLS: '3' } })
    expect(await statuses(3, () => ask('/api/nothing'))).toEqual([404, 404, 404])
    expect((await ask('/api/nothing')).status).toBe(429)
    expect((await fetch(`${gateway.url}/docs`)).status).toBe(200)
  })

  it.each([
    ['login', 'LIMIT_NETWORK_LOGINS', '/api/auth/login', 'POST', 60],
    ['register', 'LIMIT_NETWORK_REGISTRATIONS', '/api/auth/register', 'POST', 3600],
    ['public key', 'LIMIT_NETWORK_PUBLIC_KEYS', '/api/auth/public-key', 'GET', 60],
  ])('%s has its own', async (_name, variable, path, method, window) => {
    await start({ env: { [variable]: '2' } })
    expect(await statuses(2, () => ask(path, { method }))).toEqual([200, 200])
    const refused = await ask(path, { method })
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(window - 5)
    expect((await ask('/api/payments/pricing')).status).toBe(200)
    expect((await ask(path, { method, from: '127.0.0.3' })).status).toBe(200)
  })

  it('calls of one account, from whatever networks', async () => {
    await start({ env: { LIMIT_ACCOUNT_CALLS: '3' } })
    const authorization = await gateway.bearer()
    let host = 1
    const call = () => ask('/api/auth/me', { authorization, from: `127.0.0.${host++}` })
    expect(await statuses(4, call)).toEqual([200, 200, 200, 429])
    const other = await gateway.bearer('0198c0de-0000-7000-8000-000000000002')
    expect((await ask('/api/auth/me', { authorization: other })).status).toBe(200)
  })

  it('exactly as many pass when all come at once', async () => {
    await start({ env: { LIMIT_NETWORK_LOGINS: '10' } })
    const all = await Promise.all(Array.from({ length: 40 }, () => ask('/api/auth/login', { method: 'POST' })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('X-Forwarded-For makes no new network, unless it comes from a proxy that is named', async () => {
    await start({ env: { LIMIT_NETWORK_CALLS: '2', TRUSTED_PROXIES: '127.0.0.9' } })
    const via = (from: string, client: string) =>
      new Promise<number>((resolve) => {
        const headers = { 'x-forwarded-for': client }
        const call = request({
          port: gateway.port,
          path: '/api/payments/pricing',
          headers,
          localAddress: from,
          agent: false,
        })
        call.on('response', (response) => resolve(response.resume().statusCode ?? 0))
        call.end()
      })
    expect([await via('127.0.0.1', '1.1.1.1'), await via('127.0.0.1', '2.2.2.2')]).toEqual([200, 200])
    expect(await via('127.0.0.1', '3.3.3.3')).toBe(429)
    expect([await via('127.0.0.9', '1.1.1.1'), await via('127.0.0.9', '2.2.2.2')]).toEqual([200, 200])
    expect(service.seen.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '1.1.1.1',
      '2.2.2.2',
    ])
    expect([await via('127.0.0.9', '6.6.6.6, 1.1.1.1'), await via('127.0.0.9', '7.7.7.7, 1.1.1.1')]).toEqual([200, 429])
  })
})
