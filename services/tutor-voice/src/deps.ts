import { createClock, type Clock } from '@app/shared/clock'
import { connectBroker, type Broker } from '@app/shared/events/connect'
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
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createTurns, type Turns } from './store/turns.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  logger: Logger
  counters: Counters
  database: Database
  broker: Broker
  verifySession: VerifySession
  verifyService: VerifyService
  entitlements: Entitlements
  turns: Turns
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('tutor-voice', config.logLevel)
  const database = replaced.database ?? connectDatabase(config.mongodbUrl, config.database)
  return {
    config,
    clock,
    logger,
    counters: createCounters(),
    database,
    broker:
      replaced.broker ??
      connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'tutor-voice', logger }),
    verifySession: replaced.verifySession ?? createVerifySession({ keys: createRemoteKeys(config.authUrls), clock }),
    verifyService: createVerifyService({ audience: 'tutor-voice', callers: config.serviceCallers, clock }),
    entitlements: createEntitlements(database.db),
    turns: createTurns(database.db),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.broker.close()
  await deps.database.close()
}
