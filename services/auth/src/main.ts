import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
import { run } from '@app/shared/lifecycle'
import { startRounds } from '@app/shared/rounds'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'
import { advanceErasure } from './flows/erase-account.ts'
import { startUpkeep } from './flows/upkeep.ts'
import { createReactions } from './reactions/reactions.ts'
import { sweepsOf } from './store/collections.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const app = createApp(deps)
  await listen(app, config)
  const consumers = startConsumers({
    ...deps,
    db: deps.database.db,
    service: 'auth',
    reactions: createReactions(deps),
  })
  const sweeper = startSweeper({ ...deps, sweeps: sweepsOf(deps.database.db) })
  const upkeep = startUpkeep(deps)
  const rounds = startRounds({
    step: 'erasures',
    logger: deps.logger,
    round: async () => {
      for (const id of await deps.erasures.listOpen()) await advanceErasure(deps, id)
    },
  })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      upkeep.stop()
      sweeper.stop()
      await consumers.stop()
      await rounds.stop()
      await closeDeps(deps)
    },
  }
})
