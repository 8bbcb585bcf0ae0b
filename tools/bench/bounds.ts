import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runShown } from '../dev/run-shown.ts'
import { loadAverage } from './machine.ts'
import { type Section, short } from './table.ts'

interface Report {
  testResults: { assertionResults: { status: string; fullName: string; duration?: number | null }[] }[]
}

/**
 * Runs the tests that assert how fast our code is (`*.speed.test.ts`), one file at a time. The name of each states its
 * bound; docs/bounds.md lists them. Throws an `Error` if none was run.
 */
export async function measureBounds(folder: string): Promise<Section> {
  const file = join(folder, 'bounds.json')
  await runShown('vitest', [
    'run',
    '--project',
    'speed',
    '--maxWorkers=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0) throw new Error('no test of a bound was run')
  return {
    title: 'Bounds of single parts',
    note: `The tests \`*.speed.test.ts\`, one at a time; the figure is the whole test's; load average ${loadAverage()}.`,
    rows: tests.map(({ fullName, status, duration }) => ({
      what: fullName.replaceAll('\n', '\\n').replaceAll('|', '\\|'),
      got: `${short(duration ?? 0)} ms`,
      bar: 'as named',
      reached: status === 'passed',
    })),
  }
}
