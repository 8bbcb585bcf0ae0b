import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selfSigned } from './self-signed.ts'
import { startGateway } from './harness.ts'

/** reply-from turns verification of upstream certificates off (CVE-2026-107318); ours is undici's own, which is on. */
let seen = 0
const { key, cert } = selfSigned()
const server = createServer({ key, cert }, (_request, response) => {
  seen += 1
  response.end('{}')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('a service with a certificate that nobody vouches for gets no call', async () => {
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The plant: a client that does not verify gets through, so the server works and the refusal is ours.
  const careless = new Agent({ connect: { rejectUnauthorized: false } })
  await careless.request({ origin: url, path: '/', method: 'GET' })
  await careless.close()
  expect(seen).toBe(1)

  const gateway = await startGateway({ env: { BILLING_URLS: url } })
  const answer = await fetch(`${gateway.url}/api/payments/pricing`)
  expect(answer.status).toBe(503)
  expect(seen).toBe(1)
  await gateway.close()
})
