import { expect, it } from 'vitest'
import { afterCall, afterFailure, closedBreaker, mayCall } from './breaker.ts'

const rules = { failures: 3, restMs: 30_000 }

it('lets a provider rest after three failures in a row, then tries with one call', () => {
  let breaker = closedBreaker
  for (const now of [1_000, 2_000]) breaker = afterFailure(breaker, rules, now)
  expect(mayCall(breaker, 2_001)).toBe(true)
  breaker = afterFailure(breaker, rules, 3_000)
  expect(mayCall(breaker, 3_001)).toBe(false)
  expect(mayCall(breaker, 32_999)).toBe(false)
  expect(mayCall(breaker, 33_000)).toBe(true)
  breaker = afterCall(breaker, rules, 33_000)
  expect(mayCall(breaker, 33_001)).toBe(false)
  breaker = afterFailure(breaker, rules, 34_000)
  expect(mayCall(breaker, 63_999)).toBe(false)
  expect(mayCall(closedBreaker, 64_000)).toBe(true)
})
