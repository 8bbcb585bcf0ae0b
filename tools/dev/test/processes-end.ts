import { setTimeout as pause } from 'node:timers/promises'

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Whether all of them are gone within the time. */
export async function areGone(pids: number[], milliseconds = 5000): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(50)) {
    if (!pids.some(isAlive)) return true
  }
  return false
}
