import { connect, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type OwnClock, startOwnClock } from '@app/shared/testing/own-clock'
import { expect, it } from 'vitest'
import { startGateway, startService } from './harness.ts'

/** The deadline that people are promised; judged by a clock that stops while others have the processor. */
const deadlineMs = 12_000

/** How long each connection lived, from when the server had it until it was closed, by the port of who opened it. */
function watchLives(server: Server, clock: OwnClock): Map<number | undefined, number> {
  const lives = new Map<number | undefined, number>()
  server.on('connection', (socket) => {
    const [{ remotePort }, born] = [socket, clock.now()]
    socket.once('close', () => lives.set(remotePort, clock.now() - born))
  })
  return lives
}

const localPortOf = (socket: Socket) =>
  new Promise<number | undefined>((done) => socket.once('connect', () => done(socket.localPort)))

/** Fastify's own defaults held a third of such sockets after 20 s (docs/servers.md#http-servers; docs/rows.md, F6). */
it.concurrent('who sends too slowly is closed within 12 s, and the others notice nothing', async () => {
  const service = await startService()
  const gateway = await startGateway({ service })
  const openings = [
    'GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nX-A: ',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    'GET ',
  ]
  const clock = startOwnClock()
  const lives = watchLives(gateway.app.server, clock)
  const sockets: Socket[] = []
  const opened = Array.from({ length: 120 }, (_, n) => {
    const socket = connect(gateway.port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(openings[n % openings.length]!)
    return localPortOf(socket)
  })
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, 900)
  while (sockets.some((socket) => !socket.closed) && clock.now() < 14_000) {
    const answer = await fetch(`${gateway.url}/api/payments/pricing`)
    expect(answer.status).toBe(200)
    await answer.text()
    await pause(100)
  }
  clearInterval(dripping)
  const ages = (await Promise.all(opened)).map((port) => lives.get(port) ?? Infinity)
  expect(Math.max(...ages)).toBeLessThan(deadlineMs)
  clock.stop()
  expect(service.seen.every(({ url }) => url === '/api/payments/pricing')).toBe(true)
  await gateway.close()
  await service.close()
})

it.concurrent('who reads nothing is cut off within 12 s, and who reads slowly is not', async () => {
  const large = 'a'.repeat(16 * 1024 * 1024)
  const service = await startService((_seen, response) => void response.end(large))
  const gateway = await startGateway({ service })
  const clock = startOwnClock()
  const lives = watchLives(gateway.app.server, clock)
  const read = (everyMs: number) => {
    const reader = {
      bytes: 0,
      socket: connect({ port: gateway.port, host: '127.0.0.1', onread: { buffer, callback } }),
    }
    function callback(count: number) {
      reader.bytes += count
      setTimeout(() => reader.socket.resume(), everyMs)
      return false
    }
    reader.socket.on('error', () => undefined)
    reader.socket.write('GET /api/payments/pricing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    return reader
  }
  const buffer = Buffer.alloc(64 * 1024)
  const [nothing, little] = [read(60_000), read(55)]
  const [idle, slow] = await Promise.all([nothing, little].map(({ socket }) => localPortOf(socket)))
  await expect.poll(() => lives.get(idle), { timeout: 40_000 }).toBeDefined()
  expect(lives.get(idle)).toBeLessThan(deadlineMs)
  await expect.poll(() => little.bytes, { timeout: 40_000 }).toBeGreaterThan(large.length)
  expect(lives.get(slow)).toBeGreaterThan(lives.get(idle)! - 2_000)
  nothing.socket.destroy()
  clock.stop()
  await gateway.close()
  await service.close()
})

it('a socket that was opened ahead and never used does not hold a gateway that ends', async () => {
  const service = await startService()
  const gateway = await startGateway({ service })
  const socket = connect(gateway.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await new Promise((resolve) => gateway.app.server.once('connection', resolve))
  const clock = startOwnClock()
  await gateway.app.close()
  expect(clock.now()).toBeLessThan(3_000)
  clock.stop()
  socket.destroy()
  await gateway.close()
  await service.close()
})

it('a socket that falls idle while the gateway ends does not hold it', async () => {
  const service = await startService(async (_seen, response) => {
    await pause(400)
    response.end('{}')
  })
  const gateway = await startGateway({ service })
  const inFlight = fetch(`${gateway.url}/api/payments/pricing`)
  await expect.poll(() => service.seen.length).toBe(1)
  const clock = startOwnClock()
  const closing = gateway.app.close()
  expect((await inFlight).status).toBe(200)
  await closing
  expect(clock.now()).toBeLessThan(3_000)
  clock.stop()
  await gateway.close()
  await service.close()
})
