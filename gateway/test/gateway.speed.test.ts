import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { sendRaw, startGateway, startService, statusOf } from './harness.ts'

const open: Array<{ close(): Promise<void> }> = []
const keep = <T extends { close(): Promise<void> }>(thing: T): T => {
  open.push(thing)
  return thing
}
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

const pricing = '/api/payments/pricing'

async function closedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return `http://127.0.0.1:${port}`
}

async function timed(url: string, init: RequestInit = {}): Promise<{ status: number; ms: number }> {
  const began = performance.now()
  const answer = await fetch(url, init)
  await answer.text()
  return { status: answer.status, ms: performance.now() - began }
}

it('responds with 503 within 100 ms (median of ten) if no process of the service listens', async () => {
  const gateway = keep(await startGateway({ env: { BILLING_URLS: [await closedUrl(), await closedUrl()].join(',') } }))
  const times: number[] = []
  for (let n = 0; n < 10; n += 1) {
    const { status, ms } = await timed(gateway.url + pricing)
    expect(status).toBe(503)
    times.push(ms)
  }
  expect(times.toSorted((a, b) => a - b)[5]).toBeLessThan(100)
})

it('responds with 504 within 2.5 s if the service may take 300 ms and never responds', async () => {
  const service = keep(await startService(() => undefined))
  const gateway = keep(await startGateway({ service, config: { upstreamTimeoutMs: 300 } }))
  const { status, ms } = await timed(gateway.url + pricing)
  expect(status).toBe(504)
  expect(ms).toBeLessThan(2_500)
})

it('refuses a call beyond those that a service may have at once within 250 ms', async () => {
  const service = keep(await startService(() => undefined))
  const gateway = keep(await startGateway({ service, config: { upstreamInFlight: 1, upstreamTimeoutMs: 500 } }))
  const waiting = timed(`${gateway.url}/api/auth/forgot-password`, { method: 'POST', body: '{}' })
  await expect.poll(() => service.seen.length).toBe(1)
  const { status, ms } = await timed(`${gateway.url}/api/auth/public-key`)
  expect(status).toBe(503)
  expect(ms).toBeLessThan(250)
  await waiting
})

it('passes each server-sent event on within 55 ms', async () => {
  const service = keep(
    await startService(async (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let n = 0; n < 5; n += 1) {
        response.write(`data: ${Date.now()}\n\n`)
        await pause(60)
      }
      response.end()
    }),
  )
  const gateway = keep(await startGateway({ service }))
  const answer = await fetch(gateway.url + pricing)
  const lags: number[] = []
  for await (const chunk of answer.body!)
    for (const [, sent] of Buffer.from(chunk)
      .toString()
      .matchAll(/data: (\d+)/g))
      lags.push(Date.now() - Number(sent))
  expect(lags).toHaveLength(5)
  expect(Math.max(...lags)).toBeLessThan(55)
})

it.each([
  ['announced', `Content-Length: ${64 * 1024 + 1}\r\n\r\n`],
  ['sent in chunks', `Transfer-Encoding: chunked\r\n\r\n10001\r\n${'x'.repeat(64 * 1024 + 1)}\r\n0\r\n\r\n`],
])('responds with 413 within 1 s to a body over 64 KiB that is %s', async (_how, rest) => {
  const gateway = keep(await startGateway({ service: keep(await startService()) }))
  const began = performance.now()
  const head = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n'
  expect(statusOf(await sendRaw(gateway.port, head + rest, 3_000))).toBe(413)
  expect(performance.now() - began).toBeLessThan(1_000)
})
