import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../deploy/start-table/failure.ts'
import { HOST } from './ports.ts'
import { type Context, urlsOn } from '../../deploy/start-table/processes.ts'
import { localSecrets } from '../../deploy/start-table/secrets.ts'
import type { StartPlan } from './start-plan.ts'

interface Servers {
  mongodbUrl: string
  natsUrl: string
}

/** What the processes of a local start depend on. */
export function localContext(plan: StartPlan, { mongodbUrl, natsUrl }: Servers): Context {
  return {
    host: HOST,
    mongodbUrl,
    natsUrl,
    smtpUrl: `smtp://${HOST}:${plan.smtpPort}`,
    smtpPort: plan.smtpPort,
    mailFolder: join(plan.dataFolder, 'mails'),
    secrets: localSecrets(join(plan.dataFolder, 'secrets.json')),
    urls: urlsOn(HOST, plan.ports),
    publicUrl: `http://localhost:${plan.ports.gateway[0]}`,
    botCheckUrl: `http://localhost:${plan.botCheckPort}`,
    ...(plan.watch ? { devOrigin: `http://localhost:${plan.sitePort}` } : {}),
    nodeEnv: 'development',
    logLevel: plan.logLevel,
  }
}

/** Writes down where the backing services of this data folder are, for commands beside the running system. */
export function rememberServers({ dataFolder }: StartPlan, { mongodbUrl, natsUrl }: Servers): void {
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(join(dataFolder, 'servers.json'), JSON.stringify({ mongodbUrl, natsUrl }))
}

/** Throws a `Failure` where the system was never started with this data folder. */
export function rememberedServers({ dataFolder }: StartPlan): Servers {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'servers.json'), 'utf8')) as Servers
  } catch (error) {
    throw new Failure('The system has not been started yet. In another window: npm start', { cause: error })
  }
}
