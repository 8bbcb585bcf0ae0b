import { PROCESS_NAMES, type ProcessName } from '../../deploy/start-table/processes.ts'
import type { Secrets } from '../../deploy/start-table/secrets.ts'
import { HOST } from '../dev/ports.ts'
import type { OwnBacking } from '../stack/own-backing.ts'
import { onlyCounts, startStack } from '../stack/stack.ts'

export interface BenchStack {
  base: string
  /** Name to process, and the database and the broker. */
  pids: Map<string, number>
  /** Where the payment stand-in is. */
  paymentsUrl: string
  stop(): Promise<void>
}

export interface StackRequest {
  /** Where the stack makes its folder. */
  folder: string
  backing: OwnBacking
  secrets: Secrets
  names: readonly ProcessName[]
  /** What stands behind the name of each database: `_1000` for `practice_1000`. */
  databases?: string
  profileFolder?: string
}

/** Sampling costs a twentieth of a processor: only those that work are sampled. */
const PROFILED = ['gateway', 'auth', 'practice'] as const

/** The processes that are needed, each once and as they run for people, on a database that is there. */
export async function startBenchStack(request: StackRequest): Promise<BenchStack> {
  const { folder, backing, secrets, names, databases = '', profileFolder } = request
  const stack = await startStack({
    parent: folder,
    backing,
    context: { secrets },
    production: true,
    counts: onlyCounts(names),
    ...(databases ? { env: databaseNames(databases) } : {}),
    ...(profileFolder ? { profiles: { folder: profileFolder, names: PROFILED } } : {}),
  })
  const pids = names.map((name) => [name, stack.processes(name)[0]!.pid] as const)
  const stores = (['database', 'broker'] as const).map((name) => [name, backing.child(name).pid] as const)
  return {
    // The gateway itself: the relay would be measured too.
    base: `http://${HOST}:${stack.ports.gateway[0]}`,
    pids: new Map([...pids, ...stores]),
    paymentsUrl: stack.context.urls.payments,
    stop: () => stack.stop(),
  }
}

function databaseNames(suffix: string): Partial<Record<ProcessName, NodeJS.ProcessEnv>> {
  const services = PROCESS_NAMES.filter((name) => name !== 'gateway' && name !== 'mailbox' && name !== 'payments')
  return Object.fromEntries(services.map((name) => [name, { DATABASE: `${name}${suffix}` }]))
}
