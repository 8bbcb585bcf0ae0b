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

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
