import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Child, END_WITH_PARENT, startChild } from './child.ts'
import { Failure } from '../../deploy/start-table/failure.ts'
import {
  type Context,
  environmentOf,
  NODE_OPTIONS,
  PROCESSES,
  type ProcessName,
  processRow,
  type ProcessRow,
} from '../../deploy/start-table/processes.ts'
import { CACHE, ROOT } from './root.ts'

export interface SystemRequest {
  context: Context
  /** The ports of each process: one process per port, none where the list is empty. */
  ports: Record<ProcessName, readonly number[]>
  logFolder: string
  /** Further variables of one process, such as the defects that a test plants in it. */
  extraEnvironment?: (name: ProcessName) => NodeJS.ProcessEnv
  /** Further options of Node for one process, such as those of a profile. */
  nodeOptions?: (name: ProcessName) => readonly string[]
  /** Restart a process when one of its files changes. */
  watch?: boolean
  /** The gateway starts when this has settled, because it reads the built site. */
  site?: Promise<unknown> | undefined
  /** Is told what a process waits for, if it is not ready after a few seconds. */
  say?: (line: string) => void
}

export interface System {
  children: Child[]
  /** Where each of them says whether it can serve. */
  readyUrls: Map<Child, string>
  /** When every process answers that it can serve. Rejects with a `Failure` that names the one that cannot. */
  ready: Promise<void>
  stop: () => Promise<void>
}

const PATIENCE = 60_000
/** A process that is not ready by then says why on the screen. */
const SILENT_FOR = 5_000
/** Longer than a service takes to find that its database does not answer (2 s). */
const PROBE_MS = 3_500

/** Starts the processes of the start table, all at once: each waits by itself for what it needs. */
export function startSystem(request: SystemRequest): System {
  const children: Child[] = []
  const readyUrls = new Map<Child, string>()
  const startRow = (row: ProcessRow) =>
    request.ports[row.name].map((port, index) => {
      const name = index === 0 ? row.name : `${row.name}-${index + 1}`
      const child = startOne(request, row, { name, port })
      const url = `http://${request.context.host}:${port}${row.readyPath}`
      children.push(child)
      readyUrls.set(child, url)
      return untilReady(child, url, request.say)
    })
  const services = PROCESSES.filter((row) => row.name !== 'gateway').flatMap(startRow)
  const gateways = Promise.resolve(request.site).then(() => Promise.all(startRow(processRow('gateway'))))
  const ready = Promise.all([gateways, ...services])
  ready.catch(() => undefined)
  return {
    children,
    readyUrls,
    ready: ready.then(() => undefined),
    /** The gateway first, so that it finishes its requests while the others still answer. */
    async stop() {
      const isEdge = (child: Child) => child.name.startsWith('gateway')
      await Promise.all(children.filter(isEdge).map((child) => child.stop()))
      await Promise.all(children.filter((child) => !isEdge(child)).map((child) => child.stop()))
    },
  }
}

/** One process of the start table, which waits by itself for what it needs. */
export function startOne(
  request: SystemRequest,
  row: ProcessRow,
  { name, port }: { name: string; port: number },
): Child {
  return startProgram(request, {
    name,
    entry: row.entry,
    nodeOptions: [...NODE_OPTIONS, ...(request.nodeOptions?.(row.name) ?? [])],
    env: { ...environmentOf(row, request.context, port), ...request.extraEnvironment?.(row.name) },
  })
}

interface Program {
  name: string
  /** Entry file, from the root of the repository. */
  entry: string
  nodeOptions?: readonly string[]
  /** On top of what this process has. */
  env: NodeJS.ProcessEnv
}

/** A Node process of ours, such as a stand-in that has no row in the start table. */
export function startProgram(
  { logFolder, watch }: Pick<SystemRequest, 'logFolder' | 'watch'>,
  { name, entry, nodeOptions = [], env }: Program,
): Child {
  return startChild({
    name,
    command: process.execPath,
    args: [...nodeOptions, ...(watch ? ['--watch', '--watch-preserve-output'] : ['--import', END_WITH_PARENT]), entry],
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: join(CACHE, 'node'), ...process.env, ...env },
    logFile: join(logFolder, `${name}.log`),
    ipc: true,
    // Node's watch mode stays when its channel closes.
    endsWithUs: !watch,
  })
}

/**
 * Resolves when the process responds there that it can serve. Rejects with a `Failure` if it ends, or takes more than a
 * minute; that one, and `say` after a few seconds, tells what the process itself says that it waits for.
 */
export async function untilReady(child: Child, url: string, say?: (line: string) => void): Promise<void> {
  const began = Date.now()
  let told = ''
  for (;;) {
    const reason = await Promise.race([whyNotReady(url), child.unexpectedEnd])
    if (reason === null || child.isStopping()) return
    const waited = Date.now() - began
    if (waited > PATIENCE) {
      throw new Failure(`${child.name} was not ready after ${PATIENCE / 1000} s: ${reason}. Its log: ${child.logFile}`)
    }
    if (waited > SILENT_FOR && reason !== told) {
      say?.(`${child.name} is not ready: ${reason}`)
      told = reason
    }
    await pause(50)
  }
}

/** Null if the process responds there that it can serve, else what it waits for, in its own words if it has any. */
export async function whyNotReady(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_MS) })
    const text = await response.text()
    return response.ok ? null : (reasonIn(text) ?? `it responds with ${response.status}`)
  } catch {
    return 'it does not respond'
  }
}

function reasonIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { reason?: string }).reason
  } catch {
    return undefined
  }
}
