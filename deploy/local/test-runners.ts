import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface Tally {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const REPORTS = join(ROOT, 'test-results')

/** Runs projects of vitest with that many files at a time, shows their output, and counts what its own report says. */
export async function runVitest(name: string, projects: string[], workers: number): Promise<Tally> {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  const code = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file) as VitestReport | undefined
  return tallyOf(name, code, report && vitestTally(report))
}

/** Runs the browser tests. A test that passes only when repeated counts as failed. */
export async function runPlaywright(name: string): Promise<Tally> {
  const file = join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  const code = await run('playwright', ['test', '--config', 'frontend/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = readReport(file) as PlaywrightReport | undefined
  return tallyOf(name, code, report && playwrightTally(report))
}

/**
 * A runner that ended badly without a failed test (a crash, a file that cannot be loaded), or that ran nothing,
 * counts as one failure: silence is not green.
 */
export function tallyOf(name: string, exitCode: number, counted: Tally | undefined): Tally {
  const { passed, failed, skipped } = counted ?? { passed: 0, failed: 0, skipped: 0 }
  if (passed + failed === 0) {
    console.error(`${name}: no test was run (exit code ${exitCode}).`)
    return { passed, failed: 1, skipped }
  }
  if (exitCode !== 0 && failed === 0) {
    console.error(`${name}: the runner ended with exit code ${exitCode}, though no test failed. See its output above.`)
    return { passed, failed: 1, skipped }
  }
  return { passed, failed, skipped }
}

export function vitestTally(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function playwrightTally({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The exit code of one of our tools, with its output shown. */
function run(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', name), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const endWithUs = () => child.kill('SIGTERM')
  process.once('exit', endWithUs)
  return new Promise((done) => {
    child.once('error', () => done(127))
    child.once('exit', (code) => {
      process.off('exit', endWithUs)
      done(code ?? 1)
    })
  })
}
