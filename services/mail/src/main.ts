import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
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
  ensureIndexes(db).catch((error: unknown) => deps.logger.warn({ err: error, step: 'indexes' }, 'no indexes yet'))
  const consumers = startConsumers({ ...deps, db, service: 'mail', reactions: createReactions(deps) })
  const { logger } = deps
  const rounds = startRounds({ step: 'due', logger, round: () => doWhatIsDue(deps) })
  const sweeper = startSweeper({ ...deps, clock: deps.waitingClock, sweeps: sweepsOf(db) })
  deps.logger.info({ port: config.port }, 'listening')
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      sweeper.stop()
      await consumers.stop()
      await rounds.stop()
      await worker.stop()
      await closeDeps(deps)
    },
  }
})
