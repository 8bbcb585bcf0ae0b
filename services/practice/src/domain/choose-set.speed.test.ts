import { expect, it } from 'vitest'
import { measureChoosing } from '../../test/support/measure-choosing.ts'

it('chooses from 100,000 items for a candidate with 10,000 answers well within 5 ms, loading the state included', () => {
  const { p50, p99 } = measureChoosing({ rounds: 300 })
  console.log(`choosing a set: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
  expect(p50).toBeLessThan(5)
})
