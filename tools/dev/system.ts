import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Child, startChild } from './child.ts'
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
  /** Restart a process when one of its files changes. */
  watch?: boolean
  /** The gateway starts when this has settled, because it reads the built site. */
  site?: Promise<unknown> | undefined
}

export interface System {
  children: Child[]
  /** When every process answers that it can serve. Rejects with a `Failure` that names the one that cannot. */
  ready: Promise<void>
  stop: () => Promise<void>
}

const PATIENCE = 60_000
const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href

/** Starts the processes of the start table, all at once: each waits by itself for what it needs. */
export function startSystem(request: SystemRequest): System {
  const children: Child[] = []
  const startRow = (row: ProcessRow) =>
    request.ports[row.name].map((port, index) => {
      const name = index === 0 ? row.name : `${row.name}-${index + 1}`
      const child = startOne(request, row, { name, port })
      children.push(child)
      return untilReady(child, `http://${request.context.host}:${port}${row.readyPath}`)
    })
  const services = PROCESSES.filter((row) => row.name !== 'gateway').flatMap(startRow)
  const gateways = Promise.resolve(request.site).then(() => Promise.all(startRow(processRow('gateway'))))
  const ready = Promise.all([gateways, ...services])
  ready.catch(() => undefined)
  return {
    children,
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
  const { context, logFolder, watch } = request
  return startChild({
    name,
    command: process.execPath,
    args: [
      ...NODE_OPTIONS,
      ...(watch ? ['--watch', '--watch-preserve-output'] : ['--import', END_WITH_PARENT]),
      row.entry,
    ],
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: join(CACHE, 'node'),
      ...process.env,
      ...environmentOf(row, context, port),
      ...request.extraEnvironment?.(row.name),
    },
    logFile: join(logFolder, `${name}.log`),
    ipc: true,
  })
}

/** Resolves when it answers there that it can serve. Rejects with a `Failure` where it ends, or takes more than a minute. */
export async function untilReady(child: Child, url: string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await Promise.race([answersOk(url), child.unexpectedEnd]))) {
    if (child.isStopping()) return
    if (Date.now() > end) {
      throw new Failure(`${child.name} was not ready after ${PATIENCE / 1000} s. Its log says why: ${child.logFile}`)
    }
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
