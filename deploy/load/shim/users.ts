import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { metrics, running, type Iteration, type VirtualUser } from './state.ts'

/** Virtual users are made when they are needed and handed on from scenario to scenario, as in k6. */
export interface UserPool {
  take(): Promise<VirtualUser>
  give(user: VirtualUser): void
  close(): void
}

export function createUserPool(script: URL, addresses: readonly string[]): UserPool {
  const all: VirtualUser[] = []
  const idle: VirtualUser[] = []
  return {
    async take() {
      const user = idle.shift()
      if (user) return user
      const made = newUser(all.length + 1, addresses)
      all.push(made)
      // Modules of their own: what a script keeps at its top level belongs to one user.
      made.exports = (await import(`${script.href}?vu=${made.id}`)) as VirtualUser['exports']
      return made
    },
    give: (user) => void idle.push(user),
    close() {
      for (const { agents } of all) for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function newUser(id: number, addresses: readonly string[]): VirtualUser {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }
  return { id, exports: {}, agents, address: addresses[(id - 1) % addresses.length], iterations: 0 }
}

/** Calls one function of a user's script. Rejects with what it threw, and where it forgot to await a sleep. */
export async function runOnce(iteration: Iteration, exported: string, data?: unknown): Promise<unknown> {
  const job = iteration.user.exports[exported]
  if (typeof job !== 'function') throw new Error(`the script exports no function ${exported}`)
  const result: unknown = await running.run(iteration, () => (job as (data: unknown) => unknown)(data))
  if (iteration.sleeping > 0) throw new Error('A sleep was not awaited: k6 would wait there, Node does not.')
  return result
}

/** As `runOnce`, measured; what a script throws is told and ends this iteration only, as in k6. */
export async function runIteration(iteration: Iteration, exported: string, data: unknown): Promise<void> {
  const began = performance.now()
  // Each gets a copy, so that none changes what the next one sees.
  const own: unknown = data === undefined ? undefined : JSON.parse(JSON.stringify(data))
  try {
    await runOnce(iteration, exported, own)
  } catch (error) {
    if (iteration.signal.aborted) return
    console.error(`ERROR in ${iteration.scenario.name}: ${error instanceof Error ? error.message : String(error)}`)
  }
  iteration.user.iterations += 1
  metrics.add('iterations', 1, iteration.tags)
  metrics.add('iteration_duration', performance.now() - began, iteration.tags)
}
