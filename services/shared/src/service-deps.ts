import { createClock, type Clock } from './clock.ts'
import type { ServiceConfig } from './common-config.ts'
import { connectBroker, type Broker } from './events/connect.ts'
import { createOutbox, measureOutbox, type Outbox } from './events/outbox.ts'
import {
  createRemoteKeys,
  createVerifyService,
  createVerifySession,
  type VerifyService,
  type VerifySession,
} from './http/caller.ts'
import { createLogger, type Logger } from './logger.ts'
import { connectDatabase, type Database } from './mongo/connect.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** What every service works with: one plain object, made once, passed by hand. A service adds its stores and providers. */
export interface ServiceDeps<Config extends ServiceConfig = ServiceConfig> {
  config: Config
  clock: Clock
  /** The machine's own time, which no test of days moves: for leases and waits. */
  waitingClock: Clock
  logger: Logger
  metrics: Metrics
  database: Database
  broker: Broker
  outbox: Outbox
  verifySession: VerifySession
  verifyService: VerifyService
}

/**
 * Returns the common deps of the service `name`. `replaced` gives a test its own parts; nothing is created in their place.
 * Connecting to the database and the broker begins in the background. End them with `closeDeps`.
 */
export function createServiceDeps<Config extends ServiceConfig>(
  name: string,
  config: Config,
  replaced: Partial<ServiceDeps<Config>> = {},
): ServiceDeps<Config> {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger(name, config.logLevel)
  const metrics = replaced.metrics ?? createMetrics()
  const database = replaced.database ?? connectDatabase(config.mongodbUrl, config.database, { metrics })
  measureOutbox(database.db, metrics)
  const { natsUrl: url, streamReplicas: replicas } = config
  const broker = replaced.broker ?? connectBroker({ url, replicas, name, logger })
  return {
    config,
    clock,
    waitingClock: replaced.waitingClock ?? createClock(),
    logger,
    metrics,
    database,
    broker,
    outbox: replaced.outbox ?? createOutbox({ db: database.db, broker, logger }),
    verifySession: replaced.verifySession ?? createVerifySession({ keys: createRemoteKeys(config.authUrls), clock }),
    verifyService:
      replaced.verifyService ?? createVerifyService({ audience: name, callers: config.serviceCallers, clock }),
  }
}

/** Publishes what is on its way, then ends both connections. */
export async function closeDeps({ outbox, broker, database }: ServiceDeps): Promise<void> {
  await outbox.stop()
  await broker.close()
  await database.close()
}
