import { setTimeout as pause } from 'node:timers/promises'
import type { Child } from './child.ts'
import { EX_CONFIG, Failure, textOf } from '../../deploy/start-table/failure.ts'

/** Between the ends and the new starts of one process. The last is short enough to be back 10 s after a full disk. */
const PAUSES = [500, 1000, 2000, 4000, 5000]
/** After so long without an end, the pauses begin anew. */
const SETTLED = 60_000

interface Options {
  say: (line: string) => void
  /** Called for an end that no restart can heal: a wrong setting (exit code 78). */
  giveUp: (failure: Failure) => unknown
}

/** Starts a process again whenever it ends without being asked to, after growing pauses, until it is stopped. */
export async function keepRunning(child: Child, { say, giveUp }: Options): Promise<void> {
  for (let ends = 0; !child.isStopping(); ends += 1) {
    const began = performance.now()
    const failure: unknown = await child.unexpectedEnd.catch((error: unknown) => error)
    if (failure instanceof Failure && failure.exitCode === EX_CONFIG) return void giveUp(failure)
    if (performance.now() - began > SETTLED) ends = 0
    const wait = PAUSES[Math.min(ends, PAUSES.length - 1)] ?? 0
    say(`${tellEnd(child, failure, ends)}\n${child.name} is started again in ${wait / 1000} s.`)
    await pause(wait)
    await restart(child, say)
  }
}

/** The end of the log is shown once; the same again and again would hide everything else. */
function tellEnd({ name, logFile }: Child, failure: unknown, ends: number): string {
  return ends === 0 ? `\n${textOf(failure)}` : `${name} ended again. Its log: ${logFile}`
}

async function restart(child: Child, say: (line: string) => void): Promise<void> {
  for (let last = ''; !child.isStopping(); await pause(1000)) {
    try {
      return child.restart()
    } catch (error) {
      const { message } = error as Error
      if (message !== last) say(`${child.name} cannot be started: ${message}`)
      last = message
    }
  }
}
