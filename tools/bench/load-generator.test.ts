import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { generateLoad, latenciesOf, pickByShare, waitsOf } from './load-generator.ts'
import { openRawConnection } from './raw-connection.ts'
import { createRandom, histogramOf } from './statistics.ts'

const ok = async () => ({ status: 200 })

/** Counts the calls that are under way, and ends them when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const counts = { now: 0, most: 0, all: 0 }
  const call = async () => {
    counts.all += 1
    counts.now += 1
    counts.most = Math.max(counts.most, counts.now)
    await promise
    counts.now -= 1
  }
  return { counts, call, release: resolve }
}

/** How many starts a plan has. */
function planned(rate: number, seed: number, durationMs: number): number {
  const random = createRandom(seed)
  const gap = () => (-Math.log(1 - random()) * 1000) / rate
  let starts = 0
  for (let at = gap(); at < durationMs; at += gap()) starts += 1
  return starts
}

describe('an open loop', () => {
  test('starts what the plan says, whether earlier calls have ended or not', async () => {
    const { counts, call, release } = held()
    const load = generateLoad({ rate: 400, random: createRandom(7), durationMs: 250 }, call)
    await expect.poll(() => counts.all).toBe(planned(400, 7, 250))
    expect(counts.most).toBe(counts.all)
    release()
    expect(await load.ended).toHaveLength(counts.all)
  })

  test('counts latency from the intended start, also when the generator itself is late', async () => {
    const load = generateLoad({ rate: 200, random: createRandom(1), durationMs: 300 }, ok)
    await pause(50)
    for (const end = performance.now() + 200; performance.now() < end;);
    const samples = await load.ended
    // No start of the plan is missed, and the block of 200 ms is in the figures.
    expect(samples).toHaveLength(planned(200, 1, 300))
    expect(latenciesOf(samples).max).toBeGreaterThan(150)
    expect(Math.max(...samples.map(({ lag }) => lag))).toBeGreaterThan(150)
    expect(waitsOf(samples).percentile(0.5)).toBeLessThan(latenciesOf(samples).max / 2)
  })

  test('leaves out a start beyond the most calls at once', async () => {
    const { counts, call, release } = held()
    const load = generateLoad({ rate: 500, random: createRandom(2), atMost: 3, durationMs: 100 }, call)
    await pause(150)
    expect(counts).toMatchObject({ most: 3, all: 3 })
    release()
    await load.stop()
  })
})

describe('a closed loop', () => {
  test('has each caller wait for its own call, and no other', async () => {
    const under = [0, 0]
    const { promise, resolve } = Promise.withResolvers<void>()
    const load = generateLoad({ callers: 2 }, async (caller) => {
      under[caller]! += 1
      expect(under[caller]).toBe(1)
      await (caller === 0 ? promise : pause(1))
      under[caller]! -= 1
      return { caller }
    })
    await expect.poll(() => load.samples.length).toBeGreaterThan(5)
    expect(load.samples.every(({ caller }) => caller === 1)).toBe(true)
    resolve()
    expect((await load.stop()).filter(({ caller }) => caller === 0).length).toBeGreaterThan(0)
  })

  test('pauses between the calls of a caller, and ends after its duration', async () => {
    const samples = await generateLoad({ callers: 1, pauseMs: 40, durationMs: 100 }, ok).ended
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.length).toBeLessThanOrEqual(3)
  })
})

describe('a load', () => {
  test('forgets what was taken', async () => {
    const load = generateLoad({ callers: 1, pauseMs: 5 }, ok)
    await expect.poll(() => load.samples.length).toBeGreaterThan(1)
    const settling = load.take()
    const rest = await load.stop()
    expect(settling.length).toBeGreaterThan(1)
    expect(rest.every(({ at }) => at > settling.at(-1)!.at)).toBe(true)
  })

  test.each([
    ['open', { rate: 1000, random: createRandom(3) }],
    ['closed', { callers: 3 }],
  ])('of the %s kind ends with the error of a call that rejects', async (_, pace) => {
    const load = generateLoad(pace, () => Promise.reject(new Error('nobody is left')))
    await expect(load.ended).rejects.toThrow('nobody is left')
  })

  test('of a mix picks by the shares', () => {
    const mix = [
      { name: 'read', share: 0.75 },
      { name: 'write', share: 0.25 },
    ] as const
    const at = (value: number) => pickByShare(mix, () => value).name
    expect([0, 0.74, 0.75, 0.99].map(at)).toEqual(['read', 'read', 'write', 'write'])
    expect(pickByShare([{ name: 'first', share: 0.5 }], () => 0.9).name).toBe('first')
  })
})

test('percentiles are exact: between the two nearest of all values', () => {
  const times = histogramOf([40, 10, 30, 20])
  expect([0, 0.5, 0.75, 1].map((share) => times.percentile(share))).toEqual([10, 25, 32.5, 40])
  expect(histogramOf([])).toMatchObject({ count: 0, max: 0 })
  expect(histogramOf([]).percentile(0.99)).toBe(0)
})

test('a raw connection reads whole answers, and opens another when it is lost', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/lost') return void request.socket.destroy()
    const body = Buffer.alloc(300_000, 'x')
    response.writeHead(503, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const open = (path: string) =>
    openRawConnection({ port, head: `GET ${path} HTTP/1.1\r\nHost: localhost`, from: '127.0.0.1' })
  const whole = await open('/')
  expect([await whole.send(), await whole.send()]).toEqual([{ status: 503 }, { status: 503 }])
  const lost = await open('/lost')
  expect([await lost.send(), await lost.send()]).toEqual([{ status: 0 }, { status: 0 }])
  whole.close()
  lost.close()
  await new Promise((done) => server.close(done))
})
