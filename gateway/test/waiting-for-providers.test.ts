import { afterEach, expect, it } from 'vitest'
import { answerJson, startGateway, startService, type FakeService, type Gateway } from './harness.ts'

let service: FakeService
let gateway: Gateway
afterEach(async () => {
  await gateway.close()
  await service.close()
})

const waiting = ['POST /payments/cancel', 'GET /payments/receipts', 'GET /payments/checkout-session/cs_1'] as const
const free = ['GET /payments/pricing', 'GET /payments/subscription/live', 'POST /payments/webhook'] as const

it.each(waiting)(
  '%s waits for a provider that hangs, and leaves half of the room for other operations',
  async (call) => {
    const [, stuck = ''] = call.split(' ')
    const answer = answerJson({ ok: true })
    // Nothing is answered that needs the provider.
    service = await startService((seen, response) => (seen.url === `/api${stuck}` ? undefined : answer(seen, response)))
    gateway = await startGateway({ service, env: { UPSTREAM_IN_FLIGHT: '8', LIMIT_ACCOUNT_CALLS: '1000' } })
    const authorization = await gateway.bearer()
    const send = (operation: string) => {
      const [method = '', path = ''] = operation.split(' ')
      const headers = { authorization, 'content-type': 'application/json' }
      return fetch(`${gateway.url}/api${path}`, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })
    }
    const hanging = Array.from({ length: 20 }, () => send(call).then(({ status }) => status))
    const refused = await Promise.race(hanging)
    expect(refused).toBe(503)
    await expect.poll(() => service.seen.length).toBe(4)
    for (const operation of free) expect((await send(operation)).status, operation).toBe(200)
    service.server.closeAllConnections()
    expect((await Promise.all(hanging)).filter((status) => status === 503)).toHaveLength(20)
  },
)
