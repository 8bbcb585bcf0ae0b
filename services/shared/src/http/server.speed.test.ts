import { setTimeout as pause } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createMetrics } from '../metrics.ts'
import { createServer } from './server.ts'

async function start() {
  const app = createServer({
    logger: createLogger('test', 'silent'),
    metrics: createMetrics(),
    ready: async () => true,
  })
  app.get('/slow', async () => {
    await pause(300)
    return 'slow'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` }
}

it('a server without callers ends within 200 ms', async () => {
  const { app } = await start()
  const began = performance.now()
  await app.close()
  expect(performance.now() - began).toBeLessThan(200)
})

it('a server that responds to a call of 300 ms ends within 2.5 s', async () => {
  const { app, url } = await start()
  const slow = fetch(`${url}/slow`)
  await pause(50)
  const began = performance.now()
  await Promise.all([app.close(), slow.then((response) => response.text())])
  expect(performance.now() - began).toBeLessThan(2_500)
})
