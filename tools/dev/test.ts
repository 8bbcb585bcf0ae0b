import { join } from 'node:path'
import { hasDockerEngine } from './backing.ts'
import { printCheck } from '../checks/check-line.ts'
import { runChecks } from '../checks/checks.ts'
import { provideChromium } from './chromium.ts'
import { textOf } from '../../deploy/start-table/failure.ts'
import { CACHE } from './root.ts'
import { buildSite } from './site-build.ts'
import { runPlaywright, runVitest, type Tally } from './test-runners.ts'

// `npm test`: everything, on real backing services; `npm test -- check unit` runs only those phases.

interface Phase {
  name: string
  run: () => Promise<Tally>
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
const SHOWN_LINES = 40

const PHASES: Phase[] = [
  { name: 'check', run: check },
  { name: 'unit', run: () => runVitest('unit', ['unit', 'frontend'], 2) },
  { name: 'integration', run: integration },
  { name: 'e2e', run: endToEnd },
  { name: 'harness', run: harness },
]

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.exitCode = await runPhases(process.argv.slice(2))

async function runPhases(wanted: string[]): Promise<number> {
  const unknown = wanted.filter((name) => !PHASES.some((phase) => phase.name === name))
  if (unknown.length > 0) {
    console.error(`There is no phase ${unknown.join(', ')}. Phases: ${PHASES.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const total: Tally = { ...NOTHING, failures: [] }
  const timings: string[] = []
  for (const { name, run } of PHASES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.log(`\n── ${name} ──`)
    const began = performance.now()
    const tally = await run().catch((error: unknown) => {
      return { ...NOTHING, failed: 1, failures: [`${name}: ${textOf(error)}`] }
    })
    timings.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
    total.failures.push(...tally.failures)
  }
  // Once more at the end, where whoever gets only the end of a long output finds it.
  for (const failure of total.failures) {
    console.log(`\nFAILED ${failure.split('\n').slice(0, SHOWN_LINES).join('\n    ')}`)
  }
  console.log(`\nTIMINGS ${timings.join(', ')}`)
  const { passed, failed, skipped } = total
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Each check counts as one. */
async function check(): Promise<Tally> {
  const results = await runChecks(printCheck)
  const passed = results.filter((result) => result.passed).length
  const failures = results.filter((result) => !result.passed).map(({ name, findings }) => `check: ${name}\n${findings}`)
  return { passed, failed: results.length - passed, skipped: 0, failures }
}

async function integration(): Promise<Tally> {
  const onContainers = process.env.TEST_BACKING === 'containers'
  if (onContainers && !(await hasDockerEngine())) return notRun('integration tests on MongoDB 8 and NATS in containers')
  await buildSite(join(CACHE, 'logs'))
  // One at a time: each starts processes of its own, and some measure time.
  const tally = await runVitest('integration', ['integration'], 1)
  if (onContainers || (await hasDockerEngine())) return tally
  const missing = notRun('the same on MongoDB 8 and NATS in containers (TEST_BACKING=containers)')
  return { ...tally, skipped: tally.skipped + missing.skipped }
}

async function endToEnd(): Promise<Tally> {
  provideChromium()
  await buildSite(join(CACHE, 'logs'))
  return runPlaywright('e2e')
}

/** Attacks and faults in the quick tier, one whole system at a time. */
async function harness(): Promise<Tally> {
  provideChromium()
  return runVitest('harness', ['harness'], 1)
}

/** Reported as not run, never as passed. */
function notRun(what: string): Tally {
  console.log(`Not run: ${what}. They need a Docker engine, and \`docker info\` finds none.`)
  return { ...NOTHING, skipped: 1 }
}
