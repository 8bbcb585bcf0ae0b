import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Child } from '../dev/child.ts'
import { HOST } from '../dev/ports.ts'
import {
  type Context,
  PROCESS_NAMES,
  type ProcessName,
  processRow,
  urlsOn,
} from '../../deploy/start-table/processes.ts'
import { generateSecrets } from '../../deploy/start-table/secrets.ts'
import { startOne, startSystem, type SystemRequest, untilReady } from '../dev/system.ts'
import { fixedPort } from './fixed-ports.ts'
import { type Link, startLink } from './link.ts'
import { type BackingName, type OwnBacking, startOwnBacking } from './own-backing.ts'
import { type Plant, plantEnvironment } from './plant.ts'
import { startRelay } from './relay.ts'
import { createStackClock } from './stack-clock.ts'
import { contextOfStandIns, createOutside, type Outside, type StandIns, startStandIns } from './stand-ins.ts'

/** What can be killed, frozen and started again. */
export type Target = ProcessName | BackingName

export interface Stack extends Outside {
  /** The site's address: the relay in front of all gateways. */
  base: string
  context: Context
  ports: Record<ProcessName, readonly number[]>
  backing: OwnBacking
  /** Where all data is kept: the folders `database` and `broker`, and `logs`. */
  folder: string
  /** The processes of one kind, first one first. */
  processes(name: ProcessName): Child[]
  /** SIGKILL; resolves when it is gone. */
  kill(target: Target, index?: number): Promise<void>
  /** SIGTERM; resolves when it has ended by itself, within ten seconds. */
  end(target: Target, index?: number): Promise<void>
  /** SIGSTOP and SIGCONT. */
  freeze(target: Target, index?: number): void
  thaw(target: Target, index?: number): void
  /** Starts again what was killed or ended, where it was; resolves when it answers that it can serve. */
  start(target: Target, index?: number, more?: StartOptions): Promise<void>
  /** Kills it and starts it again, such as with a planted defect, and without one afterwards. */
  restart(target: Target, index?: number, more?: StartOptions): Promise<void>
  /** The connection of all processes of one kind to their database or broker. Only with the option `links`. */
  link(name: ProcessName, to: BackingName): Link
  /** Moves the clock of every process to an instant; it runs on from there. */
  setClock(instant: Date): void
  /** Stops the clock of every process at an instant. */
  stopClock(instant: Date): void
  /** The machine's own time again. */
  resetClock(): void
  stop(): Promise<void>
}

export interface StartOptions {
  plants?: readonly Plant[]
  env?: NodeJS.ProcessEnv
}

export interface StackOptions {
  /** How many of each process; one of each where nothing is said. */
  counts?: Partial<Record<ProcessName, number>>
  /** Defects that the suite puts into processes, to prove that a check sees them. */
  plants?: Partial<Record<ProcessName, readonly Plant[]>>
  /** Further variables of processes. */
  env?: Partial<Record<ProcessName, NodeJS.ProcessEnv>>
  /** Put a link that can fail between each process and its database and broker. */
  links?: boolean
  /** Let connections from outside take turns over the gateways; otherwise the first one gets all. */
  spread?: boolean
  /** Instead of a database and a broker of its own. They are running, and go on when the stack stops. */
  backing?: OwnBacking
  /** What processes are told beside their own ports: the addresses of fakes, the secrets of data that is there. */
  context?: Partial<Context>
  /** Starts the stand-in of the tutor's provider as well; otherwise the built-in tutor answers alone. */
  tutorProvider?: boolean
  /** As the system runs for people: NODE_ENV production, and no clock to move. */
  production?: boolean
  /** Each of these processes leaves a processor profile here when it stops. */
  profiles?: { folder: string; names: readonly ProcessName[] }
  /** Where the stack makes its folder; the system's place for temporary files unless it is given. */
  parent?: string
}

/** One of each of these processes, and none of any other. */
export function onlyCounts(names: readonly ProcessName[]): Record<ProcessName, number> {
  const counts = PROCESS_NAMES.map((name) => [name, Number(names.includes(name))])
  return Object.fromEntries(counts) as Record<ProcessName, number>
}

/** Starts the whole system in a temporary folder: separate processes, real database and broker, one clock for all. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { parent = tmpdir() } = options
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'gbat-stack-'))
  const backing = options.backing ?? (await startOwnBacking(folder))
  const ports = await freePorts(options.counts ?? {})
  const links = options.links ? await startLinks(backing) : undefined
  const clock = createStackClock(join(folder, 'clock.json'))
  const standIns = await startStandIns(options, join(folder, 'logs'))
  const context = await contextOf(options, { backing, ports, folder, standIns, testClockFile: clock.file })
  const request = {
    context,
    ports,
    logFolder: join(folder, 'logs'),
    extraEnvironment: createEnvironmentOf(options, links),
    nodeOptions: (name: ProcessName) => profileOptions(options, name),
  }
  const system = startSystem(request)
  const clear = () => clearAll({ folder, system, links, standIns, ownBacking: options.backing ? undefined : backing })
  await orClear(Promise.all([system.ready, standIns.ready]), clear)
  const relay = await startRelay(ports.gateway, { spread: options.spread ?? false })
  return {
    base: relay.url,
    context,
    ports,
    backing,
    folder,
    processes: (name) => system.children.filter((child) => child.name.replace(/-\d+$/, '') === name),
    ...createControl({ request, children: system.children, backing }),
    ...clock.moves,
    link: linkOf(links),
    ...createOutside(context, standIns),
    async stop() {
      await relay.close()
      await clear()
    },
  }
}

const linkOf =
  (links: Links | undefined): Stack['link'] =>
  (name, to) => {
    if (!links) throw new Error('this stack was started without links')
    return links.find(name, to)
  }

interface Parts {
  folder: string
  system: { stop(): Promise<void> }
  links: { close(): Promise<unknown> } | undefined
  standIns: StandIns
  /** A backing that came from outside goes on. */
  ownBacking: { stop(): Promise<void> } | undefined
}

