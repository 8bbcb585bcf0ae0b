import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, sendRaw, startGateway, startService, statusOf, type FakeService, type Gateway } from './harness.ts'

/** One test for each default of http-proxy and reply-from that would have hurt (docs/servers.md#proxy). */

const open: Array<{ close(): Promise<void> }> = []
const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
  open.push(thing)
  return thing
}
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

async function system(reply?: Parameters<typeof startService>[0]): Promise<{ service: FakeService; gateway: Gateway }> {
  const service = keep(await startService(reply))
  return { service, gateway: keep(await startGateway({ service })) }
}

const pricing = '/api/payments/pricing'
const login = (body: string | Uint8Array<ArrayBuffer>, more: RequestInit = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json' },
  ...more,
})

describe('what a service sees', () => {
  it('is built from nothing: no header passes that is not named', async () => {
    const { service, gateway } = await system()
    const forged = [
      'X-User-Id: 1',
      'X-Identity: admin',
      'x-internal-caller: mail',
      'Cookie: a=b',
      'X-Forwarded-For: 6.6.6.6',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Real-IP: 6.6.6.6',
      'Forwarded: for=6.6.6.6',
      'X_User_Id: 2',
      'Authorization: Bearer stolen',
      'Connection: x-request-id, x-forwarded-for, close',
      'TE: trailers',
      'Upgrade: websocket',
      'Keep-Alive: timeout=99',
      'Proxy-Authorization: Basic eA==',
      'Expect: 100-continue',
      'X-Deadline-Ms: 1',
      'X-Recaptcha-Token: ok',
    ]
    await sendRaw(gateway.port, `GET ${pricing} HTTP/1.1\r\nHost: evil.example\r\n${forged.join('\r\n')}\r\n\r\n`)
    expect(Object.keys(service.seen[0]!.headers).sort()).toEqual([
      'connection',
      'host',
      'x-deadline-ms',
      'x-forwarded-for',
      'x-recaptcha-token',
      'x-request-id',
    ])
    expect(service.seen[0]!.headers).toMatchObject({
      host: `127.0.0.1:${service.port}`,
      'x-forwarded-for': '127.0.0.1',
      connection: 'keep-alive',
    })
    expect(Number(service.seen[0]!.headers['x-deadline-ms'])).toBeGreaterThan(Date.now())
  })

  it('holds the session token only where the operation needs one', async () => {
    const { service, gateway } = await system()
    const authorization = await gateway.bearer()
    await fetch(gateway.url + pricing, { headers: { authorization } })
    await fetch(`${gateway.url}/api/auth/me`, { headers: { authorization } })
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, authorization])
  })

  it('is the body byte for byte, with the length that was counted', async () => {
    const { service, gateway } = await system()
    const bytes = Buffer.from('7b2261223a20225c75d83d2022ff00c328efbbbf222c2022b0223a317d20', 'hex')
    await fetch(`${gateway.url}/api/auth/login`, login(bytes))
    expect(service.seen[0]!.body.equals(bytes)).toBe(true)
    expect(service.seen[0]!.headers['content-length']).toBe(String(bytes.length))
    const chunked =
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n'
    await sendRaw(gateway.port, `${chunked}3\r\n{"a\r\n4\r\n":1}\r\n0\r\n\r\n`)
    expect(service.seen[1]!.body.toString()).toBe('{"a":1}')
    expect(service.seen[1]!.headers['transfer-encoding']).toBeUndefined()
    expect(service.seen[1]!.headers['content-length']).toBe('7')
  })

  it('is no body and no query where the contract has none', async () => {
    const { service, gateway } = await system()
    const headers = { authorization: await gateway.bearer(), 'content-type': 'text/plain' }
    const big = 'x'.repeat(40_000)
    expect((await fetch(`${gateway.url}/api/auth/logout?a=1`, { method: 'POST', body: big, headers })).status).toBe(200)
    expect(service.seen[0]).toMatchObject({ url: '/api/auth/logout', body: Buffer.alloc(0) })
    expect(service.seen[0]!.headers['content-type']).toBeUndefined()
  })

  it('is the request id of the caller where it is well formed, else a fresh one, and the caller hears it', async () => {
    const { service, gateway } = await system()
    const ask = async (id: string) => {
      const answer = await fetch(gateway.url + pricing, { headers: { 'x-request-id': id } })
      expect(answer.headers.get('x-request-id')).toBe(service.seen.at(-1)!.headers['x-request-id'])
      return answer.headers.get('x-request-id')
    }
    expect(await ask('page-1234.AB_c')).toBe('page-1234.AB_c')
    for (const odd of ['short', 'x'.repeat(65), 'with space in it', 'semi;colon1']) {
      expect(await ask(odd)).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('what the caller sees', () => {
  it('is named headers only; nothing of the hop to the service, and our own security headers', async () => {
    const { gateway } = await system((_seen, response) => {
      const headers = {
        'content-type': 'application/json',
        'set-cookie': 'a=b',
        'x-powered-by': 'us',
        'cache-control': 'public, max-age=99',
        'access-control-allow-origin': '*',
        connection: 'x-secret',
        'x-secret': '1',
        'keep-alive': 'timeout=1',
        'content-security-policy': "default-src 'unsafe-inline'",
        'retry-after': '7',
      }
      response.writeHead(200, headers).end('{}')
    })
    const { headers } = await fetch(gateway.url + pricing)
    for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin', 'x-secret', 'transfer-encoding']) {
      if (name !== 'transfer-encoding') expect(headers.has(name), name).toBe(false)
    }
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('retry-after')).toBe('7')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is the problem of the service, as it is, with its status', async () => {
    const { gateway } = await system(answerJson({ code: 'set-closed' }, 409))
    const answer = await fetch(gateway.url + pricing)
    expect([answer.status, await answer.json()]).toEqual([409, { code: 'set-closed' }])
  })

  it('is an answer without a body where the service gave none', async () => {
    const { gateway } = await system((_seen, response) => void response.writeHead(204).end())
    const headers = { authorization: await gateway.bearer() }
    const answer = await fetch(`${gateway.url}/api/auth/logout`, { method: 'POST', headers })
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([204, '', null])
  })

  it('is a large answer whole, and a broken one as broken', async () => {
    const large = Buffer.alloc(3_000_000, 'ab')
    let whole = true
    const { gateway } = await system((_seen, response) => {
      response.writeHead(200, { 'content-length': large.length, 'content-type': 'application/json' })
      if (whole) return void response.end(large)
      response.write(large.subarray(0, 1_000_000), () => response.destroy())
    })
    const first = await fetch(gateway.url + pricing)
    expect(Buffer.from(await first.arrayBuffer()).equals(large)).toBe(true)
    whole = false
    const second = await fetch(gateway.url + pricing)
    await expect(second.arrayBuffer()).rejects.toThrow()
    whole = true
    expect((await fetch(gateway.url + pricing)).status).toBe(200)
  })

  it('is each server-sent event when it was sent, not when the last one was', async () => {
    const received: string[] = []
    const { gateway } = await system(async (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      // Each event is sent only when the one before has arrived.
      for (let n = 0; n < 5; n += 1) {
        response.write(`data: ${n}\n\n`)
        await expect.poll(() => received, { timeout: 5_000, interval: 10 }).toHaveLength(n + 1)
      }
      response.end()
    })
    const answer = await fetch(gateway.url + pricing)
    for await (const chunk of answer.body!)
      received.push(
        ...(Buffer.from(chunk)
          .toString()
          .match(/(?<=data: )\d/g) ?? []),
      )
    expect(received).toEqual(['0', '1', '2', '3', '4'])
  })
})

describe('bodies are counted', () => {
  const tooLarge = 64 * 1024 + 1

  it.each([
    ['by the length that is announced', `Content-Length: ${tooLarge}\r\n\r\n`],
    [
      'chunk by chunk',
      `Transfer-Encoding: chunked\r\n\r\n${tooLarge.toString(16)}\r\n${'x'.repeat(tooLarge)}\r\n0\r\n\r\n`,
    ],
  ])('%s: 413, and no service hears of it', async (_how, rest) => {
    const { service, gateway } = await system()
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
    const answer = await sendRaw(gateway.port, head + rest, 3_000)
    expect(statusOf(answer)).toBe(413)
    expect(answer).toContain('"code":"payload-too-large"')
    expect(service.seen).toEqual([])
  })

  it('exactly 64 KiB pass', async () => {
    const { service, gateway } = await system()
    const answer = await fetch(`${gateway.url}/api/auth/login`, login('x'.repeat(64 * 1024)))
    expect([answer.status, service.seen[0]!.body.length]).toEqual([200, 64 * 1024])
  })

  it('a stranger gets 401 before a byte of the body is read', async () => {
    const { service, gateway } = await system()
    const head = 'POST /api/tests/daily/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    const answer = await sendRaw(gateway.port, `${head}Content-Length: 500\r\n\r\n{"ans`, 300)
    expect(statusOf(answer)).toBe(401)
    expect(service.seen).toEqual([])
  })
})

it('a caller who leaves ends the call, also before the answer began', async () => {
  let ended = 0
  const { service, gateway } = await system((_seen, response) => void response.on('close', () => (ended += 1)))
  const leaving = new AbortController()
  const call = fetch(gateway.url + pricing, { signal: leaving.signal }).catch((error: unknown) => (error as Error).name)
  await expect.poll(() => service.seen.length).toBe(1)
  leaving.abort()
  expect(await call).toBe('AbortError')
  await expect.poll(() => ended).toBe(1)
})

it('an upgrade is no upgrade: no socket is ever handed through', async () => {
  const { service, gateway } = await system()
  const answer = await sendRaw(
    gateway.port,
    `GET ${pricing} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    300,
  )
  expect(statusOf(answer)).toBe(200)
  expect(service.seen[0]!.headers.upgrade).toBeUndefined()
})
