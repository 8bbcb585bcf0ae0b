import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { INTEGRATION_LANES } from '../integration-lanes.ts'
import { ROOT } from '../root.ts'

it('runs every file of integration tests in exactly one lane', () => {
  const files = globSync('**/*.integration.test.ts', { cwd: ROOT, exclude: ['**/node_modules/**', '.cache/**'] })
  expect(files.length).toBeGreaterThan(30)
  const lanes = Object.values(INTEGRATION_LANES)
  // As vitest does: a path matches if it contains the text.
  const lanesOf = (file: string) => lanes.filter((folders) => folders.some((folder) => file.includes(folder))).length
  expect(files.filter((file) => lanesOf(file) !== 1)).toEqual([])
})
