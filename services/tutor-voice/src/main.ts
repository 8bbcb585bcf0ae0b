import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
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
  // Only the sweeper and the rounds need them, and both work without too.
  Promise.all([ensureIndexes(db), deps.erasures.ensureIndexes()]).catch((error: unknown) =>
    deps.logger.warn({ err: error, step: 'indexes' }, 'no indexes yet'),
  )
  const consumers = startConsumers({ ...deps, db, service: 'tutor-voice', reactions: createReactions(deps) })
  const sweeper = startSweeper({ ...deps, sweeps: sweepsOf(db) })
  const rounds = startRounds({ round: deps.erasures.round, logger: deps.logger, step: 'erasures' })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      sweeper.stop()
      await consumers.stop()
      await rounds.stop()
      await closeDeps(deps)
    },
  }
})
