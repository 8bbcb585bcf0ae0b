import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../../deploy/start-table/failure.ts'
import { portFrom, requireFreePort } from './ports.ts'
import { PROCESSES, type ProcessName } from '../../deploy/start-table/processes.ts'
import { ROOT } from './root.ts'

/** What one start is asked to do: from its arguments and the environment. */
export interface StartPlan {
  fresh: boolean
  watch: boolean
  dataFolder: string
  logFolder: string
  ports: Record<ProcessName, readonly [number]>
  smtpPort: number
  /** The stand-in of the bot check. */
  botCheckPort: number
  databasePort: number
  brokerPort: number
  /** Where Vite serves the site in watch mode. */
  sitePort: number
  logLevel: string
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Throws `Failure` for an unknown option or a variable that is no port. */
export function readStartPlan(args: string[], env: NodeJS.ProcessEnv): StartPlan {
  const { fresh, watch, data } = readOptions(args)
  const dataFolder = resolve(ROOT, data)
  const ports = PROCESSES.map((row) => [row.name, [portFrom(env, row.portVariable, row.port)]])
  return {
    fresh,
    watch,
    dataFolder,
    logFolder: join(dataFolder, 'logs'),
    ports: Object.fromEntries(ports) as StartPlan['ports'],
    smtpPort: portFrom(env, 'SMTP_PORT', 1025),
    botCheckPort: portFrom(env, 'BOT_CHECK_PORT', 8026),
    databasePort: portFrom(env, 'DATABASE_PORT', 27_117),
    brokerPort: portFrom(env, 'BROKER_PORT', 4322),
    sitePort: 5173,
    logLevel: logLevelFrom(env),
  }
}

/** Throws a `Failure` that names the first port in use, before anything is started. */
export async function requireFreePorts(plan: StartPlan): Promise<void> {
  for (const row of PROCESSES) await requireFreePort(plan.ports[row.name][0], row.name, row.portVariable)
  await requireFreePort(plan.smtpPort, 'the mailbox', 'SMTP_PORT')
  await requireFreePort(plan.botCheckPort, "the bot check's stand-in", 'BOT_CHECK_PORT')
}

function logLevelFrom({ LOG_LEVEL = 'info' }: NodeJS.ProcessEnv): string {
  if (LOG_LEVELS.includes(LOG_LEVEL)) return LOG_LEVEL
  throw new Failure(`LOG_LEVEL is "${LOG_LEVEL}". Give one of ${LOG_LEVELS.join(', ')}, or unset it.`)
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        fresh: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        data: { type: 'string', default: '.data' },
      },
    })
    return values
  } catch (error) {
    throw new Failure(
      `${(error as Error).message}\nOptions: --fresh (delete the stored data and begin anew), ` +
        '--data FOLDER (another folder for the data), --watch (what npm run dev does).',
      { cause: error },
    )
  }
}
