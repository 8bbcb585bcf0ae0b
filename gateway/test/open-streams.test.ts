import { afterEach, expect, it } from 'vitest'
import { startGateway, startService, type FakeService, type Gateway } from './harness.ts'

const open: { service: FakeService; gateway: Gateway }[] = []
afterEach(async () => {
  for (const { service, gateway } of open.splice(0)) {
    await gateway.close()
    await service.close()
  }
})

/** A gateway before a tutor that says one sentence and then nothing, until its caller leaves. */
async function system(longestMs = 31_000) {
  let running = 0
  const service = await startService((_seen, response) => {
    running += 1
    response.once('close', () => (running -= 1))
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    response.write('event: delta\ndata: {"text":"First. "}\n\n')
  })
  const gateway = await startGateway({ service, config: { openStreams: { most: 24, longestMs } } })
  open.push({ service, gateway })
  const ask = async (accept = 'text/event-stream') => {
    const leaving = new AbortController()
    const headers = { accept, 'content-type': 'application/json' }
    const body = JSON.stringify({ question: 'Why?' })
    const answer = await fetch(`${gateway.url}/api/tutor/ask`, {
      method: 'POST',
      headers,
      body,
      signal: leaving.signal,
    })
    return { answer, leave: () => leaving.abort() }
  }
  return { service, ask, running: () => running }
}

it('24 streams are open at once; the 25th is 503 with Retry-After until one of them ends', async () => {
  const { ask, running, service } = await system()
  const streams = await Promise.all(Array.from({ length: 24 }, () => ask()))
  expect(streams.map(({ answer }) => answer.status)).toEqual(Array(24).fill(200))
  const { answer } = await ask()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  expect(service.seen).toHaveLength(24)
  streams[0]!.leave()
  await expect.poll(running).toBe(23)
  const later = async () => (await ask()).answer.status
  await expect.poll(later).toBe(200)
  for (const { leave } of streams) leave()
})

it('an event arrives while the answer goes on, and leaving ends the call to the service', async () => {
  const { ask, running } = await system()
  const { answer, leave } = await ask()
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const first = await answer.body!.getReader().read()
  expect(Buffer.from(first.value ?? []).toString()).toContain('First. ')
  expect(running()).toBe(1)
  leave()
  await expect.poll(running).toBe(0)
})

it('a stream that does not end is cut off', async () => {
  const { ask, running } = await system(500)
  const { answer } = await ask()
  const began = performance.now()
  await expect(answer.text()).rejects.toThrow()
  expect(performance.now() - began).toBeGreaterThan(400)
  await expect.poll(running).toBe(0)
})
