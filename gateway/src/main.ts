import { listen } from '@app/shared/http/listen'
import { run } from '@app/shared/lifecycle'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'
import { listenForMetrics } from './metrics.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const app = await createApp(deps)
  const metrics = await listenForMetrics(deps, config)
  await listen(app, config)
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      await metrics?.close()
      await closeDeps(deps)
    },
  }
})
