/**
 * Loaded into a process by plants: HARNESS_KILL names a step, `{"step": "leased", "pass": 1, "afterMs": 0}`; the process kills
 * itself when it passes the step for that time, or so many milliseconds later.
 */

export interface KillPoint<Step extends string = string> {
  step: Step
  pass: number
  afterMs: number
}

const given = process.env['HARNESS_KILL']
const point = given ? (JSON.parse(given) as KillPoint) : null
let passed = 0

const die = (): void => void process.kill(process.pid, 'SIGKILL')

export function passes(step: string): void {
  if (step !== point?.step) return
  passed += 1
  if (passed !== point.pass) return
  if (point.afterMs === 0) die()
  else setTimeout(die, point.afterMs)
}

export const killEnvironment = (planned: KillPoint) => ({ HARNESS_KILL: JSON.stringify(planned) })

/** The line by which a planted file gets `passes`. */
export const importPasses = `import { passes } from '${import.meta.url}'`
