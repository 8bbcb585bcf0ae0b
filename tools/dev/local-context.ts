import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from '@app/shared/write-whole-file'
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
    paymentsFile: join(plan.dataFolder, 'payments.json'),
    paymentsPublicUrl: `http://localhost:${plan.ports.payments[0]}`,
    secrets: localSecrets(join(plan.dataFolder, 'secrets.json')),
    urls: urlsOn(HOST, plan.ports),
    publicUrl: `http://localhost:${plan.ports.gateway[0]}`,
    metricsPort: plan.metricsPort,
    botCheckUrl: `http://localhost:${plan.botCheckPort}`,
    ...(plan.tutorProviderPort === null ? {} : { tutorProviderUrl: `http://${HOST}:${plan.tutorProviderPort}` }),
    ...(plan.voiceProviderPort === null ? {} : { voiceProviderUrl: `http://${HOST}:${plan.voiceProviderPort}` }),
    ...(plan.watch ? { devOrigin: `http://localhost:${plan.sitePort}` } : {}),
    nodeEnv: 'development',
    logLevel: plan.logLevel,
  }
}

/** Writes down where the backing services of this data folder are, for commands beside the running system. */
export function rememberServers({ dataFolder }: StartPlan, { mongodbUrl, natsUrl }: Servers): void {
  writeWholeFile(join(dataFolder, 'servers.json'), JSON.stringify({ mongodbUrl, natsUrl }))
}

/** Throws a `Failure` if the system was never started with this data folder, or the file is damaged. */
export function rememberedServers({ dataFolder }: Pick<StartPlan, 'dataFolder'>): Servers {
  const file = join(dataFolder, 'servers.json')
  try {
    const { mongodbUrl, natsUrl } = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof Servers, unknown>
    if (typeof mongodbUrl !== 'string' || typeof natsUrl !== 'string') throw new Error('it names no servers')
    return { mongodbUrl, natsUrl }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Failure(`${file} is cut or damaged. Start the system again with npm start, which renews it.`, {
        cause: error,
      })
    }
    throw new Failure(
      `The system has not been started yet with the data folder ${dataFolder}. In another window: npm start ` +
        '(with --data FOLDER if it uses another one)',
      { cause: error },
    )
  }
}
