import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
import { keepTrying } from '@app/shared/keep-trying'
import { run } from '@app/shared/lifecycle'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { startRounds } from '@app/shared/rounds'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'
import { createReactions } from './reactions/reactions.ts'
import { ensureIndexes, sweepsOf } from './store/collections.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const { db } = deps.database
  const app = createApp(deps)
  await listen(app, config)
  const consumers = startConsumers({ ...deps, db, service: 'tutor-voice', reactions: createReactions(deps) })
  const index = async () => {
    await ensureIndexes(db)
    await deps.erasures.ensureIndexes()
  }
  const indexing = keepTrying({ step: 'indexes', logger: deps.logger, work: index })
  const sweeper = startSweeper({ ...deps, sweeps: sweepsOf(db) })
  const rounds = startRounds({ round: deps.erasures.round, logger: deps.logger, step: 'erasures' })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      indexing.stop()
      sweeper.stop()
      await consumers.stop()
      await rounds.stop()
      await closeDeps(deps)
    },
  }
})
