import { createBotCheck, type BotCheck } from '@app/shared/bot-check'
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
import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import { createLogger, type Logger } from '@app/shared/logger'
import { connectDatabase, type Database } from '@app/shared/mongo/connect'
import type { UserData } from '@app/shared/mongo/user-data'
import { createCounters, type Counters } from '@app/shared/telemetry'
import type { Config } from './config.ts'
import { createMailer, type Mailer } from './providers/mailer.ts'
import { createAdminLetters, type AdminLetters } from './store/admin-letters.ts'
import { userDataOf } from './store/collections.ts'
import { createContacts, type Contacts } from './store/contacts.ts'
import { createErasures, type Erasures } from './store/erasures.ts'
import { createLimits, type Limits } from './store/limits.ts'
import { createJobs, type Jobs } from './store/jobs.ts'
import { createSubscriptions, type Subscriptions } from './store/subscriptions.ts'
import { createSuppressions, type Suppressions } from './store/suppressions.ts'
import { createUnverifiedMails, type UnverifiedMails } from './store/unverified-mails.ts'
import { createWeeks, type Weeks } from './store/weeks.ts'

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
  outbox: Outbox
  verifySession: VerifySession
  verifyService: VerifyService
  botCheck: BotCheck
  readAuth: ReadInternal
  mailer: Mailer
  jobs: Jobs
  weeks: Weeks
  subscriptions: Subscriptions
  suppressions: Suppressions
  contacts: Contacts
  adminLetters: AdminLetters
  erasures: Erasures
  userData: UserData
  limits: Limits
  unverifiedMails: UnverifiedMails
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('mail', config.logLevel)
  const counters = replaced.counters ?? createCounters()
  const database = connectDatabase(config.mongodbUrl, config.database)
  const broker = connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'mail', logger })
  const { authUrls, serviceKey, serviceCallers } = config
  return {
    config,
    clock,
    waitingClock: createClock(),
    logger,
    counters,
    database,
    broker,
    outbox: createOutbox({ db: database.db, broker, logger }),
    verifySession: createVerifySession({ keys: createRemoteKeys(authUrls), clock }),
    verifyService: createVerifyService({ audience: 'mail', callers: serviceCallers, clock }),
    botCheck: createBotCheck({ config: config.botCheck, logger, counters }),
    readAuth: createInternalReads({ caller: 'mail', callee: 'auth', urls: authUrls, key: serviceKey, clock }),
    mailer: createMailer(config.smtpUrl),
    ...storesOf(database),
    ...replaced,
  }
}

function storesOf({ db }: Database) {
  return {
    jobs: createJobs(db),
    weeks: createWeeks(db),
    subscriptions: createSubscriptions(db),
    suppressions: createSuppressions(db),
    contacts: createContacts(db),
    adminLetters: createAdminLetters(db),
    erasures: createErasures(db),
    userData: userDataOf(db),
    limits: createLimits(db),
    unverifiedMails: createUnverifiedMails(db),
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  deps.mailer.close()
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
