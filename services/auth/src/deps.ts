import { createBotCheck, type BotCheck } from '@app/shared/bot-check'
import { createClock, type Clock } from '@app/shared/clock'
import { connectBroker, type Broker } from '@app/shared/events/connect'
import { createOutbox, type Outbox } from '@app/shared/events/outbox'
import {
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
import type { ErasingService } from './flows/erase-account.ts'
import { verifyLiveSession } from './flows/verify-live-session.ts'
import { createEmailKeyOf, type EmailKeyOf } from './providers/email-key.ts'
import { createEncryptionKeys, type EncryptionKeys } from './providers/encryption-keys.ts'
import { createPasswordHashing, type PasswordHashing } from './providers/password-hashing.ts'
import { createLinkTokens, type LinkTokens } from './providers/link-tokens.ts'
import { createRenewalSecrets, type RenewalSecrets } from './providers/renewal-secrets.ts'
import { createErasureIdOf, createSealAddress, type SealAddress } from './providers/seal-address.ts'
import { createSeal } from './providers/seal.ts'
import { createSigningKeys, localKeys, type SigningKeys } from './providers/signing-keys.ts'
import { createDevices, type Devices } from './store/devices.ts'
import { createErasures, type Erasures } from './store/erasures.ts'
import { createExports, type Exports } from './store/exports.ts'
import { createKeys } from './store/keys.ts'
import { createLogins, type Logins } from './store/logins.ts'
import { createSessions, type Sessions } from './store/sessions.ts'
import { createThrottles, type Throttles } from './store/throttles.ts'
import { createTokens, type Tokens } from './store/tokens.ts'
import { createUsedCiphertexts, type UsedCiphertexts } from './store/used-ciphertexts.ts'
import { createAuthUserData, type Owner } from './store/user-data.ts'
import { createUsernames, type Usernames } from './store/usernames.ts'
import { createUsers, type Users } from './store/users.ts'

/** Everything the service works with: one plain object, made once, passed by hand. */
export interface Deps {
  config: Config
  clock: Clock
  /** The machine's own time, which no test of days moves: for waiting. */
  waitingClock: Clock
  logger: Logger
  counters: Counters
  botCheck: BotCheck
  database: Database
  broker: Broker
  outbox: Outbox
  verifySession: VerifySession
  verifyService: VerifyService
  emailKeyOf: EmailKeyOf
  linkTokens: LinkTokens
  renewalSecrets: RenewalSecrets
  hashing: PasswordHashing
  encryptionKeys: EncryptionKeys
  signingKeys: SigningKeys
  users: Users
  logins: Logins
  usernames: Usernames
  sessions: Sessions
  tokens: Tokens
  devices: Devices
  /** Guesses of an address's password by strangers and by who holds a session, mails that are asked for it, tries of its codes. */
  throttles: Throttles
  ownThrottles: Throttles
  mailThrottles: Throttles
  codeThrottles: Throttles
  usedCiphertexts: UsedCiphertexts
  erasures: Erasures
  erasureIdOf: (userId: string) => string
  sealAddress: SealAddress
  exports: Exports
  userData: UserData<Owner>
  readUserExport: Record<ErasingService, ReadInternal>
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const clock = replaced.clock ?? createClock(config.testClockFile)
  const logger = replaced.logger ?? createLogger('auth', config.logLevel)
  const counters = createCounters()
  const database = connectDatabase(config.mongodbUrl, config.database)
  const broker = connectBroker({ url: config.natsUrl, replicas: config.streamReplicas, name: 'auth', logger })
  const seal = createSeal(config.sealKey)
  const emailKeyOf = createEmailKeyOf(config.emailKey)
  const shared = { keys: createKeys(database.db), seal, clock }
  const signingKeys = createSigningKeys(shared)
  const verifyToken = createVerifySession({ keys: localKeys(signingKeys), clock })
  const people = peopleStores(database)
  return {
    config,
    clock,
    waitingClock: createClock(),
    logger,
    counters,
    botCheck: createBotCheck({ config: config.botCheck, logger, counters }),
    database,
    broker,
    outbox: createOutbox({ db: database.db, broker, logger }),
    verifySession: verifyLiveSession(verifyToken, { ...people, emailKeyOf, clock }),
    verifyService: createVerifyService({ audience: 'auth', callers: config.serviceCallers, clock }),
    emailKeyOf,
    linkTokens: createLinkTokens(config.linkKey),
    renewalSecrets: createRenewalSecrets(config.linkKey),
    hashing: createPasswordHashing(),
    encryptionKeys: createEncryptionKeys(shared),
    signingKeys,
    ...people,
    ...otherStores(database, config),
    erasureIdOf: createErasureIdOf(emailKeyOf),
    sealAddress: createSealAddress(seal),
    readUserExport: createExportReads(config, clock),
    ...replaced,
  }
}

function peopleStores({ db }: Database) {
  return { sessions: createSessions(db), logins: createLogins(db), users: createUsers(db) }
}

function otherStores({ db }: Database, { loginLimits, mailLimits, codeLimits }: Config) {
  return {
    usernames: createUsernames(db),
    tokens: createTokens(db),
    devices: createDevices(db),
    throttles: createThrottles(db, 'login', loginLimits),
    ownThrottles: createThrottles(db, 'own', loginLimits),
    mailThrottles: createThrottles(db, 'mail', mailLimits),
    codeThrottles: createThrottles(db, 'code', codeLimits),
    usedCiphertexts: createUsedCiphertexts(db),
    erasures: createErasures(db),
    exports: createExports(db),
    userData: createAuthUserData(db),
  }
}

function createExportReads({ serviceKey, userDataUrls }: Config, clock: Clock): Deps['readUserExport'] {
  const readFrom = (callee: ErasingService): ReadInternal =>
    createInternalReads({
      caller: 'auth',
      callee,
      urls: userDataUrls[callee],
      key: serviceKey,
      clock,
      deadlineMs: exportDeadlineMs,
    })
  return {
    practice: readFrom('practice'),
    billing: readFrom('billing'),
    'tutor-voice': readFrom('tutor-voice'),
    mail: readFrom('mail'),
  }
}

/** A copy may be long, and is asked for rarely. */
const exportDeadlineMs = 5000

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.outbox.stop()
  await deps.broker.close()
  await deps.database.close()
}
