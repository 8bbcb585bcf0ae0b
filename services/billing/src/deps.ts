import { createClock, type Clock } from '@app/shared/clock'
import { connectBroker, type Broker } from '@app/shared/events/connect'
import { createOutbox, type Outbox } from '@app/shared/events/outbox'
import {
  createRemoteKeys,
  createVerifyService,
  createVerifySession,
  type VerifyService,
  type VerifySession,
} from '@app/shared/http/caller'
import { createLogger, type Logger } from '@app/shared/logger'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import { createCounters, type Counters } from '@app/shared/telemetry'
import type { Config } from './config.ts'
import { createSubscriptions, type Subscriptions } from './store/subscriptions.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  logger: Logger
  counters: Counters
  database: Database
  broker: Broker
  outbox: Outbox
  verifySession: VerifySession
  verifyService: VerifyService
  subscriptions: Subscriptions
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('billing', config.logLevel)
  const database = connectDatabase(config.mongodbUrl, config.database)
  const broker = connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'billing', logger })
  const outbox = createOutbox({ db: database.db, broker, logger })
  return {
    config,
    clock,
    logger,
    counters: createCounters(),
    database,
    broker,
    outbox,
    verifySession: createVerifySession({ keys: createRemoteKeys(config.authUrls), clock }),
    verifyService: createVerifyService({ audience: 'billing', callers: config.serviceCallers, clock }),
    subscriptions: createSubscriptions(database.db),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
