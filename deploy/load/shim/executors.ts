import { setTimeout as pause } from 'node:timers/promises'
import type { Scenario } from './plan.ts'
import { metrics, type VirtualUser } from './state.ts'
import { runIteration, type UserPool } from './users.ts'

interface Run {
  scenario: Scenario
  pool: UserPool
  data: unknown
  startTime: number
  /** When iterations no longer start, on the monotonic clock. */
  end: number
  signal: AbortSignal
  begun: number
}

const EXECUTORS: Record<Scenario['executor'], (run: Run) => Promise<void>> = {
  async 'shared-iterations'(run) {
    await eachUser(run, run.scenario.vus, () => run.begun < run.scenario.iterations)
  },
  async 'per-vu-iterations'(run) {
    const left = Array.from({ length: run.scenario.vus }, () => run.scenario.iterations)
    await eachUser(run, run.scenario.vus, (index) => (left[index] = (left[index] ?? 0) - 1) >= 0)
  },
  async 'constant-vus'(run) {
    await eachUser(run, run.scenario.vus, () => true)
  },
  'ramping-vus': rampUsers,
  'constant-arrival-rate': arrive,
}

/** Runs a scenario to its end. What still runs when its grace is over is cut off. */
export async function runScenario(scenario: Scenario, pool: UserPool, data: unknown): Promise<void> {
  await pause(scenario.startTime)
  const cut = new AbortController()
  const length = scenario.executor === 'ramping-vus' ? sum(scenario.stages) : scenario.duration
  const timer = setTimeout(() => cut.abort(), length + scenario.gracefulStop)
  try {
    await EXECUTORS[scenario.executor]({
      scenario,
      pool,
      data,
      startTime: Date.now(),
      end: performance.now() + length,
      signal: cut.signal,
      begun: 0,
    })
  } finally {
    clearTimeout(timer)
  }
}

const sum = (stages: Scenario['stages']) => stages.reduce((total, { duration }) => total + duration, 0)

async function eachUser(run: Run, count: number, goesOn: (index: number) => boolean): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const user = await run.pool.take()
      while (performance.now() < run.end && !run.signal.aborted && goesOn(index)) await iterate(run, user)
      run.pool.give(user)
    }),
  )
}

async function iterate(run: Run, user: VirtualUser): Promise<void> {
  const { name, executor, exec, tags } = run.scenario
  const scenario = { name, executor, startTime: run.startTime }
  const iteration = {
    user,
    scenario,
    inScenario: run.begun++,
    tags: { ...tags, scenario: name },
    signal: run.signal,
    sleeping: 0,
  }
  await runIteration(iteration, exec, run.data)
}

/** How many users there should be after so many milliseconds: in a straight line through the stages. */
export function usersAt({ vus, stages }: Pick<Scenario, 'vus' | 'stages'>, elapsed: number): number {
  let from = vus
  let left = elapsed
  for (const { duration, target } of stages) {
    if (left < duration) return Math.floor(from + ((target - from) * left) / duration)
    left -= duration
    from = target
  }
  return from
}

const TICK = 50

async function rampUsers(run: Run): Promise<void> {
  const began = performance.now()
  const users: Array<Promise<void> | undefined> = []
  while (performance.now() < run.end && !run.signal.aborted) {
    const wanted = usersAt(run.scenario, performance.now() - began)
    for (let index = 0; index < wanted; index += 1) {
      users[index] ??= whileWanted(run, index, began).finally(() => (users[index] = undefined))
    }
    await pause(TICK)
  }
  await Promise.all(users.filter((user) => user !== undefined))
}

async function whileWanted(run: Run, index: number, began: number): Promise<void> {
  const user = await run.pool.take()
  while (performance.now() < run.end && !run.signal.aborted && index < usersAt(run.scenario, performance.now() - began))
    await iterate(run, user)
  run.pool.give(user)
}

/** Begins iterations by the clock, whoever is still busy; one that finds no free user is dropped. */
async function arrive(run: Run): Promise<void> {
  const { scenario, pool } = run
  const idle = await Promise.all(Array.from({ length: scenario.vus }, () => pool.take()))
  const busy = new Set<Promise<void>>()
  const began = performance.now()
  for (let begun = 0; begun < scenario.rate * scenario.duration && !run.signal.aborted; await pause(2)) {
    const due = Math.min(performance.now() - began, scenario.duration) * scenario.rate
    for (; begun < due; begun += 1) {
      const free = idle.shift()
      if (!free && idle.length + busy.size >= scenario.maxVUs) {
        metrics.add('dropped_iterations', 1, { scenario: scenario.name })
        continue
      }
      const job = once(run, free).then((user) => void idle.push(user))
      busy.add(job)
      void job.finally(() => busy.delete(job))
    }
  }
  await Promise.all(busy)
  for (const user of idle) pool.give(user)
}

async function once(run: Run, free: VirtualUser | undefined): Promise<VirtualUser> {
  const user = free ?? (await run.pool.take())
  await iterate(run, user)
  return user
}
