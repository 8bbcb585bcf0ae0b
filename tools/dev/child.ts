import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Failure } from '../../deploy/start-table/failure.ts'

export interface ChildSpec {
  name: string
  command: string
  args: string[]
  logFile: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Wait for the first line on standard output that matches; without it, output goes to the log file. */
  readyLine?: RegExp
  /** A Node process of ours: it notices by this channel when we are gone, and ends. */
  ipc?: boolean
}

export interface Child {
  name: string
  pid: number
  logFile: string
  /** The first match of `readyLine`. Rejects with a `Failure` when it ends before. */
  ready: Promise<RegExpExecArray>
  /** Rejects with a `Failure` that names it and shows the end of its log when it ends and was not asked to. */
  unexpectedEnd: Promise<never>
  /** How it ended, for people: `exit code 1`, `signal SIGKILL`. Never rejects. */
  ended: Promise<string>
  isStopping: () => boolean
  /** SIGTERM, and SIGKILL where that did not help within the grace. Only this process, by its id. */
  stop: () => Promise<void>
}

const GRACE = 10_000
const running = new Set<Child>()

/**
 * Starts one process in a group of its own, so that Ctrl-C reaches only us and we stop everything in order.
 * Its standard input is a pipe that closes when we end.
 */
export function startChild(spec: ChildSpec): Child {
  const { child, logBegins } = spawnWithLog(spec)
  let stopping = false
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => done(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  const unexpectedEnd = ended.then((how): Promise<never> => {
    if (stopping) return new Promise(() => undefined)
    throw new Failure(
      `${spec.name} ended (${how}). The end of its log, ${spec.logFile}:\n${lastLines(spec.logFile, logBegins)}`,
    )
  })
  const ready = Promise.race([firstMatch(child.stdout, spec.readyLine), unexpectedEnd])
  // Whoever waits for one of the two sees the rejection; where nobody does, it is no crash of ours.
  unexpectedEnd.catch(() => undefined)
  ready.catch(() => undefined)

  const handle: Child = {
    name: spec.name,
    pid: child.pid ?? 0,
    logFile: spec.logFile,
    ready,
    unexpectedEnd,
    ended,
    isStopping: () => stopping,
    async stop() {
      stopping = true
      child.kill('SIGTERM')
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE)
      await ended
      clearTimeout(force)
    },
  }
  running.add(handle)
  void ended.then(() => running.delete(handle))
  return handle
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
