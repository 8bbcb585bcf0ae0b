import { expect, it } from 'vitest'
import { loadBank } from './load-bank.ts'

it('loads the bank in under a second', () => {
  // The first time reads the modules of the templates as well.
  loadBank()
  const started = performance.now()
  loadBank()
  expect(performance.now() - started).toBeLessThan(1000)
})
