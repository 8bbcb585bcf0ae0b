import { createBotCheck, type BotCheck } from '@app/shared/bot-check'
import { createInternalReads, type ReadInternal } from '@app/shared/internal-reads'
import { readGauge, type Metrics } from '@app/shared/metrics'
import type { Database } from '@app/shared/mongo/connect'
import { createErasures, type Erasures } from '@app/shared/mongo/erasure'
import type { UserData } from '@app/shared/mongo/user-data'
import { closeDeps as closeServiceDeps, createServiceDeps, type ServiceDeps } from '@app/shared/service-deps'
import type { Config } from './config.ts'
import { sendLastMail } from './flows/send-last-mail.ts'
import { createMailer, type Mailer } from './providers/mailer.ts'
import { createAdminMails, type AdminMails } from './store/admin-mails.ts'
import { userDataOf } from './store/collections.ts'
import { createContacts, type Contacts } from './store/contacts.ts'
import { createLimits, type Limits } from './store/limits.ts'
import { createJobs, type Jobs } from './store/jobs.ts'
import { createSubscriptions, type Subscriptions } from './store/subscriptions.ts'
import { createUnsubscribed, type Unsubscribed } from './store/unsubscribed.ts'
import { createUnverifiedMails, type UnverifiedMails } from './store/unverified-mails.ts'
import { createWeeks, type Weeks } from './store/weeks.ts'

export interface Deps extends ServiceDeps<Config> {
  botCheck: BotCheck
  readAuth: ReadInternal
  mailer: Mailer
  jobs: Jobs
  weeks: Weeks
  subscriptions: Subscriptions
  unsubscribed: Unsubscribed
  contacts: Contacts
  adminMails: AdminMails
  erasures: Erasures
  userData: UserData
  limits: Limits
  unverifiedMails: UnverifiedMails
}

export function createDeps(config: Config, replaced: Partial<Deps> = {}): Deps {
  const common = createServiceDeps('mail', config, replaced)
  const { authUrls: urls, serviceKey: key } = config
  const { db } = common.database
  const stores = storesOf(common.database)
  measureQueue(stores.jobs, common.metrics)
  const prepare = (deletion: { userId: string; eventId: string }) => sendLastMail({ ...common, ...stores }, deletion)
  return {
    ...common,
    botCheck: createBotCheck({ ...common, config: config.botCheck }),
    readAuth: createInternalReads({ caller: 'mail', callee: 'auth', urls, key, clock: common.clock }),
    mailer: createMailer(config.smtpUrl),
    ...stores,
    erasures: createErasures({ ...common, ...stores, db, service: 'mail', prepare }),
    ...replaced,
  }
}

function measureQueue(jobs: Jobs, metrics: Metrics): void {
  const queue = { name: 'mail_queue_jobs', help: 'Mails by state: waiting, or given up.', labels: ['state'] as const }
  readGauge(metrics, queue, async (gauge) => {
    for (const [state, count] of Object.entries(await jobs.listCounts())) gauge.set({ state }, count)
  })
}

function storesOf({ db }: Database) {
  return {
    jobs: createJobs(db),
    weeks: createWeeks(db),
    subscriptions: createSubscriptions(db),
    unsubscribed: createUnsubscribed(db),
    contacts: createContacts(db),
    adminMails: createAdminMails(db),
    userData: userDataOf(db),
    limits: createLimits(db),
    unverifiedMails: createUnverifiedMails(db),
  }
}

export async function closeDeps(deps: Deps): Promise<void> {
  deps.mailer.close()
  await closeServiceDeps(deps)
}
