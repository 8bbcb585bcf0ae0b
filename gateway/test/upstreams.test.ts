import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerJson, startGateway, startService, type Gateway } from './harness.ts'

const open: Array<{ close(): unknown }> = []
const keep = <T extends { close(): unknown }>(thing: T): T => {
  open.push(thing)
  return thing
}
afterEach(async () => {
  vi.useRealTimers()
  for (const thing of open.splice(0).reverse()) await thing.close()
})

const pricing = '/api/payments/pricing'
const gatewayTo = async (urls: string[], config: Parameters<typeof startGateway>[0]['config'] = {}): Promise<Gateway> =>
  keep(await startGateway({ env: { BILLING_URLS: urls.join(','), AUTH_URLS: urls.join(',') }, config }))

async function closedPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Accepts connections and does with each what it is told. */
async function startTcp(onSocket: Parameters<typeof createTcpServer>[1]): Promise<{ server: Server; url: string }> {
  const server = keep(createTcpServer(onSocket).listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const ask = async (gateway: Gateway, path = pricing, init: RequestInit = {}) => {
  const answer = await fetch(gateway.url + path, init)
  const body = (await answer.json()) as { code?: string; from?: string }
  return { status: answer.status, body, retryAfter: answer.headers.get('retry-after') }
}

describe('a service that is away', () => {
  it('is a 503 with Retry-After, however many addresses it has', async () => {
    const urls = [`http://127.0.0.1:${await closedPort()}`, `http://127.0.0.1:${await closedPort()}`]
    const gateway = await gatewayTo(urls)
    for (let n = 0; n < 10; n += 1) {
      const { status, body, retryAfter } = await ask(gateway)
      expect([status, body.code, retryAfter]).toEqual([503, 'unavailable', '1'])
    }
  })

  it('is used again at once when it is back', async () => {
    const port = await closedPort()
    const gateway = await gatewayTo([`http://127.0.0.1:${port}`])
    expect((await ask(gateway)).status).toBe(503)
    keep(await startService(answerJson({ from: 'back' }), port))
    expect((await ask(gateway)).body.from).toBe('back')
  })

  it('and answers 503 by itself is not asked again and again', async () => {
    const service = keep(
      await startService((_seen, response) => void response.writeHead(503, { 'retry-after': '1' }).end('{}')),
    )
    const gateway = await gatewayTo([service.url])
    expect(await ask(gateway)).toMatchObject({ status: 503, retryAfter: '1' })
    await pause(150)
    expect(service.seen).toHaveLength(1)
  })

  it('takes only its own calls with it', async () => {
    const service = keep(await startService())
    const down = `http://127.0.0.1:${await closedPort()}`
    const gateway = keep(await startGateway({ service, env: { PRACTICE_URLS: down } }))
    const headers = { authorization: await gateway.bearer() }
    expect((await ask(gateway, '/api/tests/daily', { headers })).status).toBe(503)
    expect((await ask(gateway, '/api/auth/me', { headers })).status).toBe(200)
  })
})

describe('a service that is slow', () => {
  it('is a 504', async () => {
    const service = keep(await startService(() => undefined))
    const gateway = await gatewayTo([service.url], { upstreamTimeoutMs: 300 })
    const { status, body } = await ask(gateway)
    expect([status, body.code]).toEqual([504, 'upstream-timeout'])
    expect(service.seen).toHaveLength(1)
  })

  it('is a 504 too where it stops in the middle of a small answer', async () => {
    const service = keep(
      await startService((_seen, response) => void response.writeHead(200, { 'content-length': 100 }).write('{"a":')),
    )
    const gateway = await gatewayTo([service.url], { upstreamTimeoutMs: 300 })
    expect(await ask(gateway)).toMatchObject({ status: 504, body: { code: 'upstream-timeout' } })
  })

  it('gets no more calls at once than it may have: logins are refused first, then reads, then all, while the others still wait', async () => {
    const service = keep(await startService(() => undefined))
    const gateway = await gatewayTo([service.url], { upstreamInFlight: 4, upstreamTimeoutMs: 1_500 })
    const read = () => ask(gateway, '/api/auth/public-key')
    const post = (path: string) => ask(gateway, `/api/auth/${path}`, { method: 'POST', body: '{}' })
    const write = () => post('forgot-password')
    let waiting = true
    const logins = Promise.all(Array.from({ length: 2 }, () => post('login'))).finally(() => (waiting = false))
    await expect.poll(() => service.seen.length).toBe(2)
    expect((await post('login')).status).toBe(503)
    const third = read()
    await expect.poll(() => service.seen.length).toBe(3)
    const { status, retryAfter } = await read()
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '1' })
    expect(waiting).toBe(true)
    const written = write()
    await expect.poll(() => service.seen.length).toBe(4)
    expect((await write()).status).toBe(503)
    expect((await Promise.all([logins, third, written])).flat().map((answer) => answer.status)).toEqual([
      504, 504, 504, 504,
    ])
    const after = read()
    await expect.poll(() => service.seen.length).toBe(5)
    await after
  })
})

