import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
import { keepTrying } from '@app/shared/keep-trying'
import { run } from '@app/shared/lifecycle'
import { startRounds } from '@app/shared/rounds'
import { startSweeper } from '@app/shared/mongo/sweeper'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps } from './deps.ts'
import { doWhatIsDue } from './flows/do-what-is-due.ts'
import { startWorker } from './flows/worker.ts'
import { createReactions } from './reactions/reactions.ts'
import { ensureIndexes, sweepsOf } from './store/collections.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const { db } = deps.database
  const worker = startWorker(deps)
  const app = createApp(deps)
  await listen(app, config)
  const consumers = startConsumers({ ...deps, db, service: 'mail', reactions: createReactions(deps) })
  const { logger } = deps
  const indexing = keepTrying({ step: 'indexes', logger, work: () => ensureIndexes(db) })
  const rounds = startRounds({ step: 'due', logger, round: () => doWhatIsDue(deps) })
  const sweeper = startSweeper({ ...deps, clock: deps.waitingClock, sweeps: sweepsOf(db) })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      indexing.stop()
      sweeper.stop()
      await consumers.stop()
      await rounds.stop()
      await worker.stop()
      await closeDeps(deps)
    },
  }
})
