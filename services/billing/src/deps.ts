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
import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import { createLogger, type Logger } from '@app/shared/logger'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import type { UserData } from '@app/shared/mongo/user-data'
import { createCounters, type Counters } from '@app/shared/telemetry'
import { createBackground, type Background } from './background.ts'
import type { Config } from './config.ts'
import { createCurrentPrice, type CurrentPrice } from './flows/current-price.ts'
import { createBadSignatures, type BadSignatures } from './providers/bad-signatures.ts'
import { createProviders, type Providers } from './providers/providers.ts'
import { createStores, type Stores } from './store/stores.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps extends Stores, Providers {
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
  userData: UserData
  readAuth: ReadInternal
  currentPrice: CurrentPrice
  badSignatures: BadSignatures
  background: Background
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('billing', config.logLevel)
  const database = connectDatabase(config.mongodbUrl, config.database)
  const broker = connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'billing', logger })
  const { db } = database
  const outbox = createOutbox({ db, broker, logger })
  const stores = createStores(db)
  const providers = createProviders(config.stripe)
  const { userData } = stores
  const waitingClock = replaced.waitingClock ?? createClock()
  const { authUrls, serviceKey } = config
  return {
    config,
    clock,
    waitingClock,
    logger,
    counters: createCounters(),
    database,
    broker,
    outbox,
    verifySession: createVerifySession({ keys: createRemoteKeys(config.authUrls), clock }),
    verifyService: createVerifyService({ audience: 'billing', callers: config.serviceCallers, clock }),
    ...stores,
    ...providers,
    readAuth: createInternalReads({ caller: 'billing', callee: 'auth', urls: authUrls, key: serviceKey, clock }),
    currentPrice: createCurrentPrice({
      ...stores,
      ...providers,
      lookupKey: config.stripe.priceLookupKey,
      clock,
      logger,
    }),
    badSignatures: createBadSignatures(waitingClock),
    background: createBackground(),
    erasures: createErasures({ db, service: 'billing', userData, outbox, clock, waitingClock }),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.background.settled()
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
