import { expect, test, vi } from 'vitest'
import { playwrightTally, tallyOf, vitestTally } from '../test-runners.ts'

test.each([
  ['a green run', 0, { passed: 3, failed: 0, skipped: 1 }, { passed: 3, failed: 0, skipped: 1 }],
  ['a failed test', 1, { passed: 2, failed: 1, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 }],
  ['a file that could not be loaded', 1, { passed: 2, failed: 0, skipped: 0 }, { passed: 2, failed: 1, skipped: 0 }],
  ['a runner that ran nothing', 0, { passed: 0, failed: 0, skipped: 4 }, { passed: 0, failed: 1, skipped: 4 }],
  ['a runner that crashed without a report', 134, undefined, { passed: 0, failed: 1, skipped: 0 }],
])('%s is counted', (_, exitCode, counted, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(tallyOf('unit', exitCode, counted)).toEqual(expected)
})

test('reports are read: a browser test that passes only when repeated has failed', () => {
  expect(vitestTally({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
  })
  expect(playwrightTally({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
  })
})