describe('a service with several processes', () => {
  it('is asked in turn, and one that refuses is left alone for a second and then tried again', async () => {
    // The second is one of a moved clock: the calls before it may take longer than that.
    vi.useFakeTimers({ toFake: ['Date'] })
    const port = await closedPort()
    const first = keep(await startService(answerJson({ from: 'first' })))
    const gateway = await gatewayTo([first.url, `http://127.0.0.1:${port}`])
    for (let n = 0; n < 20; n += 1) expect((await ask(gateway)).body.from).toBe('first')
    const second = keep(await startService(answerJson({ from: 'second' }), port))
    for (let n = 0; n < 10; n += 1) await ask(gateway)
    expect(second.seen).toHaveLength(0)
    vi.setSystemTime(Date.now() + 1_050)
    for (let n = 0; n < 10; n += 1) await ask(gateway)
    expect(second.seen).toHaveLength(5)
  })

  it('a call that was never sent is repeated with its body; one that was sent is not', async () => {
    const working = keep(await startService(answerJson({ from: 'working' })))
    const refusing = `http://127.0.0.1:${await closedPort()}`
    const body = JSON.stringify({ email: 'a@b.example' })
    const login = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    for (const urls of [
      [refusing, working.url],
      [working.url, refusing],
    ]) {
      const gateway = await gatewayTo(urls)
      for (let n = 0; n < 3; n += 1) expect((await ask(gateway, '/api/auth/login', login)).status).toBe(200)
    }
    expect(working.seen.every((seen) => seen.body.toString() === body)).toBe(true)

    let taken = 0
    const swallowing = await startTcp((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        taken += 1
        socket.destroy()
      })
    })
    const before = working.seen.length
    const gateway = await gatewayTo([swallowing.url, working.url])
    expect((await ask(gateway, '/api/auth/login', login)).status).toBe(503)
    expect([taken, working.seen.length - before]).toEqual([1, 0])
  })

  it('a GET that was lost is made once more, elsewhere, and only for a tenth of all calls', async () => {
    let taken = 0
    const swallowing = await startTcp((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        taken += 1
        socket.destroy()
      })
    })
    const working = keep(await startService(answerJson({ from: 'working' })))
    const gateway = await gatewayTo([swallowing.url, working.url], { limits: unlimited })
    const statuses: number[] = []
    for (let n = 0; n < 100; n += 1) statuses.push((await ask(gateway)).status)
    // Half of them meet the broken one, and ten of those may be repeated.
    const good = statuses.filter((status) => status === 200).length
    expect(taken).toBeGreaterThan(40)
    expect(taken + working.seen.length).toBeLessThanOrEqual(110)
    expect(good - (100 - taken)).toBeGreaterThan(7)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  it('where both lose it, it was made twice and not more, and the service knew until when', async () => {
    const seen: string[] = []
    const seenAt: number[] = []
    const swallow = () =>
      startTcp((socket) => {
        socket.on('error', () => undefined)
        socket.once('data', (data) => {
          seen.push(data.toString())
          seenAt.push(Date.now())
          socket.destroy()
        })
      })
    const urls = [(await swallow()).url, (await swallow()).url]
    const gateway = await gatewayTo(urls, { limits: unlimited, upstreamTimeoutMs: 3_000 })
    // The tenth call has earned the repeat.
    for (let n = 0; n < 9; n += 1) await ask(gateway)
    const before = seen.length
    const began = Date.now()
    expect((await ask(gateway)).status).toBe(503)
    expect(seen.length - before).toBe(2)
    const deadlines = seen.slice(before).map((text) => Number(/x-deadline-ms: (\d+)/.exec(text)?.[1]))
    expect(deadlines[0]).toBe(deadlines[1])
    expect(deadlines[0]! - began).toBeGreaterThan(2_900)
    // Counted from when the gateway took the call, which was before the service saw it.
    expect(deadlines[0]! - seenAt[before]!).toBeLessThanOrEqual(3_000)
  })

  it('one that freezes costs its calls 504 and is then left alone', async () => {
    const frozen = await startTcp((socket) => void socket.on('error', () => undefined))
    const working = keep(await startService(answerJson({ from: 'working' })))
    const gateway = await gatewayTo([frozen.url, working.url], { upstreamTimeoutMs: 300 })
    expect((await ask(gateway)).status).toBe(504)
    for (let n = 0; n < 6; n += 1) expect((await ask(gateway)).status).toBe(200)
  })

  it('and is restarted in turn drops no call', async () => {
    const ports = [await closedPort(), await closedPort()]
    const processes = await Promise.all(ports.map(startProcess))
    const gateway = await gatewayTo(
      ports.map((port) => `http://127.0.0.1:${port}`),
      { limits: unlimited },
    )
    const statuses: number[] = []
    const stopping = new AbortController()
    const callers = Array.from({ length: 12 }, async (_, n) => {
      while (!stopping.signal.aborted) {
        statuses.push((await ask(gateway)).status)
        await pause((n * 7) % 23)
      }
    })
    for (let round = 0; round < 3; round += 1) {
      await pause(100)
      const which = round % 2
      processes[which]!.kill('SIGTERM')
      await once(processes[which]!, 'exit')
      processes[which] = await startProcess(ports[which]!)
    }
    stopping.abort()
    await Promise.all(callers)
    for (const process of processes) process.kill('SIGKILL')
    expect(statuses.length).toBeGreaterThan(500)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  })
})

const unlimited = {
  networkCallsPerMinute: 1e9,
  networkLoginsPerMinute: 1e9,
  networkPublicKeysPerMinute: 1e9,
  networkRegistrationsPerHour: 1e9,
  networkMailRequestsPerHour: 1e9,
  networkContactsPerHour: 1e9,
  networkVoiceCallsPerMinute: 1e9,
  accountCallsPerMinute: 1e9,
}

async function startProcess(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'service-process.ts'), String(port)])
  await once(child.stdout, 'data')
  return child
}
