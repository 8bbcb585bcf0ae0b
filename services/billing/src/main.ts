import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
import { keepTrying } from '@app/shared/keep-trying'
import { run } from '@app/shared/lifecycle'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { startRounds } from '@app/shared/rounds'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'
import { runRound } from './flows/rounds.ts'
import { createReactions } from './reactions/reactions.ts'
import { sweepsOf } from './store/collections.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const app = createApp(deps)
  await listen(app, config)
  const { logger, erasures, providerEvents } = deps
  const ensureIndexes = async () => {
    await erasures.ensureIndexes()
    await providerEvents.ensureIndexes()
  }
  const indexing = keepTrying({ step: 'indexes', logger, work: ensureIndexes })
  const reactions = createReactions(deps)
  const consumers = startConsumers({ ...deps, db: deps.database.db, service: 'billing', reactions })
  const rounds = startRounds({ round: () => runRound(deps), logger, step: 'round' })
  const sweeper = startSweeper({ ...deps, clock: deps.waitingClock, sweeps: sweepsOf(deps.database.db) })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      indexing.stop()
      await consumers.stop()
      await rounds.stop()
      sweeper.stop()
      await closeDeps(deps)
    },
  }
})
