import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createMetrics } from '../metrics.ts'
import { NotReady } from './not-ready.ts'
import { createServer, httpLimits, type ServerOptions } from './server.ts'

let app: FastifyInstance | undefined
afterEach(async () => {
  app?.server.closeAllConnections()
  await app?.close()
  app = undefined
})

function create(options: Partial<ServerOptions> = {}): FastifyInstance {
  app = createServer({
    logger: createLogger('test', 'silent'),
    metrics: createMetrics(),
    ready: async () => true,
    ...options,
  })
  return app
}

async function listen(instance: FastifyInstance): Promise<number> {
  await instance.listen({ port: 0, host: '127.0.0.1' })
  return (instance.server.address() as AddressInfo).port
}

function sendRaw(port: number, text: string, ms = 5_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    const timer = setTimeout(() => socket.destroy(), ms)
    socket.on('data', (data) => (received += data.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}

describe('every process', () => {
  it('is alive, and ready when it can serve', async () => {
    let answer: () => Promise<boolean> = async () => true
    const instance = create({ ready: () => answer() })
    const status = async (path: string) => (await instance.inject(path)).statusCode
    expect([await status('/health'), await status('/ready')]).toEqual([200, 200])
    answer = async () => false
    expect([await status('/health'), await status('/ready')]).toEqual([200, 503])
    answer = () => Promise.reject(new Error('the database is away'))
    expect([await status('/health'), await status('/ready')]).toEqual([200, 503])
  })

  it('says what it waits for while it is not ready, but nothing that an error of a library says', async () => {
    let check: () => Promise<boolean> = () => Promise.reject(new NotReady('its database does not respond'))
    const instance = create({ ready: () => check() })
    const body = async (): Promise<unknown> => (await instance.inject('/ready')).json()
    expect(await body()).toEqual({ status: 'starting', reason: 'its database does not respond' })
    check = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:27017'))
    expect(await body()).toEqual({ status: 'starting', reason: 'a check of what it needs failed' })
    check = async () => true
    expect(await body()).toEqual({ status: 'ready' })
  })

  it('counts its answers', async () => {
    const instance = create()
    instance.get('/x', () => 'x')
    const url = await instance.listen({ port: 0, host: '127.0.0.1' })
    for (const path of ['/x', '/nothing']) await (await fetch(url + path)).text()
    const body = await (await fetch(`${url}/metrics`)).text()
    await instance.close()
    expect(body).toContain('http_request_duration_seconds_count{operation="other",status="200"} 1')
    expect(body).toContain('http_request_duration_seconds_count{operation="other",status="404"} 1')
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
  })

  it('gives up on slow senders, and on what is too large', () => {
    expect(httpLimits.requestTimeout).toBeLessThanOrEqual(10_000)
    expect(httpLimits.http.headersTimeout).toBeLessThanOrEqual(5_000)
    expect(httpLimits.bodyLimit).toBe(65_536)
    const { server } = create()
    expect([server.requestTimeout, server.headersTimeout, server.keepAliveTimeout]).toEqual([10_000, 5_000, 75_000])
    expect(server.timeout).toBe(60_000)
  })
})

describe('every error is a problem', () => {
  it.each([
    ['an unknown path', 'GET /nothing HTTP/1.1\r\nHost: x', 404, 'not-found'],
    ['an escape that is none', 'GET /x/%zz HTTP/1.1\r\nHost: x', 400, 'invalid-request'],
    ['an id that is too long', `GET /x/${'a'.repeat(201)} HTTP/1.1\r\nHost: x`, 400, 'invalid-request'],
    ['no HTTP', 'hello', 400, 'invalid-request'],
    ['two lengths', 'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2', 400, 'invalid-request'],
    ['headers beyond measure', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}`, 431, 'headers-too-large'],
  ])('%s', async (_what, head, status, code) => {
    const instance = create()
    instance.get('/x/:id', () => 'x')
    const answer = await sendRaw(await listen(instance), `${head}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>
    expect(body).toMatchObject({ type: 'about:blank', status, code })
    for (const field of ['title', 'message', 'requestId']) expect(typeof body[field]).toBe('string')
  })

  it.each([
    { name: 'MongoServerSelectionError' },
    // What calls get that were waiting on a connection beside the one that broke: without the prefix of all others.
    { name: 'PoolClearedOnNetworkError' },
    { name: 'MongoClientClosedError' },
    { name: 'Error', code: 'EPIPE' },
    { name: 'MongoServerError', code: 10107 },
    { name: 'MongoServerError', code: 14031 },
    { name: 'MongoServerError', code: 1, message: '[collection.go:135 sqlite] database or disk is full (13)' },
    { name: 'MongoServerError', code: 1, message: '[backend.go:88 sqlite] disk I/O error (4874)' },
  ])('also a store that is away ($name): 503, with the time to wait', async (error) => {
    const instance = create()
    instance.get('/x', () => {
      throw Object.assign(new Error('connection refused'), error)
    })
    const answer = await instance.inject('/x')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  })
})

describe('the address of a caller', () => {
  const addressOf = async (options: Partial<ServerOptions>, forwarded: string) => {
    const instance = create(options)
    instance.get('/x', (request) => ({ ip: request.ip, host: request.host, protocol: request.protocol }))
    const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const url = `http://127.0.0.1:${await listen(instance)}/x`
    return (await (await fetch(url, { headers })).json()) as { ip: string; host: string }
  }

  it('is what the gateway on this machine says', async () => {
    expect((await addressOf({}, '203.0.113.7')).ip).toBe('203.0.113.7')
    expect((await addressOf({}, '6.6.6.6, 203.0.113.7')).ip).toBe('203.0.113.7')
  })

  it('is the socket where the sender is not one who may say so', async () => {
    expect((await addressOf({ trustedProxies: ['10.0.0.1'] }, '203.0.113.7')).ip).toBe('127.0.0.1')
    expect((await addressOf({ trustedProxies: [] }, '203.0.113.7')).ip).toBe('127.0.0.1')
  })
})

it('keeps a well-formed request id and makes one where there is none', async () => {
  const instance = create()
  const idOf = async (id?: string) =>
    (await instance.inject({ url: '/health', headers: id === undefined ? {} : { 'x-request-id': id } })).headers[
      'x-request-id'
    ]
  expect(await idOf('from-the-page.1')).toBe('from-the-page.1')
  expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/)
  for (const odd of ['short', 'a'.repeat(65), 'with space', 'ä'.repeat(10)]) expect(await idOf(odd)).not.toBe(odd)
})

describe('requests sent ahead on one connection', () => {
  const two = 'GET /slow?1 HTTP/1.1\r\nHost: x\r\n\r\nGET /slow?2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

  function createSlow() {
    const begun: string[] = []
    const instance = create()
    instance.get('/slow', async ({ url }) => {
      begun.push(url)
      await pause(100)
      begun.push(`end of ${url}`)
      return url
    })
    return { begun, instance }
  }

  it('are answered one after the other, and none is begun before the last has left', async () => {
    const { begun, instance } = createSlow()
    const received = await sendRaw(await listen(instance), two)
    expect(begun).toEqual(['/slow?1', 'end of /slow?1', '/slow?2', 'end of /slow?2'])
    expect(received.match(/\/slow\?\d/g)).toEqual(['/slow?1', '/slow?2'])
  })

  it('are not begun once the connection has ended', async () => {
    const begun: string[] = []
    const instance = create()
    instance.get('/slow', async ({ url, raw }) => {
      begun.push(url)
      await once(raw.socket, 'close')
      begun.push(`end of ${url}`)
      return url
    })
    const socket = connect(await listen(instance), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(two)
    await expect.poll(() => begun).toEqual(['/slow?1'])
    socket.destroy()
    await expect.poll(() => begun).toEqual(['/slow?1', 'end of /slow?1'])
    await pause(200)
    expect(begun).toEqual(['/slow?1', 'end of /slow?1'])
  })
})

describe('ending', () => {
  it('answers what is under way and what still arrives, says goodbye, and is not ready', async () => {
    const instance = create()
    let isBegun = false
    instance.get('/slow', async () => {
      isBegun = true
      await pause(300)
      return 'slow'
    })
    const base = `http://127.0.0.1:${await listen(instance)}`
    const slow = fetch(`${base}/slow`)
    await expect.poll(() => isBegun, { interval: 10 }).toBe(true)
    const closing = instance.close()
    const late = await fetch(`${base}/ready`)
    expect([late.status, late.headers.get('connection')]).toEqual([503, 'close'])
    expect(await (await slow).text()).toBe('slow')
    await closing
    await expect(fetch(`${base}/health`)).rejects.toThrow()
  })

  it('waits for a connected caller, and not if there is none', async () => {
    const [connected, empty] = [create(), create()]
    const socket = connect(await listen(connected), '127.0.0.1')
    await new Promise((resolve) => connected.server.once('connection', resolve))
    await listen(empty)
    const ended: string[] = []
    const close = (instance: FastifyInstance, name: string) => instance.close().then(() => ended.push(name))
    await Promise.all([close(connected, 'connected'), close(empty, 'empty')])
    expect(ended).toEqual(['empty', 'connected'])
    socket.destroy()
  })

  it('an idle socket is left to its owner for a while, so that no call is lost on it', async () => {
    const instance = create()
    const port = await listen(instance)
    const socket = connect(port, '127.0.0.1')
    let ended = false
    socket.on('error', () => undefined)
    socket.on('close', () => (ended = true))
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    const closing = instance.close()
    await pause(300)
    expect(ended).toBe(false)
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data: Buffer) => resolve(data.toString())),
    )
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    await closing
    await expect.poll(() => ended).toBe(true)
  })
})
