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
import { loadBank } from '../bank/load-bank.ts'
import type { Config } from './config.ts'
import type { Bank } from './domain/bank.ts'
import type { BankIndex } from './domain/bank-index.ts'
import { createOfferedIndex } from './flows/offered-index.ts'
import { createPracticeUserData } from './store/collections.ts'
import { createCorrections, type CorrectionStore } from './store/corrections.ts'
import { createEntitlements, type Entitlements } from './store/entitlements.ts'
import { createHistories, type Histories } from './store/histories.ts'
import { createLearners, type Learners } from './store/learners.ts'
import { createQuestions, type Questions } from './store/questions.ts'
import { createRetakes, type Retakes } from './store/retakes.ts'
import { createSets, type Sets } from './store/sets.ts'
import { createSubmissions, type Submissions } from './store/submissions.ts'

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
  bank: Bank
  /** What new sets are chosen from: the bank without the withdrawn questions. */
  index: () => BankIndex
  corrections: CorrectionStore
  questions: Questions
  sets: Sets
  submissions: Submissions
  retakes: Retakes
  histories: Histories
  learners: Learners
  entitlements: Entitlements
  userData: UserData
  erasures: Erasures
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('practice', config.logLevel)
  const database = replaced.database ?? connectDatabase(config.mongodbUrl, config.database)
  const broker =
    replaced.broker ?? connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'practice', logger })
  const bank = replaced.bank ?? loadBank({ warn: (fault) => logger.error({ step: 'bank' }, fault) })
  const { db } = database
  const corrections = replaced.corrections ?? createCorrections(db)
  const outbox = replaced.outbox ?? createOutbox({ db, broker, logger })
  const userData = replaced.userData ?? createPracticeUserData(db)
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
    verifyService: createVerifyService({ audience: 'practice', callers: config.serviceCallers, clock }),
    bank,
    index: createOfferedIndex(bank, corrections),
    corrections,
    questions: createQuestions(db, bank),
    sets: createSets(db),
    submissions: createSubmissions(db),
    retakes: createRetakes(db),
    histories: createHistories(db),
    learners: createLearners(db),
    entitlements: createEntitlements(db),
    userData,
    erasures: createErasures({ db, service: 'practice', userData, outbox, clock, waitingClock }),
    ...replaced,
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
