import { expect, it } from 'vitest'
import { splitStatements } from './statement-layout.ts'

it('reads two hostile texts of 100,000 characters within 500 ms', () => {
  const started = performance.now()
  splitStatements('(1) ('.repeat(20_000))
  splitStatements(`${'x'.repeat(50_000)} ${'(1) (2) '.repeat(10_000)}`)
  expect(performance.now() - started).toBeLessThan(500)
})
