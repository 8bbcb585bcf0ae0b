import { join } from 'node:path'
import { hasDockerEngine, prepareBacking } from './backing.ts'
import { printCheck } from '../checks/check-line.ts'
import { runChecks } from '../checks/checks.ts'
import { provideChromium } from './chromium.ts'
import { textOf } from '../../deploy/start-table/failure.ts'
import { INTEGRATION_LANES } from './integration-lanes.ts'
import { CACHE } from './root.ts'
import { buildSite } from './site-build.ts'
import { addTallies, runPlaywright, runVitest, type Tally } from './test-runners.ts'

// `npm test`: everything, on real backing services; `npm test -- check unit` runs only those phases.

interface Phase {
  name: string
  run: () => Promise<Tally>
  /** It starts whole systems, on the built site and on a database and a broker. */
  needsSystem?: true
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }
const SHOWN_LINES = 40

const PHASES: Phase[] = [
  { name: 'check', run: check },
  { name: 'unit', run: () => runVitest('unit', { projects: ['unit', 'frontend'], workers: 3 }) },
  { name: 'integration', run: integration, needsSystem: true },
  { name: 'e2e', run: endToEnd, needsSystem: true },
  { name: 'harness', run: harness, needsSystem: true },
]

// Hundreds of processes load the same files; the second one that does finds them compiled.
process.env.NODE_COMPILE_CACHE ??= join(CACHE, 'node')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.exitCode = await runPhases(process.argv.slice(2))

async function runPhases(wanted: string[]): Promise<number> {
  const unknown = wanted.filter((name) => !PHASES.some((phase) => phase.name === name))
  if (unknown.length > 0) {
    console.error(`There is no phase ${unknown.join(', ')}. Phases: ${PHASES.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const phases = PHASES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (phases.some(({ needsSystem }) => needsSystem)) buildBeside()
  const tallies: Tally[] = []
  const timings: string[] = []
  for (const { name, run } of phases) {
    console.log(`\n── ${name} ──`)
    const began = performance.now()
    const tally = await run().catch((error: unknown) => {
      return { ...NOTHING, failed: 1, failures: [`${name}: ${textOf(error)}`] }
    })
    timings.push(`${name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    tallies.push(tally)
  }
  const total = addTallies(tallies)
  // Once more at the end, where whoever gets only the end of a long output finds it.
  for (const failure of total.failures) {
    console.log(`\nFAILED ${failure.split('\n').slice(0, SHOWN_LINES).join('\n    ')}`)
  }
  console.log(`\nTIMINGS ${timings.join(', ')}`)
  const { passed, failed, skipped } = total
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/**
 * Builds the database, the broker and the site while the first phases run, which leave the processor idle at times. A phase
 * that needs them waits for the same build; if one fails, that phase tries again and reports it.
 */
function buildBeside(): void {
  const ignore = () => undefined
  prepareBacking({ dataFolder: CACHE, databasePort: 0, brokerPort: 0, log: console.log }).catch(ignore)
  buildSite(join(CACHE, 'logs')).catch(ignore)
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
  const lanes = Object.entries(INTEGRATION_LANES).map(([name, folders]) =>
    runVitest(name, { projects: ['integration'], workers: 1, args: [...folders] }),
  )
  const tally = addTallies(await Promise.all(lanes))
  if (onContainers || (await hasDockerEngine())) return tally
  const missing = notRun('the same on MongoDB 8 and NATS in containers (TEST_BACKING=containers)')
  return { ...tally, skipped: tally.skipped + missing.skipped }
}

async function endToEnd(): Promise<Tally> {
  provideChromium()
  await buildSite(join(CACHE, 'logs'))
  return runPlaywright('e2e')
}

/**
 * Attacks, faults and payments in the quick tier, two whole systems at a time: much of what they do is waiting, and three make
 * two processors late for what people are promised.
 */
async function harness(): Promise<Tally> {
  provideChromium()
  return runVitest('harness', { projects: ['harness'], workers: 2 })
}

/** Reported as not run, never as passed. */
function notRun(what: string): Tally {
  console.log(`Not run: ${what}. They need a Docker engine, and \`docker info\` finds none.`)
  return { ...NOTHING, skipped: 1 }
}
