import { run } from '@app/shared/lifecycle'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const app = await createApp(deps)
  await app.listen({ host: config.host, port: config.port })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      await closeDeps(deps)
    },
  }
})
