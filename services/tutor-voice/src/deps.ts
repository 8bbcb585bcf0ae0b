import { createClock, type Clock } from '@app/shared/clock'
import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
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
import type { UserData } from '@app/shared/mongo/user-data'
import { createCounters, type Counters } from '@app/shared/telemetry'
import type { Config } from './config.ts'
import { createTutorVoiceUserData } from './store/collections.ts'
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createTurns, type Turns } from './store/turns.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  /** The machine's own time, which no test of days moves: for waiting. */
  waitingClock: Clock
  logger: Logger
  counters: Counters
  database: Database
  broker: Broker
  outbox: Outbox
  verifySession: VerifySession
  verifyService: VerifyService
  entitlements: Entitlements
  turns: Turns
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('tutor-voice', config.logLevel)
  const database = replaced.database ?? connectDatabase(config.mongodbUrl, config.database)
  const broker =
    replaced.broker ??
    connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'tutor-voice', logger })
  const { db } = database
  const outbox = createOutbox({ db, broker, logger })
  const userData = createTutorVoiceUserData(db)
  const waitingClock = replaced.waitingClock ?? createClock()
  return {
    config,
    clock,
    waitingClock,
    logger,
    counters: createCounters(),
    database,
    broker,
    outbox,
    verifySession: replaced.verifySession ?? createVerifySession({ keys: createRemoteKeys(config.authUrls), clock }),
    verifyService: createVerifyService({ audience: 'tutor-voice', callers: config.serviceCallers, clock }),
    entitlements: createEntitlements(db),
    turns: createTurns(db),
    userData,
    erasures: createErasures({ db, service: 'tutor-voice', userData, outbox, clock, waitingClock }),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
