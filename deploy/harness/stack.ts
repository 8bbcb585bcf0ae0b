import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backing, provideBacking } from '../local/backing.ts'
import type { Child } from '../local/child.ts'
import { freePort, HOST } from '../local/ports.ts'
import { type Context, PROCESS_NAMES, type ProcessName, urlsOn } from '../local/processes.ts'
import { generateSecrets } from '../local/secrets.ts'
import { runServiceCommand } from '../local/service-command.ts'
import { startSystem } from '../local/system.ts'
import { type Plant, plantEnvironment } from './plant.ts'
import { type Relay, startRelay } from './relay.ts'

export interface Stack {
  /** The site's address: the relay in front of all gateways. */
  base: string
  context: Context
  ports: Record<ProcessName, readonly number[]>
  backing: Backing
  /** The processes of one kind, first one first. */
  processes(name: ProcessName): Child[]
  /** Moves the clock of every process to an instant; it runs on from there. */
  setClock(instant: Date): void
  /** Stops the clock of every process at an instant. */
  stopClock(instant: Date): void
  /** Gives a candidate a plan through billing's documented command. */
  changePlan(userId: string, plan: 'free' | 'monthly'): Promise<void>
  stop(): Promise<void>
}

export interface StackOptions {
  /** How many of each process; one of each where nothing is said. */
  counts?: Partial<Record<ProcessName, number>>
  /** Defects that the suite puts into processes, to prove that a check sees them. */
  plants?: Partial<Record<ProcessName, readonly Plant[]>>
}

/** Starts the whole system in a temporary folder: separate processes, real database and broker, one clock for all. */
export async function startStack({ counts = {}, plants = {} }: StackOptions = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'gbat-stack-'))
  const backing = await provideBacking({ dataFolder: folder, databasePort: 0, brokerPort: 0, log: () => undefined })
  const ports = await freePorts(counts)
  const testClockFile = join(folder, 'clock.json')
  writeFileSync(testClockFile, '{"offsetMs":0}')
  const context = await contextOf({ backing, ports, testClockFile })
  const extraEnvironment = (name: ProcessName) => plantEnvironment(plants[name] ?? [])
  const system = startSystem({ context, ports, logFolder: join(folder, 'logs'), extraEnvironment })
  const clear = async () => {
    await system.stop()
    await backing.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  await system.ready.catch(async (error: unknown) => {
    await clear()
    throw error
  })
  const relay: Relay = await startRelay(ports.gateway)
  return {
    base: relay.url,
    context,
    ports,
    backing,
    processes: (name) => system.children.filter((child) => child.name.replace(/-\d+$/, '') === name),
    setClock: (instant) => writeFileSync(testClockFile, JSON.stringify({ offsetMs: instant.getTime() - Date.now() })),
    stopClock: (instant) => writeFileSync(testClockFile, JSON.stringify({ fixedMs: instant.getTime() })),
    changePlan: async (userId, plan) => {
      await runServiceCommand(context, { service: 'billing', command: 'change-subscription', args: [userId, plan] })
    },
    async stop() {
      await relay.close()
      await clear()
    },
  }
}

async function freePorts(counts: Partial<Record<ProcessName, number>>): Promise<Record<ProcessName, number[]>> {
  const entries = PROCESS_NAMES.map(async (name) => [
    name,
    await Promise.all(Array.from({ length: counts[name] ?? 1 }, freePort)),
  ])
  return Object.fromEntries(await Promise.all(entries)) as Record<ProcessName, number[]>
}

async function contextOf(from: { backing: Backing; ports: Stack['ports']; testClockFile: string }): Promise<Context> {
  const smtpPort = await freePort()
  return {
    host: HOST,
    mongodbUrl: from.backing.mongodbUrl,
    natsUrl: from.backing.natsUrl,
    smtpUrl: `smtp://${HOST}:${smtpPort}`,
    smtpPort,
    secrets: generateSecrets(),
    urls: urlsOn(HOST, from.ports),
    nodeEnv: 'test',
    logLevel: 'info',
    testClockFile: from.testClockFile,
  }
}
