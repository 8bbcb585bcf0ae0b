/** A service on the shared server in a process of its own, for tests that stop it: PORT says where, and it says 'ready'. */
import { setTimeout as pause } from 'node:timers/promises'
import { run } from '@app/shared/lifecycle'
import { createLogger } from '@app/shared/logger'
import { createServer } from '@app/shared/http/server'
import { createMetrics } from '@app/shared/metrics'

await run(async () => {
  const logger = createLogger('test', 'silent')
  const app = createServer({ logger, metrics: createMetrics(), ready: async () => true })
  app.get('/api/payments/pricing', async () => {
    await pause(5)
    return { amount: 1 }
  })
  await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
  console.log('ready')
  return { logger, close: () => app.close() }
})
