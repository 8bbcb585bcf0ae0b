import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './lock.ts'

// The sentinel: a small process beside us that ends what we started and what cannot notice that we are gone, such as
// mongod, Docker's client, Vite and Node's watch mode. Run as a program, this file is the sentinel.

type Message = { began: number } | { ended: number }

const GRACE = 10_000
let sentinel: ChildProcess | undefined

/** Has the process, and those that it started in its group, ended when this process is killed. */
export function endWithUs(pid: number, ended: Promise<unknown>): void {
  sentinel ??= startSentinel()
  tell({ began: pid })
  void ended.then(() => tell({ ended: pid }))
}

function startSentinel(): ChildProcess {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: process.platform !== 'win32',
  })
  child.on('error', () => undefined)
  // It may run as long as we do, but does not keep us running.
  child.unref()
  child.channel?.unref()
  return child
}

function tell(message: Message): void {
  if (sentinel?.connected) sentinel.send(message, () => undefined)
}

function watchUntilAlone(): void {
  const pids = new Set<number>()
  process.on('message', (message: Message) => {
    if ('began' in message) pids.add(message.began)
    else pids.delete(message.ended)
  })
  process.once('disconnect', () => void endAll([...pids]))
}

async function endAll(pids: number[]): Promise<void> {
  pids.forEach((pid) => signal(pid, 'SIGTERM'))
  for (const end = Date.now() + GRACE; Date.now() < end && pids.some((pid) => isAlive(pid));) await pause(100)
  pids.filter((pid) => isAlive(pid)).forEach((pid) => signal(pid, 'SIGKILL'))
}

/** To its whole group: each was started as the leader of one (child.ts). */
function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name)
  } catch {
    // It is gone.
  }
}

if (import.meta.main) watchUntilAlone()
