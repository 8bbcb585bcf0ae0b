import { startConsumers } from '@app/shared/events/consume'
import { listen } from '@app/shared/http/listen'
import { keepTrying } from '@app/shared/keep-trying'
import { run } from '@app/shared/lifecycle'
import { startRounds } from '@app/shared/rounds'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { closeDeps, createDeps, type Deps } from './deps.ts'
import { startStoringBank } from './flows/store-bank.ts'
import { warnOfLowStock } from './flows/warn-of-low-stock.ts'
import { createReactions } from './reactions/reactions.ts'

await run(async () => {
  const config = readConfig()
  const deps = createDeps(config)
  const app = createApp(deps)
  await listen(app, config)
  const { broker, logger, counters } = deps
  const reactions = createReactions(deps)
  const consumers = startConsumers({ broker, db: deps.database.db, service: 'practice', reactions, logger, counters })
  const storing = startStoringBank(deps)
  const indexing = keepTrying({ step: 'indexes', logger, work: deps.erasures.ensureIndexes })
  const rounds = startRounds({ round: deps.erasures.round, logger, step: 'erasures' })
  const reading = startRounds({ round: () => readCorrections(deps), logger, step: 'corrections' })
  deps.logger.info({ port: config.port }, 'listening')
  warnOfLowStock(deps)
  return {
    logger: deps.logger,
    async close() {
      await app.close()
      indexing.stop()
      storing.stop()
      await consumers.stop()
      await rounds.stop()
      await reading.stop()
      await closeDeps(deps)
    },
  }
})

/** Each replica knows a correction so soon: the pause of the rounds, 5 s. */
async function readCorrections({ corrections }: Pick<Deps, 'corrections'>): Promise<void> {
  await corrections.refresh()
}
