import { expect, test } from 'vitest'
import { playwrightTally, tallyOf, vitestTally } from '../test-runners.ts'

const tally = (passed: number, failed: number, skipped: number, failures: string[] = []) => ({
  passed,
  failed,
  skipped,
  failures,
})

test.each([
  ['a green run', 0, tally(3, 0, 1), tally(3, 0, 1)],
  ['a failed test', 1, tally(2, 1, 0, ['adds up']), tally(2, 1, 0, ['unit: adds up'])],
  [
    'a file that could not be loaded',
    1,
    tally(2, 0, 0),
    tally(2, 1, 0, ['unit: the runner ended with exit code 1, though no test failed.\nlast words']),
  ],
  [
    'an error outside of all tests',
    1,
    tally(2, 0, 0, ['a folder was not empty']),
    tally(2, 1, 0, [
      'unit: the runner ended with exit code 1, though no test failed.\na folder was not empty\nlast words',
    ]),
  ],
  [
    'a runner that ran nothing',
    0,
    tally(0, 0, 4),
    tally(0, 1, 4, ['unit: no test was run (exit code 0).\nlast words']),
  ],
  [
    'a runner that crashed without a report',
    134,
    undefined,
    tally(0, 1, 0, ['unit: no test was run (exit code 134).\nlast words']),
  ],
])('%s is counted, and what failed is said', (_, code, counted, expected) => {
  expect(tallyOf('unit', { code, said: 'last words' }, counted)).toEqual(expected)
})

test('a report of unit tests is read', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] },
  ]
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(vitestTally({ ...counts, testResults: [{ assertionResults }] })).toEqual(
    tally(5, 1, 3, ['takes away\nexpected 1 to be 2']),
  )
})

test('a report of browser tests is read: one that passes only when repeated has failed', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'login.spec.ts',
    tests: [{ projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }, {}] }],
  })
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  const suites = [
    { specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'timed out')] },
    { specs: [], suites: [{ specs: [spec('turns', 'flaky', 'not there')] }] },
  ]
  expect(playwrightTally({ stats, suites, errors: [{ message: 'a folder was not empty' }] })).toEqual(
    tally(4, 2, 2, [
      'login.spec.ts: closes (phone)\ntimed out',
      'login.spec.ts: turns (phone)\nnot there',
      'a folder was not empty',
    ]),
  )
})
