import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BROKER, DATABASE, type Service } from './backing-services.ts'
import { type Child, startChild } from './child.ts'
import { buildEmbedded, isEmbeddedBuilt } from './embedded/build.ts'
import { GO_VERSION } from './embedded/go-version.ts'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'
import type { DatabaseKind } from './database-choice.ts'
import { accepts, freePort, HOST, requireFreePort } from './ports.ts'
import { beginReplicaSet } from './replica-set.ts'
import { CACHE } from './root.ts'

const run = promisify(execFile)

export interface BackingRequest {
  dataFolder: string
  /** Used if `MONGODB_URL` is not set; the embedded one unless given. */
  database?: DatabaseKind | undefined
  /** 0 takes a free one. */
  databasePort: number
  brokerPort: number
  log: (line: string) => void
  env?: NodeJS.ProcessEnv
}

export interface Backing {
  /** Servers, without a database name. */
  mongodbUrl: string
  natsUrl: string
  /** Where each comes from, for people. */
  kind: { database: string; broker: string }
  /** Process ids of those that we started. */
  pids: { database: number | undefined; broker: number | undefined }
  children: Child[]
  stop: () => Promise<void>
}

export interface Provided {
  url: string
  kind: string
  child?: Child
}

interface Place {
  port: number
  folder: string
  logFile: string
  log: (line: string) => void
  env: NodeJS.ProcessEnv
}

/** Starts it, and resolves when it accepts connections. */
type Start = () => Promise<Provided>

/** Where a backing service may come from; undefined if it cannot come from there. */
type Way = (service: Service, place: Place) => Promise<Start | undefined>

/** The database has stored data that another one cannot read, so it is chosen, and never whichever happens to be there. */
const DATABASE_WAYS: Record<DatabaseKind, Way> = { mongod: fromPath, docker: container, embedded }
/** The first that can be used is taken. */
const BROKER_WAYS: Way[] = [given, fromPath, embedded, container]

/**
 * A MongoDB and a NATS server with JetStream to work with. The database: `MONGODB_URL`, else the chosen one. The broker,
 * the first of: `NATS_URL`, `nats-server` on the PATH, our embedded program (needs Go once), a container (needs a Docker
 * engine). Resolves when both accept connections. Throws `Failure`.
 */
export async function provideBacking(request: BackingRequest): Promise<Backing> {
  const start = await prepareBacking(request)
  return start()
}

/**
 * Checks that there will be both, and builds ours where it is needed: what can be told without touching the data folder.
 * Resolves to what starts them. Throws `Failure`.
 */
export async function prepareBacking(request: BackingRequest): Promise<() => Promise<Backing>> {
  const starts = await Promise.all([
    prepare(DATABASE, request, request.databasePort),
    prepare(BROKER, request, request.brokerPort),
  ])
  return () => startBoth(starts)
}

async function startBoth([startDatabase, startBroker]: [Start, Start]): Promise<Backing> {
  const results = await Promise.allSettled([startDatabase(), startBroker()])
  const children = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value.child ?? []) : []))
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()))
  }
  const [database, broker] = results
  if (database.status === 'rejected' || broker.status === 'rejected') {
    await stop()
    throw database.status === 'rejected' ? database.reason : (broker as PromiseRejectedResult).reason
  }
  return {
    mongodbUrl: database.value.url,
    natsUrl: broker.value.url,
    kind: { database: database.value.kind, broker: broker.value.kind },
    pids: { database: database.value.child?.pid, broker: broker.value.child?.pid },
    children,
    stop,
  }
}

/** One of the two, in the same way; so that a test may kill it and start it again. Throws `Failure`. */
export async function provideOne(name: Service['name'], request: BackingRequest): Promise<Provided> {
  const [service, port] =
    name === 'database' ? ([DATABASE, request.databasePort] as const) : ([BROKER, request.brokerPort] as const)
  const start = await prepare(service, request, port)
  return start()
}

async function prepare(service: Service, request: BackingRequest, port: number): Promise<Start> {
  const place: Place = {
    port,
    folder: join(request.dataFolder, service.name),
    logFile: join(request.dataFolder, 'logs', `${service.name}.log`),
    log: request.log,
    env: request.env ?? process.env,
  }
  const { database = 'embedded' } = request
  for (const way of service === DATABASE ? [given, DATABASE_WAYS[database]] : BROKER_WAYS) {
    const start = await way(service, place)
    if (start) return start
  }
  throw service === DATABASE ? missingDatabase(database) : missingBroker()
}

function missingDatabase(kind: DatabaseKind): Failure {
  const another = 'use another database in a new data folder: --data FOLDER --database embedded.'
  const sentences = {
    mongod:
      `The database is to be mongod, and there is no mongod ${DATABASE.oldest} or newer on the PATH. ` +
      `Install MongoDB (mongodb.com/docs/manual/installation), or ${another}`,
    docker: `The database is to run in Docker, and \`docker info\` finds no engine. Start one, or ${another}`,
    embedded:
      `There is no Go to build the embedded database with, once. Install Go ${GO_VERSION} or newer (go.dev), or use another ` +
      'database in a new data folder: --data FOLDER --database mongod, or docker; or set MONGODB_URL to a running server.',
  }
  return new Failure(sentences[kind], { exitCode: EX_CONFIG })
}

const missingBroker = () =>
  new Failure(
    `There is no broker to work with. Install Go ${GO_VERSION} or newer (go.dev), with which ours is built once, or start a ` +
      `Docker engine, or put ${BROKER.program} (${BROKER.oldest} or newer) on the PATH, or set NATS_URL to a running server.`,
  )

