import { AsyncLocalStorage } from 'node:async_hooks'
import type { Agent } from 'node:http'
import { createMetrics, type Tags } from './metrics.ts'

/** A virtual user: a person with modules, connections and an address of their own. */
export interface VirtualUser {
  id: number
  exports: Record<string, unknown>
  agents: { 'http:': Agent; 'https:': Agent }
  address: string | undefined
  iterations: number
}

/** One run of a script's function. */
export interface Iteration {
  user: VirtualUser
  scenario: { name: string; executor: string; startTime: number }
  inScenario: number
  tags: Tags
  /** The end of the scenario and of its grace: sleeps and requests end with it. */
  signal: AbortSignal
  /** Sleeps that nobody has waited for yet. */
  sleeping: number
}

/** What all modules of one run share: there is one run in a process. */
export const metrics = createMetrics()
export const shared = new Map<string, unknown>()
export const running = new AsyncLocalStorage<Iteration>()

/** Throws in a script's top level, where k6 forbids what needs a virtual user, too. */
export function currentIteration(what: string): Iteration {
  const iteration = running.getStore()
  if (!iteration) throw new Error(`${what} works inside a function of a scenario, setup or teardown only`)
  return iteration
}
