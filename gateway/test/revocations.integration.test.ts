import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect as connectTcp, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createEvent } from '@app/shared/events/event'
import { connectBroker, type Broker } from '@app/shared/events/connect'
import { createLogger } from '@app/shared/logger'
import { createTestClock } from '@app/shared/testing/test-clock'
import { afterEach, beforeAll, afterAll, describe, expect, inject, it } from 'vitest'
import { watchRevocations, type Revocations } from '../src/revocations.ts'

const logger = createLogger('test', 'silent')
const userId = '0198c0de-0000-7000-8000-000000000001'
const inAnHour = () => new Date(Date.now() + 3_600_000)
let count = 0
const newSession = () => `0198c0de-0000-7000-8000-${String((count += 1)).padStart(12, '0')}`

/** What auth answers: a list, or nothing at all while it is away. */
const auth = { sessions: new Map<string, Date>(), away: false, takesMs: 0, reads: 0 }
const readAuth = async <T>(_path: string, deadlineMs = 0) => {
  auth.reads += 1
  await pause(Math.min(auth.takesMs, deadlineMs))
  if (auth.takesMs > deadlineMs) throw new Error('auth was too slow')
  if (auth.away) throw new Error('auth could not be read')
  const revocations = [...auth.sessions].map(([sessionId, at]) => ({ sessionId, expiresAt: at.toISOString() }))
  return { revocations } as T
}

/** A wire to the broker that a test may cut, or freeze. */
interface Wire {
  url: string
  cut(): void
  freeze(): void
  mend(): void
  close(): void
}

async function startWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: 'open' | 'cut' | 'frozen' = 'open'
  const server: Server = createServer((inner) => {
    if (mode === 'cut') return void inner.destroy()
    const outer = connectTcp(Number(port), hostname)
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => void (mode === 'frozen' || to.write(data)))
      from.on('close', () => void (sockets.delete(from), to.destroy()))
      from.on('error', () => undefined)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    mode = 'cut'
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    freeze: () => void (mode = 'frozen'),
    mend: () => void (mode = 'open'),
    close: () => void (cut(), server.close()),
  }
}

let broker: Broker
let wire: Wire
let revocations: Revocations
beforeAll(async () => {
  broker = connectBroker({ url: inject('natsUrl'), name: 'test-auth', logger })
  await broker.link()
})
afterAll(() => broker.close())
afterEach(async () => {
  auth.takesMs = 0
  await revocations.close()
  wire.close()
})

async function watch(): Promise<void> {
  auth.sessions.clear()
  auth.away = false
  auth.reads = 0
  wire = await startWire(inject('natsUrl'))
  revocations = watchRevocations({ natsUrl: wire.url, readAuth, clock: { now: () => new Date() }, logger })
}

/** As auth does: stored first, then published. */
async function end(sessionId: string): Promise<void> {
  auth.sessions.set(sessionId, inAnHour())
  const body = { sessionId, userId, reason: 'logout' as const, expiresAt: inAnHour().toISOString() }
  await broker.publish(createEvent('auth.session-revoked.v1', { key: sessionId, body, at: new Date() }))
}

function verdict(sessionId: string): number {
  try {
    revocations.refuse(sessionId)
    return 200
  } catch (error) {
    return (error as { status: number }).status
  }
}

const within = (ms: number) => ({ timeout: ms, interval: 20 })

describe('an ended session is refused', () => {
  it('as soon as the broker says so', async () => {
    await watch()
    await expect.poll(() => verdict('other')).toBe(200)
    const session = newSession()
    await end(session)
    await expect.poll(() => verdict(session), within(5_000)).toBe(401)
    expect(verdict('other')).toBe(200)
  })

  it('from the first answer on after a start, because auth is read first', async () => {
    await watch()
    const session = newSession()
    auth.sessions.set(session, inAnHour())
    expect(verdict('other')).toBe(503)
    expect(revocations.known()).toBe(false)
    await expect.poll(() => revocations.known(), within(5_000)).toBe(true)
    expect([verdict(session), verdict('other')]).toEqual([401, 200])
  })

  it('within 5 s while the broker is away, and what was missed is known when it is back', async () => {
    await watch()
    await expect.poll(() => verdict('other')).toBe(200)
    wire.cut()
    await pause(300)
    const whileAway = newSession()
    const began = Date.now()
    await end(whileAway)
    await expect.poll(() => verdict(whileAway), within(5_000)).toBe(401)
    expect(Date.now() - began).toBeLessThan(5_000)
    const reads = auth.reads
    wire.mend()
    await expect.poll(() => auth.reads, within(15_000)).toBeGreaterThan(reads)
    const afterwards = newSession()
    auth.away = true
    await pause(200)
    await end(afterwards)
    await expect.poll(() => verdict(afterwards), within(5_000)).toBe(401)
  })

  it('within 5 s while the broker is frozen', async () => {
    await watch()
    await expect.poll(() => verdict('other')).toBe(200)
    await pause(300)
    wire.freeze()
    const session = newSession()
    await end(session)
    await expect.poll(() => verdict(session), within(5_000)).toBe(401)
  })

  it('whoever sends nonsense to the subject changes nothing', async () => {
    await watch()
    await expect.poll(() => verdict('other')).toBe(200)
    const { connection } = await broker.link()
    for (const text of ['', '{', 'null', '{"sessionId":"other"}', '{"sessionId":5,"expiresAt":"x"}']) {
      connection.publish('auth.session-revoked.v1', text)
    }
    await connection.flush()
    await pause(200)
    expect(verdict('other')).toBe(200)
  })
})

