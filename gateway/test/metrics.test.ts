import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenForMetrics } from '../src/metrics.ts'
import { startGateway, type Gateway } from './harness.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({})
})
afterAll(() => gateway.close())

it('/metrics is not at the public port: a proxy on the same machine looks like the machine itself', async () => {
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7' }, { host: '127.0.0.1' }])
    expect((await fetch(`${gateway.url}/metrics`, { headers })).status).toBe(404)
  const behind = await startGateway({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const asThisMachine = await fetch(`${behind.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect(asThisMachine.status).toBe(404)
  await behind.close()
})

it('/metrics has a port of its own, where there is nothing else', async () => {
  const metrics = await listenForMetrics(gateway.deps, { host: '127.0.0.1', metricsPort: 0 })
  const { port } = metrics!.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const path of ['/', '/api/auth/me', '/docs', '/policy-reports'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
  await metrics!.close()
  expect(await listenForMetrics(gateway.deps, { host: '127.0.0.1', metricsPort: undefined })).toBeUndefined()
})