async function given(service: Service, { env }: Place): Promise<Start | undefined> {
  const url = env[service.variable]
  if (!url) return undefined
  if (!service.scheme.test(url) || !URL.canParse(url)) {
    throw new Failure(
      `${service.variable} is "${url}", which is no address of a server like ${service.url(service.containerPort)}. ` +
        'Correct it, or unset it to use a local one.',
    )
  }
  const { hostname, port, protocol } = new URL(url.split(',')[0] ?? url)
  if (!protocol.endsWith('srv:') && !(await accepts(hostname, Number(port) || service.containerPort, 3000))) {
    throw new Failure(
      `Nothing answers at the address in ${service.variable}. Start that server, or unset it to use a local one.`,
    )
  }
  return async () => ({ url, kind: service.variable })
}

async function fromPath(service: Service, place: Place): Promise<Start | undefined> {
  const version = await run(service.program, ['--version'], { env: place.env }).then(
    ({ stdout }) => /v(\d+)\.(\d+)\.(\d+)/.exec(stdout),
    () => null,
  )
  if (!version) return undefined
  if (isOlder(version.slice(1, 4).map(Number), service.oldest.split('.').map(Number))) {
    place.log(`${service.program} ${version[0]} on the PATH is not used: it is older than ${service.oldest}.`)
    return undefined
  }
  const port = await claimPort(service, place)
  return async () => {
    mkdirSync(place.folder, { recursive: true })
    const child = startChild({
      name: service.name,
      command: service.program,
      args: service.programArgs(port, place.folder),
      env: place.env,
      logFile: place.logFile,
    })
    await whenAccepting(child, port, 30_000)
    const url = urlOf(service, port)
    if (service === DATABASE) await orStop(child, beginReplicaSet(url, `${HOST}:${port}`))
    return { url, kind: `${service.program} ${version[0]}`, child }
  }
}

async function embedded(service: Service, place: Place): Promise<Start | undefined> {
  const cache = join(CACHE, 'embedded')
  if (!isEmbeddedBuilt(cache)) {
    const hasGo = await succeeds('go', ['version'], place.env)
    if (!hasGo) return undefined
    if (service === DATABASE) place.log('building both with Go, once: one to two minutes')
  }
  const command = await buildEmbedded(cache)
  if (place.port !== 0) await requireFreePort(place.port, `the ${service.name}`, service.portVariable)
  return async () => {
    const child = startChild({
      name: service.name,
      command,
      args: [service.name, '--address', `${HOST}:${place.port}`, '--data', place.folder],
      env: place.env,
      logFile: place.logFile,
      readyLine: /^ready (\S+?)\/?$/,
      endsWithUs: true,
    })
    const [, url = ''] = await child.ready
    return { url, kind: 'embedded', child }
  }
}

async function container(service: Service, place: Place): Promise<Start | undefined> {
  if (!(await hasDockerEngine(place.env))) return undefined
  const port = await claimPort(service, place)
  return () => startContainer(service, place, port)
}

/** A replica set names its member as that sees itself, which in a container is another address than out here. */
const urlOf = (service: Service, port: number) =>
  service.url(port) + (service === DATABASE ? '/?directConnection=true' : '')

async function startContainer(service: Service, place: Place, port: number): Promise<Provided> {
  const name = `gbat-${service.name}-${port}`
  mkdirSync(place.folder, { recursive: true })
  place.log(`Starting ${service.image} in a container; the first time it is fetched`)
  // prettier-ignore
  const args = [
    'run', '--rm', '--init', '--name', name, '-p', `${HOST}:${port}:${service.containerPort}`,
    '-v', `${place.folder}:${service.containerData}`, service.image, ...service.containerArgs,
  ]
  const child = startChild({ name: service.name, command: 'docker', args, env: place.env, logFile: place.logFile })
  await whenAccepting(child, port, 300_000)
  const url = urlOf(service, port)
  // Its own name and port inside, whatever the port out here.
  if (service === DATABASE) await orStop(child, beginReplicaSet(url, `localhost:${service.containerPort}`))
  return { url, kind: service.image, child }
}

/** A client without an engine is not enough, so ask the engine. */
export function hasDockerEngine(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return succeeds('docker', ['info', '--format', '{{.ServerVersion}}'], env)
}

/** Waits for what makes a child usable, or for its end; if the wait fails, the child is stopped. */
async function orStop(child: Child, ready: Promise<void>): Promise<void> {
  try {
    await Promise.race([ready, child.unexpectedEnd])
  } catch (error) {
    ready.catch(() => undefined)
    await child.stop()
    throw error
  }
}

async function claimPort(service: Service, place: Place): Promise<number> {
  if (place.port === 0) return freePort()
  await requireFreePort(place.port, `the ${service.name}`, service.portVariable)
  return place.port
}

async function whenAccepting(child: Child, port: number, milliseconds: number): Promise<void> {
  const isUp = await Promise.race([accepts(HOST, port, milliseconds), child.unexpectedEnd])
  if (isUp) return
  await child.stop()
  throw new Failure(`The ${child.name} did not answer on port ${port}. Its log: ${child.logFile}`)
}

function succeeds(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  return run(command, args, { env, timeout: 10_000 }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  )
}

function isOlder(version: number[], oldest: number[]): boolean {
  const at = version.findIndex((part, index) => part !== oldest[index])
  return at !== -1 && (version[at] ?? 0) < (oldest[at] ?? 0)
}
