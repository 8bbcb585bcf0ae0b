import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'
import { runShown, type Ended } from './run-shown.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed, for people: said once more at the end, where whoever sees only the end of the output sees it. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  /** Outside of all tests, such as while the system is stopped. */
  errors: { message?: string }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

const REPORTS = join(ROOT, 'test-results')

interface VitestRun {
  /** The projects of `vitest.config.ts`. */
  projects: string[]
  /** How many files run at a time. */
  workers: number
  /** Further arguments, such as which files. */
  args?: string[]
}

/** Runs vitest, shows its output, and counts what its own report says. */
export async function runVitest(name: string, { projects, workers, args = [] }: VitestRun): Promise<Tally> {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  const { code, said } = await runShown('vitest', [
    'run',
    ...args,
    ...projects.flatMap((project) => ['--project', project]),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file) as VitestReport | undefined
  return tallyOf(name, { code, said }, report && vitestTally(report))
}

/** The sum of several runs. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

/** Runs the browser tests. A test that passes only when repeated counts as failed. */
export async function runPlaywright(name: string): Promise<Tally> {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  const args = ['test', '--config', 'frontend/playwright.config.ts', '--reporter=list,json']
  const { code, said } = await runShown('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = readReport(file) as PlaywrightReport | undefined
  return tallyOf(name, { code, said }, report && playwrightTally(report))
}

/**
 * A runner that ended badly without a failed test (a crash, a file that cannot be loaded, an error outside of all
 * tests), or that ran nothing, counts as one failure: silence is not green. Its last words are then what failed.
 */
export function tallyOf(name: string, { code, said }: Ended, counted: Tally | undefined): Tally {
  const { passed, failed, skipped, failures } = counted ?? { passed: 0, failed: 0, skipped: 0, failures: [] }
  const bad = (what: string): Tally => {
    const why = [...failures, said].join('\n').trim()
    return { passed, failed: 1, skipped, failures: [`${name}: ${what}\n${why}`.trim()] }
  }
  if (passed + failed === 0) return bad(`no test was run (exit code ${code}).`)
  if (code !== 0 && failed === 0) return bad(`the runner ended with exit code ${code}, though no test failed.`)
  return { passed, failed, skipped, failures: failures.map((failure) => `${name}: ${failure}`) }
}

export function vitestTally(report: VitestReport): Tally {
  const failed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages?.[0] ?? ''}`.trim()),
  }
}

export function playwrightTally({ stats, suites, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message = '' }) => message)],
  }
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error?.message ?? ''
        return `${file}: ${title} (${projectName})\n${error}`.trim()
      }),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
