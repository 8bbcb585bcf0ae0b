import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runScenario } from './executors.ts'
import { resolveAsK6 } from './hooks.ts'
import { readAddresses, readCommandLine, readScenarios, type CommandLine, type Scenario } from './plan.ts'
import { metrics, type VirtualUser } from './state.ts'
import { printSummary } from './summary.ts'
import { INVALID_CONFIGURATION, readThresholds, type Threshold } from './thresholds.ts'
import { createUserPool, runOnce, type UserPool } from './users.ts'

// node deploy/load/shim/main.ts [-e KEY=VALUE] [--vus N] [--iterations N] [--duration 3s] SCRIPT
// A script for k6 on Node, where the k6 program is not installed. Exit codes as k6: 99 when a threshold was crossed, 107
// when setup failed, 104 for options that cannot be read.

const THRESHOLD_CROSSED = 99
const SCRIPT_FAILED = 107

interface Script {
  scenarios: Scenario[]
  thresholds: Threshold[]
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  try {
    const line = readCommandLine(args)
    Object.assign(globalThis, { __ENV: { ...process.env, ...line.env } })
    resolveAsK6()
    const addresses = line.localIps === undefined ? [] : readAddresses(line.localIps)
    const pool = createUserPool(pathToFileURL(resolve(line.script)), addresses)
    const first = await pool.take()
    pool.give(first)
    return await run(first, readScript(first, line), pool)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return INVALID_CONFIGURATION
  }
}

function readScript({ exports }: VirtualUser, line: CommandLine): Script {
  const options = (exports['options'] ?? {}) as Record<string, unknown>
  const thresholds = readThresholds((options['thresholds'] ?? {}) as Record<string, unknown>, metrics)
  return { scenarios: readScenarios(options, line), thresholds }
}

async function run(first: VirtualUser, { scenarios, thresholds }: Script, pool: UserPool): Promise<number> {
  const began = performance.now()
  try {
    const data = await outside(first, 'setup')
    await Promise.all(scenarios.map((scenario) => runScenario(scenario, pool, data)))
    await outside(first, 'teardown', data)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return SCRIPT_FAILED
  } finally {
    pool.close()
  }
  const kept = printSummary(metrics.list(), thresholds, (performance.now() - began) / 1000)
  return kept ? 0 : THRESHOLD_CROSSED
}

/** `setup` and `teardown`, where the script has them. */
async function outside(user: VirtualUser, exported: 'setup' | 'teardown', data?: unknown): Promise<unknown> {
  if (!(exported in user.exports)) return undefined
  const scenario = { name: exported, executor: 'externally-controlled', startTime: Date.now() }
  const signal = AbortSignal.timeout(60_000)
  return runOnce(
    { user, scenario, inScenario: 0, tags: { group: `::${exported}` }, signal, sleeping: 0 },
    exported,
    data,
  )
}
