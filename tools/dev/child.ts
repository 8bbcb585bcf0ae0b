import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type { Readable } from 'node:stream'
import { endWithUs } from './end-left-behind.ts'
import { EX_CONFIG, Failure } from '../../deploy/start-table/failure.ts'

export interface ChildSpec {
  name: string
  command: string
  args: string[]
  logFile: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Wait for the first line on standard output that matches; without it, output goes to the log file. */
  readyLine?: RegExp
  /** A Node process: it gets a channel to us. */
  ipc?: boolean
  /** It notices by its channel or its standard input that we are gone, and ends. What does not is ended by a sentinel. */
  endsWithUs?: boolean
}

export interface Child {
  name: string
  /** Of the process that runs now, or ran last. */
  readonly pid: number
  logFile: string
  /** The first match of `readyLine`. Rejects with a `Failure` when it ends before. */
  ready: Promise<RegExpExecArray>
  /**
   * Rejects with a `Failure` that names it and shows the end of its log when it ends and was not asked to. Its exit code
   * is 78 if that was the child's. After `restart` this is about the new process.
   */
  readonly unexpectedEnd: Promise<never>
  /** How it ended, for people: `exit code 1`, `signal SIGKILL`. Never rejects. */
  readonly ended: Promise<string>
  isStopping: () => boolean
  /** SIGTERM, and SIGKILL where that did not help within the grace. Only this process, by its id. */
  stop: () => Promise<void>
  /** Starts it again after it has ended. Throws if that is impossible, such as without room for its log. */
  restart: () => void
}

/** For Node's option --import: a process with a channel to us then ends when we do, also while it still loads. */
export const END_WITH_PARENT = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href

const GRACE = 10_000
const running = new Set<Child>()

/** One process of a child: `restart` begins another. */
interface Life {
  process: ChildProcess
  ended: Promise<string>
  unexpectedEnd: Promise<never>
}

/**
 * Starts one process in a group of its own, so that Ctrl-C reaches only us and we stop everything in order.
 * Its standard input is a pipe that closes when we end.
 */
export function startChild(spec: ChildSpec): Child {
  let stopping = false
  const isStopping = () => stopping
  let life = begin(spec, isStopping)
  const ready = Promise.race([firstMatch(life.process.stdout, spec.readyLine), life.unexpectedEnd])
  // If no caller waits for it, the rejection is no crash of ours.
  ready.catch(() => undefined)
  const handle: Child = {
    name: spec.name,
    get pid() {
      return life.process.pid ?? 0
    },
    logFile: spec.logFile,
    ready,
    get unexpectedEnd() {
      return life.unexpectedEnd
    },
    get ended() {
      return life.ended
    },
    isStopping,
    async stop() {
      stopping = true
      const { process: child, ended } = life
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE)
      await ended
      clearTimeout(force)
    },
    restart() {
      life = begin(spec, isStopping)
      // Its ready line was read once; the pipe is read on, so that it never fills.
      life.process.stdout?.resume()
      keep(handle)
    },
  }
  keep(handle)
  return handle
}

function keep(handle: Child): void {
  running.add(handle)
  void handle.ended.then(() => running.delete(handle))
}

function begin(spec: ChildSpec, isStopping: () => boolean): Life {
  const { child, logBegins } = spawnWithLog(spec)
  let exitCode: number | null = null
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => {
      exitCode = code
      done(signal ? `signal ${signal}` : `exit code ${code}`)
    })
  })
  const unexpectedEnd = ended.then((how): Promise<never> => {
    if (isStopping()) return new Promise(() => undefined)
    throw new Failure(
      `${spec.name} ended (${how}). The end of its log, ${spec.logFile}:\n${lastLines(spec.logFile, logBegins)}`,
      exitCode === EX_CONFIG ? { exitCode } : {},
    )
  })
  unexpectedEnd.catch(() => undefined)
  if (!spec.endsWithUs && child.pid !== undefined) endWithUs(child.pid, ended)
  return { process: child, ended, unexpectedEnd }
}

function spawnWithLog(spec: ChildSpec): { child: ChildProcess; logBegins: number } {
  mkdirSync(dirname(spec.logFile), { recursive: true })
  const log = openSync(spec.logFile, 'a')
  const logBegins = fstatSync(log).size
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env ?? process.env,
    stdio: ['pipe', spec.readyLine ? 'pipe' : log, log, ...(spec.ipc ? (['ipc'] as const) : [])],
    detached: process.platform !== 'win32',
  })
  closeSync(log)
  child.stdin?.on('error', () => undefined)
  return { child, logBegins }
}

/** Stops whatever `startChild` started and that still runs. */
export async function stopAllChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.stop()))
}

function firstMatch(output: Readable | null, pattern: RegExp | undefined): Promise<RegExpExecArray> {
  return new Promise((done) => {
    if (!output || !pattern) return
    createInterface({ input: output }).on('line', (line) => {
      const match = pattern.exec(line)
      if (match) done(match)
    })
  })
}

/** The end of a log without its stack frames, indented, to show below the sentence that names what failed. */
function lastLines(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().trim().split('\n')
  const telling = lines.filter((line) => !/^\s+at /.test(line)).slice(-12)
  return telling.map((line) => `    ${line}`).join('\n')
}
