import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BROKER, DATABASE, type Service } from './backing-services.ts'
import { type Child, startChild } from './child.ts'
import { buildEmbedded, isEmbeddedBuilt } from './embedded/build.ts'
import { Failure } from '../../deploy/start-table/failure.ts'
import { accepts, freePort, HOST, requireFreePort } from './ports.ts'
import { CACHE } from './root.ts'

const run = promisify(execFile)

export interface BackingRequest {
  dataFolder: string
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

/** Where a backing service may come from: the first that can be used is taken. */
const WAYS: ((service: Service, place: Place) => Promise<Start | undefined>)[] = [given, fromPath, embedded, container]

/**
 * A MongoDB and a NATS server with JetStream to work with, from the first of: `MONGODB_URL`/`NATS_URL`,
 * `mongod`/`nats-server` on the PATH, our embedded program (needs Go once), containers (need a Docker engine).
 * Resolves when both accept connections. Throws `Failure`.
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
  for (const way of WAYS) {
    const start = await way(service, place)
    if (start) return start
  }
  throw new Failure(
    `There is no ${service.name} to work with. Install Go 1.26 or newer (go.dev), with which ours is built once, ` +
      `or start a Docker engine, or put ${service.program} (${service.oldest} or newer) on the PATH, ` +
      `or set ${service.variable} to a running server.`,
  )
}

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
    return { url: service.url(port), kind: `${service.program} ${version[0]}`, child }
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
  if (service === DATABASE) await beginReplicaSet(name, place.env)
  return {
    url: service.url(port) + (service === DATABASE ? '/?directConnection=true' : ''),
    kind: service.image,
    child,
  }
}

/** A client without an engine is not enough, so ask the engine. */
export function hasDockerEngine(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  return succeeds('docker', ['info', '--format', '{{.ServerVersion}}'], env)
}

async function beginReplicaSet(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  const script =
    'try { rs.status() } catch { rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "localhost:27017" }] }) }'
  for (let tries = 0; tries < 60; tries += 1) {
    if (await succeeds('docker', ['exec', name, 'mongosh', '--quiet', '--eval', script], env)) return
  }
  throw new Failure(`The replica set in the container ${name} did not start. See its log: docker logs ${name}.`)
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
