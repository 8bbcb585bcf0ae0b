import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while this process holds the lock folder, so that two starts do one thing after another.
 * A lock whose owner no longer runs is taken over; a folder without an owner is one that is just being made.
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(folder), { recursive: true })
  for (let attempt = 0; !take(folder); attempt += 1) {
    if (attempt > 2 && !isAlive(ownerOf(folder))) rmSync(folder, { recursive: true, force: true })
    else await pause(200)
  }
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(folder, 'owner'), String(process.pid))
  return true
}

function ownerOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'owner'), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** Whether a process runs. With `began`, what `beganAt` said of it, only if it is still the same process. */
export function isAlive(pid: number | undefined, began?: string): boolean {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = began === undefined ? undefined : beganAt(pid)
  return now === undefined || now === began
}

/**
 * The boot of the machine and the tick at which a process began (proc_pid_stat(5), field 22), which no later process with
 * the same id shares. Undefined where the system does not tell, which is everywhere but on Linux.
 */
export function beganAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, field 2, stands in brackets and may hold spaces.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return 'ended'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`
  } catch {
    return undefined
  }
}
