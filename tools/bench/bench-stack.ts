import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { type Backing, provideBacking } from '../dev/backing.ts'
import { type Child, startChild } from '../dev/child.ts'
import { freePort, HOST } from '../dev/ports.ts'
import {
  type Context,
  environmentOf,
  NODE_OPTIONS,
  type ProcessName,
  processRow,
  urlsOn,
} from '../../deploy/start-table/processes.ts'
import { CACHE, ROOT } from '../dev/root.ts'
import { generateSecrets, type Secrets } from '../../deploy/start-table/secrets.ts'

const END_WITH_PARENT = pathToFileURL(join(ROOT, 'tools', 'dev', 'end-with-parent.ts')).href

export interface ProcessRequest {
  name: ProcessName
  port: number
  logFolder: string
  context: Partial<Context>
  /** On top of what the start table gives it. */
  env?: Record<string, string>
  /** Writes a processor profile here when it stops. */
  profileFolder?: string
}

/**
 * One process as it runs for people: NODE_ENV production, log level info, no test clock. Resolves when it answers that it
 * can serve.
 */
export async function startProcess(request: ProcessRequest): Promise<Child> {
  const { name, port, logFolder, profileFolder } = request
  const row = processRow(name)
  const context: Context = {
    host: HOST,
    mongodbUrl: '',
    natsUrl: '',
    smtpUrl: '',
    smtpPort: 0,
    secrets: generateSecrets(),
    urls: urlsOn(HOST, noPorts()),
    nodeEnv: 'production',
    logLevel: 'info',
    ...request.context,
  }
  const profile = profileFolder
    ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${name}.cpuprofile`]
    : []
  const child = startChild({
    name,
    command: process.execPath,
    args: [...NODE_OPTIONS, ...profile, '--import', END_WITH_PARENT, row.entry],
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: join(CACHE, 'node'),
      ...process.env,
      ...environmentOf(row, context, port),
      ...request.env,
    },
    logFile: join(logFolder, `${name}.log`),
    ipc: true,
  })
  await untilReady(child, `http://${HOST}:${port}${row.readyPath}`)
  return child
}

async function untilReady(child: Child, url: string): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await Promise.race([answersOk(url), child.unexpectedEnd]))) {
    if (Date.now() > end) throw new Error(`${child.name} was not ready after a minute: ${child.logFile}`)
    await pause(50)
  }
}

function answersOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok
    },
    () => false,
  )
}

export interface BenchStack {
  base: string
  /** Name to process, and the database and the broker, where they are ours. */
  pids: Map<string, number>
  stop(): Promise<void>
}

export interface StackRequest {
  folder: string
  backing: Backing
  secrets: Secrets
  names: readonly ProcessName[]
  /** What stands behind the name of each database: `_1000` for `practice_1000`. */
  databases?: string
  profileFolder?: string
}

const PROFILED = new Set<ProcessName>(['gateway', 'auth', 'practice'])

/** The processes that are needed, each once, on a database that is there. */
export async function startBenchStack(request: StackRequest): Promise<BenchStack> {
  const { folder, backing, secrets, names, databases = '', profileFolder } = request
  mkdirSync(folder, { recursive: true })
  const ports = { ...noPorts() }
  for (const name of names) ports[name] = [await freePort()]
  const smtpPort = await freePort()
  const context: Partial<Context> = {
    mongodbUrl: backing.mongodbUrl,
    natsUrl: backing.natsUrl,
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    smtpPort,
    secrets,
    urls: urlsOn(HOST, ports),
  }
  const start = (name: ProcessName) =>
    startProcess({
      name,
      port: ports[name][0]!,
      logFolder: folder,
      context,
      ...(databases && name !== 'gateway' ? { env: { DATABASE: `${name}${databases}` } } : {}),
      // Sampling costs a twentieth of a processor: only those that work are sampled.
      ...(profileFolder && PROFILED.has(name) ? { profileFolder } : {}),
    })
  const children = await Promise.all(names.map(start))
  const { database, broker } = backing.pids
  return {
    base: `http://${HOST}:${ports.gateway[0]}`,
    pids: new Map([
      ...children.map(({ name, pid }) => [name, pid] as const),
      ...(database ? [['database', database] as const] : []),
      ...(broker ? [['broker', broker] as const] : []),
    ]),
    async stop() {
      await Promise.all(children.map((child) => child.stop()))
    },
  }
}

/** A database and a broker of our own, whatever the environment names: they are filled and thrown away. */
export function startOwnBacking(dataFolder: string): Promise<Backing> {
  const env = { ...process.env, MONGODB_URL: '', NATS_URL: '' }
  return provideBacking({ dataFolder, databasePort: 0, brokerPort: 0, log: () => undefined, env })
}

function noPorts(): Record<ProcessName, readonly number[]> {
  return { gateway: [], auth: [], practice: [], billing: [], 'tutor-voice': [], mail: [], mailbox: [], payments: [] }
}
