import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { Failure } from './failure.ts'

export interface ChildSpec {
  name: string
  command: string
  args: string[]
  logFile: string
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Wait for the first line on standard output that matches; without it, output goes to the log file. */
  readyLine?: RegExp
}

export interface Child {
  name: string
  pid: number
  logFile: string
  /** The first match of `readyLine`. */
  ready: Promise<RegExpExecArray>
  /** How it ended, for people: `exit code 1`, `signal SIGKILL`. Never rejects. */
  ended: Promise<string>
  isStopping: () => boolean
  /** SIGTERM, and SIGKILL where that did not help within the grace. Only this process, by its id. */
  stop: () => Promise<void>
}

const GRACE = 10_000

/**
 * Starts one process in a group of its own, so that Ctrl-C reaches only us and we stop everything in order.
 * Its standard input is a pipe that closes when we end.
 */
export function startChild(spec: ChildSpec): Child {
  mkdirSync(dirname(spec.logFile), { recursive: true })
  const log = openSync(spec.logFile, 'a')
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env ?? process.env,
    stdio: ['pipe', spec.readyLine ? 'pipe' : log, log],
    detached: process.platform !== 'win32',
  })
  closeSync(log)
  child.stdin?.on('error', () => undefined)

  let stopping = false
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', (code, signal) => done(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  const ready = firstMatch(child.stdout, spec, ended)
  ready.catch(() => undefined)

  return {
    name: spec.name,
    pid: child.pid ?? 0,
    logFile: spec.logFile,
    ready,
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
}

function firstMatch(output: NodeJS.ReadableStream | null, spec: ChildSpec, ended: Promise<string>) {
  return new Promise<RegExpExecArray>((done, fail) => {
    void ended.then((how) => fail(new Failure(`${spec.name} ended (${how}).\n${lastLines(spec.logFile, 10)}`)))
    if (!output || !spec.readyLine) return
    const pattern = spec.readyLine
    createInterface({ input: output }).on('line', (line) => {
      const match = pattern.exec(line)
      if (match) done(match)
    })
  })
}

/** The end of a log, indented, to show below the sentence that names what failed. */
export function lastLines(logFile: string, count: number): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n').slice(-count)
  return lines.map((line) => `    ${line}`).join('\n')
}
