import type { AddressInfo } from 'node:net'
import { readEnv } from '@app/shared/env'
import { run } from '@app/shared/lifecycle'
import { createLogger } from '@app/shared/logger'
import { createVoiceStandIn } from './server.ts'

// Stands in for the provider of voice. Never in production: it understands nothing of what it hears.
await run(async () => {
  const env = readEnv(process.env)
  const host = env.text('HOST', '127.0.0.1')
  const wanted = env.port('PORT', 8029)
  const production = env.optional('NODE_ENV') === 'production'
  env.done()
  if (production) throw new Error('Cannot start: the stand-in of the provider of voice has no place in production.')
  const { server, stop } = createVoiceStandIn()
  await new Promise<void>((resolve) => server.listen(wanted, host, resolve))
  const { port } = server.address() as AddressInfo
  console.log(`ready http://${host}:${port}`)
  return {
    logger: createLogger('voice-provider', 'info'),
    close: async () => {
      stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
})
