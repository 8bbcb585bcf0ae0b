import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'
import { databaseFrom, type DatabaseKind } from './database-choice.ts'
import { portFrom, requireBrowserPort, requireFreePort } from './ports.ts'
import { fixedPort } from '../stack/fixed-ports.ts'
import { PROCESSES, type ProcessName } from '../../deploy/start-table/processes.ts'
import { ROOT } from './root.ts'

/** What one start is asked to do: from its arguments and the environment. */
export interface StartPlan {
  fresh: boolean
  watch: boolean
  /** The site alone, on its mocks. */
  mock: boolean
  dataFolder: string
  /** What `--database` names. */
  database?: DatabaseKind
  logFolder: string
  ports: Record<ProcessName, readonly [number]>
  smtpPort: number
  /** The stand-in of the bot check. */
  botCheckPort: number
  /** The stand-in of the tutor's provider; null unless TUTOR_STAND_IN is on. */
  tutorProviderPort: number | null
  /** The stand-in of the provider of voice; null if VOICE_API_KEY names a real one. */
  voiceProviderPort: number | null
  /** Where the gateway serves /metrics. */
  metricsPort: number
  databasePort: number
  brokerPort: number
  /** Where Vite serves the site in watch mode. */
  sitePort: number
  logLevel: string
  /** The time zone of this machine, as an IANA name. */
  zone: string
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Throws `Failure` for an unknown option, a variable that is no port, or an unknown time zone. */
export function readStartPlan(args: string[], env: NodeJS.ProcessEnv): StartPlan {
  const { fresh, watch, mock, data, database } = readOptions(args)
  const dataFolder = dataFolderFrom(data)
  const ports = PROCESSES.map((row) => [row.name, [portFrom(env, row.portVariable, row.port)]])
  return {
    fresh,
    watch,
    mock,
    dataFolder,
    ...(database === undefined ? {} : { database: databaseFrom(database) }),
    logFolder: join(dataFolder, 'logs'),
    ports: Object.fromEntries(ports) as StartPlan['ports'],
    smtpPort: portFrom(env, 'SMTP_PORT', 1025),
    botCheckPort: portFrom(env, 'BOT_CHECK_PORT', 8026),
    tutorProviderPort: env.TUTOR_STAND_IN === 'on' ? portFrom(env, 'TUTOR_PROVIDER_PORT', 8028) : null,
    voiceProviderPort: env.VOICE_API_KEY ? null : portFrom(env, 'VOICE_PROVIDER_PORT', 8029),
    metricsPort: portFrom(env, 'METRICS_PORT', 9464),
    databasePort: portFrom(env, 'DATABASE_PORT', 27_117),
    brokerPort: portFrom(env, 'BROKER_PORT', 4322),
    sitePort: 5173,
    logLevel: logLevelFrom(env),
    zone: zoneFrom(env),
  }
}

interface NeededPort {
  port: number
  who: string
  variable: string
  /** A browser opens it, and browsers refuse some ports. */
  isPage?: true
}

/** Throws a `Failure` before anything is started or deleted: two that need one port, a port in use or refused by browsers. */
export async function requirePorts(plan: StartPlan, env: NodeJS.ProcessEnv): Promise<void> {
  const needed = neededPorts(plan, env)
  requireDifferentPorts(needed)
  for (const { port, who, variable, isPage } of needed) {
    await requireFreePort(port, who, variable)
    if (isPage) await requireBrowserPort(port, who, variable)
  }
}

function neededPorts(plan: StartPlan, env: NodeJS.ProcessEnv): NeededPort[] {
  return [
    ...PROCESSES.map(({ name, portVariable }): NeededPort => {
      return { port: plan.ports[name][0], who: name, variable: portVariable, isPage: true }
    }),
    { port: plan.botCheckPort, who: "the bot check's stand-in", variable: 'BOT_CHECK_PORT', isPage: true },
    ...(plan.tutorProviderPort === null
      ? []
      : [
          {
            port: plan.tutorProviderPort,
            who: "the stand-in of the tutor's provider",
            variable: 'TUTOR_PROVIDER_PORT',
          },
        ]),
    ...(plan.voiceProviderPort === null
      ? []
      : [
          {
            port: plan.voiceProviderPort,
            who: "the stand-in of the voice's provider",
            variable: 'VOICE_PROVIDER_PORT',
          },
        ]),
    { port: plan.smtpPort, who: 'the mailbox', variable: 'SMTP_PORT' },
    { port: plan.metricsPort, who: "the gateway's metrics", variable: 'METRICS_PORT' },
    ...(env.MONGODB_URL ? [] : [{ port: plan.databasePort, who: 'the database', variable: 'DATABASE_PORT' }]),
    ...(env.NATS_URL ? [] : [{ port: plan.brokerPort, who: 'the broker', variable: 'BROKER_PORT' }]),
  ]
}

/** Each is free as long as none of them is started, so that a look at each alone would not notice. */
function requireDifferentPorts(needed: readonly NeededPort[]): void {
  const seen = new Map<number, NeededPort>()
  for (const one of needed) {
    const other = one.port === 0 ? undefined : seen.get(one.port)
    if (other)
      throw new Failure(
        `${other.variable} and ${one.variable} are both ${one.port}, but ${other.who} and ${one.who} need a port each. ` +
          'Set one of them to another port.',
        { exitCode: EX_CONFIG },
      )
    seen.set(one.port, one)
  }
}

/** Every variable that moves a port of a start. */
const PORT_VARIABLES = [
  ...PROCESSES.map(({ portVariable }) => portVariable),
  'SMTP_PORT',
  'BOT_CHECK_PORT',
  'TUTOR_PROVIDER_PORT',
  'VOICE_PROVIDER_PORT',
  'METRICS_PORT',
  'DATABASE_PORT',
  'BROKER_PORT',
]

/** A free port for each variable, so that a start runs beside another one. */
export async function freeStartPorts(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(PORT_VARIABLES.map(async (name) => [name, `${await fixedPort()}`])))
}

/** The folder that `--data` names, from the root of the repository. Throws `Failure` if it names none. */
function dataFolderFrom(name: string): string {
  if (name.trim() !== '') return resolve(ROOT, name)
  throw new Failure('--data needs the name of a folder, such as --data /tmp/gbat, or leave it away.', {
    exitCode: EX_CONFIG,
  })
}

/** Node has no zone at all where it does not know the one that `TZ` names; without `TZ`, the system's may be unknown. */
function zoneFrom({ TZ }: NodeJS.ProcessEnv): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions() as { timeZone: string | undefined }
  if (timeZone !== undefined) return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone
  throw new Failure(`TZ is "${TZ}", which is no known time zone. Set a name such as Europe/Berlin, or unset it.`, {
    exitCode: EX_CONFIG,
  })
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
        mock: { type: 'boolean', default: false },
        data: { type: 'string', default: '.data' },
        database: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    throw new Failure(
      `${(error as Error).message}\nOptions: --fresh (delete the stored data and begin anew), ` +
        '--data FOLDER (another folder for the data), ' +
        '--database mongod|docker|embedded (for a new data folder; embedded unless given), ' +
        '--watch (what npm run dev does), --mock (the site alone, on its mocks).',
      { cause: error },
    )
  }
}
