import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { answerJson, startGateway, startService, type FakeService, type Gateway } from './harness.ts'

const open: Array<{ close(): unknown }> = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.close()
})

async function startBoth(config: Parameters<typeof startGateway>[0]['config'] = {}, reply = answerJson({ ok: true })) {
  const billing: FakeService = await startService(reply)
  const gateway: Gateway = await startGateway({ env: { BILLING_URLS: billing.url }, config })
  open.push(billing, gateway)
  return { billing, gateway }
}

const webhook = '/api/payments/webhook'
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const post = (gateway: Gateway, path: string, body: Buffer) =>
  fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': 't=1,v1=aa' },
    body: new Uint8Array(body),
  })

it('passes the bytes of a message on as they were sent, up to 256 KiB, with the signature', async () => {
  const { billing, gateway } = await startBoth()
  // Bytes that no JSON parser would keep: odd spaces, an escape that has a shorter form, and random ones at the end.
  const body = Buffer.concat([Buffer.from('{ "a" :\t1.0,\r\n "b":"\\u0041" }'), randomBytes(200 * 1024)])
  expect((await post(gateway, webhook, body)).status).toBe(200)
  const [seen] = billing.seen
  expect(sha256(seen?.body ?? Buffer.alloc(0))).toBe(sha256(body))
  expect(seen?.headers['stripe-signature']).toBe('t=1,v1=aa')
  expect((await post(gateway, webhook, Buffer.alloc(256 * 1024 + 1, 0x20))).status).toBe(413)
  expect(billing.seen).toHaveLength(1)
})

it('passes the signature header and large bodies nowhere else', async () => {
  const { billing, gateway } = await startBoth()
  const headers = {
    authorization: await gateway.bearer(),
    'content-type': 'application/json',
    'stripe-signature': 't=1,v1=aa',
  }
  const call = (body: string) => fetch(`${gateway.url}/api/payments/billing-portal`, { method: 'POST', headers, body })
  expect((await call('{}')).status).toBe(200)
  expect(billing.seen[0]?.headers).not.toHaveProperty('stripe-signature')
  expect((await call(`{"returnUrl":"${'a'.repeat(70_000)}"}`)).status).toBe(413)
})

it('counts messages of the provider in no limit of a network', async () => {
  const limits = { networkCallsPerMinute: 3 }
  const { gateway } = await startBoth({ limits: { ...(await defaults()), ...limits } })
  const statuses = []
  for (let n = 0; n < 10; n += 1) statuses.push((await post(gateway, webhook, Buffer.from('{}'))).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const others = []
  for (let n = 0; n < 4; n += 1) others.push((await fetch(`${gateway.url}/api/payments/pricing`)).status)
  expect(others).toEqual([200, 200, 200, 429])
})

it('waits for an operation as long as its contract says, and for all others as long as for every other', async () => {
  const slow = async (...args: Parameters<ReturnType<typeof answerJson>>) => {
    await pause(2_000)
    await answerJson({ ok: true })(...args)
  }
  const { gateway } = await startBoth({ upstreamTimeoutMs: 500 }, slow)
  const headers = { authorization: await gateway.bearer() }
  expect((await fetch(`${gateway.url}/api/payments/cancel`, { method: 'POST', headers })).status).toBe(200)
  expect((await fetch(`${gateway.url}/api/payments/subscription/live`, { headers })).status).toBe(504)
})

async function defaults() {
  const gateway = await startGateway({ env: {} })
  const { limits } = gateway.deps.config
  await gateway.close()
  return limits
}

it('lets a burst of messages wait for its turn, and other calls of billing go on beside it', async () => {
  const { gateway } = await startBoth({ upstreamInFlight: 32 }, async (seen, response) => {
    await pause(20)
    return answerJson({ ok: true })(seen, response)
  })
  const burst = Array.from({ length: 100 }, () => post(gateway, webhook, Buffer.from('{}')))
  const others = Array.from({ length: 4 }, () => fetch(`${gateway.url}/api/payments/promotions`))
  const statuses = async (calls: Array<Promise<Response>>) => (await Promise.all(calls)).map(({ status }) => status)
  expect(new Set(await statuses(others))).toEqual(new Set([200]))
  expect(new Set(await statuses(burst))).toEqual(new Set([200]))
})
