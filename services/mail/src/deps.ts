import { createClock, type Clock } from '@app/shared/clock'
import { connectBroker, type Broker } from '@app/shared/events/connect'
import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import { createLogger, type Logger } from '@app/shared/logger'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import { createCounters, type Counters } from '@app/shared/telemetry'
import type { Config } from './config.ts'
import { createMailer, type Mailer } from './providers/mailer.ts'
import { createJobs, type Jobs } from './store/jobs.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  /** The machine's own time, which no test moves: leases and waits are about waiting, not about days. */
  waitingClock: Clock
  logger: Logger
  counters: Counters
  database: Database
  broker: Broker
  readAuth: ReadInternal
  mailer: Mailer
  jobs: Jobs
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('mail', config.logLevel)
  const database = connectDatabase(config.mongodbUrl, config.database)
  const { authUrls, serviceKey } = config
  return {
    config,
    clock,
    waitingClock: createClock(),
    logger,
    counters: createCounters(),
    database,
    broker: connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'mail', logger }),
    readAuth: createInternalReads({ caller: 'mail', callee: 'auth', urls: authUrls, key: serviceKey, clock }),
    mailer: createMailer(config.smtpUrl),
    jobs: createJobs(database.db),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  deps.mailer.close()
  await deps.broker.close()
  await deps.database.close()
}
