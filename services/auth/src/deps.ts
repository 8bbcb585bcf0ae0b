import { createBotCheck, type BotCheck } from '@app/shared/bot-check'
import type { Clock } from '@app/shared/clock'
import { createVerifySession } from '@app/shared/http/caller'
import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import type { Database } from '@app/shared/mongo/connect'
import type { UserData } from '@app/shared/mongo/user-data'
import { createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
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

export interface Deps extends ServiceDeps<Config> {
  botCheck: BotCheck
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
  resendThrottles: Throttles
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
  const common = createServiceDeps('auth', config, replaced)
  const { clock, database } = common
  const seal = createSeal(config.sealKey)
  const emailKeyOf = createEmailKeyOf(config.emailKey)
  const keyRing = { keys: createKeys(database.db), seal, clock }
  const signingKeys = createSigningKeys(keyRing)
  const verifyToken = createVerifySession({ keys: localKeys(signingKeys), clock })
  const people = peopleStores(database)
  return {
    ...common,
    botCheck: createBotCheck({ ...common, config: config.botCheck }),
    verifySession: verifyLiveSession(verifyToken, { ...people, clock }),
    emailKeyOf,
    linkTokens: createLinkTokens(config.linkKey),
    renewalSecrets: createRenewalSecrets(config.linkKey),
    hashing: createPasswordHashing(),
    encryptionKeys: createEncryptionKeys(keyRing),
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

function otherStores({ db }: Database, { loginLimits, mailLimits, resendLimits, codeLimits }: Config) {
  return {
    usernames: createUsernames(db),
    tokens: createTokens(db),
    devices: createDevices(db),
    throttles: createThrottles(db, 'login', loginLimits),
    ownThrottles: createThrottles(db, 'own', loginLimits),
    mailThrottles: createThrottles(db, 'mail', mailLimits),
    resendThrottles: createThrottles(db, 'resend', resendLimits),
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
