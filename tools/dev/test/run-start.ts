import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../root.ts'

/** A running `npm start`. */
export interface Run {
  said: () => string
  /** Waits until it has printed this. */
  says: (text: string, milliseconds?: number) => Promise<void>
  seconds: number
  pids: number[]
  /** The process that runs this file. */
  find: (file: string) => number
  stop: (signal: NodeJS.Signals) => Promise<number>
  ended: Promise<number>
}

/** Runs `npm start` as npm does and resolves when it says that it is ready. */
export async function runStart(env: Record<string, string>, ...options: string[]): Promise<Run> {
  const args = ['tools/dev/bootstrap.mjs', 'tools/dev/start.ts', ...options]
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let hasEnded = false
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? -1)))
  void ended.then(() => (hasEnded = true))
  const says = async (text: string, milliseconds = 30_000) => {
    for (const end = Date.now() + milliseconds; !said.includes(text); await pause(50)) {
      if (hasEnded || Date.now() > end) throw new Error(`it did not say "${text}":\n${said}`)
    }
  }
  await says('Ctrl-C stops everything', 120_000)
  const pids = [child.pid ?? 0, ...descendants(child.pid ?? 0)]
  return {
    said: () => said,
    says,
    seconds: Number(/Ready after ([\d.]+) s/.exec(said)?.[1]),
    pids,
    find: (file) => pids.find((pid) => pid !== child.pid && commandOf(pid).includes(file)) ?? -1,
    stop: (signal) => {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Every process below this one, from the kernel's own list. */
export function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendants(child)])
}
