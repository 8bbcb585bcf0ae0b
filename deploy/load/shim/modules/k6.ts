/* oxlint-disable import/no-default-export -- as k6 exports it */
import { setTimeout as pause } from 'node:timers/promises'
import { currentIteration, metrics } from '../state.ts'
import type { Tags } from '../metrics.ts'

/** k6 blocks and answers nothing; here it has to be awaited, and an iteration that forgot to fails. */
export async function sleep(seconds: number): Promise<void> {
  const iteration = currentIteration('sleep')
  iteration.sleeping += 1
  await pause(seconds * 1000, undefined, { signal: iteration.signal })
  iteration.sleeping -= 1
}

export function check<T>(value: T, checks: Record<string, (value: T) => unknown>, tags: Tags = {}): boolean {
  const { tags: own } = currentIteration('check')
  let passed = true
  for (const [name, test] of Object.entries(checks)) {
    const right = Boolean(test(value))
    metrics.add('checks', Number(right), { ...own, ...tags, check: name })
    passed &&= right
  }
  return passed
}

export function fail(message = ''): never {
  throw new Error(message)
}

/** As k6: an asynchronous function would go on after its group. */
export function group<T>(name: string, run: () => T): T {
  const result = run()
  if (result instanceof Promise) throw new Error(`group("${name}") takes no asynchronous function; use tags`)
  return result
}

export default { sleep, check, fail, group }
