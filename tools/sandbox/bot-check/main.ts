import type { AddressInfo } from 'node:net'
import { readEnv } from '@app/shared/env'
import { run } from '@app/shared/lifecycle'
import { createLogger } from '@app/shared/logger'
import { createBotCheckStandIn } from './server.ts'

// Never in production: a token of this process proves nothing.
await run(async () => {
  const env = readEnv(process.env)
  const host = env.text('HOST', '127.0.0.1')
  const wanted = env.port('PORT', 8026)
  const production = env.optional('NODE_ENV') === 'production'
  env.done()
  if (production) throw new Error('Cannot start: the stand-in of the bot check has no place in production.')
  const server = createBotCheckStandIn()
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve))
  const { port } = server.address() as AddressInfo
  console.log(`ready http://${host}:${port}`)
  return {
    logger: createLogger('bot-check', 'info'),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
})