async function clearAll({ folder, system, links, standIns, ownBacking }: Parts): Promise<void> {
  await system.stop()
  await standIns.stop()
  await ownBacking?.stop()
  await links?.close()
  rmSync(folder, { recursive: true, force: true })
}

async function orClear(ready: Promise<unknown>, clear: () => Promise<void>): Promise<void> {
  try {
    await ready
  } catch (error) {
    await clear()
    throw error
  }
}

type Links = Awaited<ReturnType<typeof startLinks>>

/** What each process is told beyond the start table. The defects of the options are gone where it is started again. */
function createEnvironmentOf(options: StackOptions, links: Links | undefined) {
  return (name: ProcessName, more: StartOptions = { plants: options.plants?.[name] ?? [] }) => ({
    ...links?.environmentOf(name),
    ...options.env?.[name],
    ...plantEnvironment(more.plants ?? []),
    ...more.env,
  })
}

interface Controlled {
  request: Omit<SystemRequest, 'extraEnvironment'> & {
    extraEnvironment: (name: ProcessName, more: StartOptions) => NodeJS.ProcessEnv
  }
  children: Child[]
  backing: OwnBacking
}

function createControl({ request, children, backing }: Controlled) {
  const at = (name: ProcessName, index: number) => children.findIndex((child) => child.name === childName(name, index))
  const find = (target: Target, index: number): Child =>
    isBacking(target) ? backing.child(target) : children[at(target, index)]!
  const startProcess = async (name: ProcessName, index: number, more: StartOptions) => {
    const row = processRow(name)
    const port = request.ports[name][index]!
    const own = { ...request, extraEnvironment: () => request.extraEnvironment(name, more) }
    const child = startOne(own, row, { name: childName(name, index), port })
    children[at(name, index)] = child
    await untilReady(child, `http://${HOST}:${port}${row.readyPath}`)
  }
  const control: Pick<Stack, 'kill' | 'end' | 'freeze' | 'thaw' | 'start' | 'restart'> = {
    async kill(target, index = 0) {
      const child = find(target, index)
      process.kill(child.pid, 'SIGKILL')
      await child.ended
    },
    end: (target, index = 0) => find(target, index).stop(),
    freeze: (target, index = 0) => void process.kill(find(target, index).pid, 'SIGSTOP'),
    thaw: (target, index = 0) => void process.kill(find(target, index).pid, 'SIGCONT'),
    start: (target, index = 0, more = {}) =>
      isBacking(target) ? backing.start(target) : startProcess(target, index, more),
    async restart(target, index = 0, more = {}) {
      await control.kill(target, index)
      await control.start(target, index, more)
    },
  }
  return control
}

const isBacking = (target: Target): target is BackingName => target === 'database' || target === 'broker'

const childName = (name: ProcessName, index: number) => (index === 0 ? name : `${name}-${index + 1}`)

async function startLinks({ ports, mongodbUrl, natsUrl }: OwnBacking) {
  const links = new Map<string, Link>()
  for (const name of PROCESS_NAMES)
    for (const to of ['database', 'broker'] as const) links.set(`${name} ${to}`, await startLink(ports[to]))
  const find = (name: ProcessName, to: BackingName) => links.get(`${name} ${to}`)!
  const through = (url: string, { port }: Link) => Object.assign(new URL(url), { port: `${port}` }).href
  return {
    find,
    environmentOf: (name: ProcessName) => ({
      MONGODB_URL: through(mongodbUrl, find(name, 'database')),
      NATS_URL: through(natsUrl, find(name, 'broker')),
    }),
    close: () => Promise.all([...links.values()].map((link) => link.close())),
  }
}

async function freePorts(counts: Partial<Record<ProcessName, number>>): Promise<Record<ProcessName, number[]>> {
  const entries = PROCESS_NAMES.map(async (name) => [
    name,
    await Promise.all(Array.from({ length: counts[name] ?? 1 }, fixedPort)),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<ProcessName, number[]>
}

function profileOptions({ profiles }: StackOptions, name: ProcessName): string[] {
  if (!profiles?.names.includes(name)) return []
  return ['--cpu-prof', `--cpu-prof-dir=${profiles.folder}`, `--cpu-prof-name=${name}.cpuprofile`]
}

async function contextOf(
  { production, context = {} }: StackOptions,
  {
    backing,
    ports,
    folder,
    standIns,
    testClockFile,
  }: Pick<Stack, 'ports' | 'folder'> & Pick<Parts, 'standIns'> & { backing: OwnBacking; testClockFile: string },
): Promise<Context> {
  const smtpPort = await fixedPort()
  return {
    host: HOST,
    mongodbUrl: backing.mongodbUrl,
    natsUrl: backing.natsUrl,
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    smtpPort,
    secrets: generateSecrets(),
    urls: urlsOn(HOST, ports),
    // The provider forgets nothing when its stand-in is restarted.
    paymentsFile: join(folder, 'payments.json'),
    // Where the payment provider leads back to: the address that the browser tests use.
    publicUrl: `http://${HOST}:${ports.gateway[0] ?? 8080}`,
    logLevel: 'info',
    ...contextOfStandIns(standIns),
    ...(production ? { nodeEnv: 'production' } : { nodeEnv: 'test', testClockFile }),
    ...context,
  }
}