it('with auth away the broker alone is enough', async () => {
  await watch()
  await expect.poll(() => verdict('other')).toBe(200)
  await pause(700)
  auth.away = true
  const session = newSession()
  await end(session)
  await expect.poll(() => verdict(session), within(5_000)).toBe(401)
  expect(verdict('other')).toBe(200)
})

it('a list that takes longer than usual is waited for, and not asked for all the time', async () => {
  await watch()
  auth.takesMs = 1_500
  await expect.poll(() => revocations.known(), within(15_000)).toBe(true)
  await pause(2_000)
  const reads = auth.reads
  await pause(4_000)
  expect(auth.reads).toBe(reads)
  expect(verdict('other')).toBe(200)
})

it('is forgotten when its token has ended by itself, so that the list cannot grow for ever', async () => {
  const clock = createTestClock()
  auth.sessions.clear()
  auth.away = false
  const session = newSession()
  auth.sessions.set(session, new Date(clock.now().getTime() + 1_000))
  wire = await startWire('nats://127.0.0.1:9')
  revocations = watchRevocations({ natsUrl: wire.url, readAuth, clock, logger })
  await expect.poll(() => verdict(session), within(15_000)).toBe(401)
  auth.sessions.clear()
  clock.advance(120_000)
  await expect.poll(() => verdict(session), within(15_000)).toBe(200)
})

/** Runs a script in a process of its own, whose monotonic clock it moves by `moved`, set before anything is loaded. */
function runWithClock(natsUrl: string, script: string) {
  const text = `
    const { performance } = await import('node:perf_hooks')
    const real = performance.now.bind(performance)
    let moved = 0
    performance.now = () => real() + moved
    const { watchRevocations } = await import(${JSON.stringify(new URL('../src/revocations.ts', import.meta.url).href)})
    let isCut = false
    const quiet = { warn({ reason }) { isCut ||= reason === 'disconnect' }, error() {} }
    let away = false
    const readAuth = async () => { if (away) throw new Error('away'); return { revocations: [] } }
    const clock = { now: () => new Date() }
    const watched = watchRevocations({ natsUrl: ${JSON.stringify(natsUrl)}, readAuth, clock, logger: quiet })
    const verdict = () => { try { watched.refuse('x'); return 200 } catch (error) { return error.status } }
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    const seen = []
    while (!watched.known()) await wait(20)
    ${script}
    console.log(JSON.stringify(seen)); process.exit(0)`
  return spawn(process.execPath, ['--input-type=module', '-e', text])
}

it('with both away for more than 60 s nobody who needs a login is served', async () => {
  const child = runWithClock(
    'nats://127.0.0.1:9',
    `away = true; seen.push(verdict())
    moved = 50_000; seen.push(verdict())
    moved = 61_000; seen.push(verdict())
    away = false
    for (let tries = 0; tries < 500 && verdict() !== 200; tries += 1) await wait(20)
    seen.push(verdict())`,
  )
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  expect(JSON.parse(output.toString())).toEqual([200, 200, 503, 200])
})

it('the 60 s begin when the broker goes, however long ago auth was read', async () => {
  wire = await startWire(inject('natsUrl'))
  const child = runWithClock(
    wire.url,
    `await wait(1_000); away = true
    moved = 55_000; seen.push(verdict())
    console.log('cut'); while (!isCut) await wait(20)
    moved = 70_000; seen.push(verdict())
    moved = 120_000; seen.push(verdict())`,
  )
  const output: string[] = []
  child.stdout.on('data', (data: Buffer) => {
    output.push(data.toString())
    if (data.toString().includes('cut')) wire.cut()
  })
  await once(child, 'exit')
  expect(JSON.parse(output.join('').replace('cut', ''))).toEqual([200, 200, 503])
})
