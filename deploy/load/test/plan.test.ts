import { expect, it } from 'vitest'
import { usersAt } from '../shim/executors.ts'
import { createMetrics, percentile } from '../shim/metrics.ts'
import { milliseconds, readAddresses, readScenarios } from '../shim/plan.ts'
import { readThresholds } from '../shim/thresholds.ts'

const nothing = { vus: undefined, iterations: undefined, duration: undefined }

it('reads durations as k6 writes them', () => {
  expect(milliseconds('1m30s')).toBe(90_000)
  expect(milliseconds('1.5s')).toBe(1500)
  expect(milliseconds('250ms')).toBe(250)
  expect(milliseconds(40)).toBe(40)
  for (const text of ['', '10', 's', '10 s', '5x']) expect(() => milliseconds(text)).toThrow('no duration')
})

it('reads addresses: one, a range, a network', () => {
  expect(readAddresses('127.0.1.1')).toEqual(['127.0.1.1'])
  expect(readAddresses('127.0.1.254-127.0.2.1')).toEqual(['127.0.1.254', '127.0.1.255', '127.0.2.0', '127.0.2.1'])
  expect(readAddresses('127.0.1.0/30, 127.0.9.9')).toEqual(['127.0.1.1', '127.0.1.2', '127.0.9.9'])
})

it('reads scenarios, and lets the command line stand in their place', () => {
  const options = {
    scenarios: { a: { executor: 'constant-arrival-rate', rate: 5, duration: '2s', preAllocatedVUs: 3 } },
  }
  expect(readScenarios(options, nothing)).toMatchObject([{ name: 'a', rate: 0.005, vus: 3, maxVUs: 3, duration: 2000 }])
  expect(readScenarios(options, { ...nothing, iterations: 4, vus: 2 })).toMatchObject([
    { executor: 'shared-iterations', iterations: 4, vus: 2 },
  ])
  expect(readScenarios({ vus: 2, duration: '3s' }, nothing)).toMatchObject([
    { executor: 'constant-vus', duration: 3000 },
  ])
  expect(() => readScenarios({ scenarios: { a: { executor: 'externally-controlled' } } }, nothing)).toThrow('asks for')
})

it('ramps in a straight line from stage to stage', () => {
  const scenario = {
    vus: 2,
    stages: [
      { duration: 1000, target: 10 },
      { duration: 1000, target: 10 },
      { duration: 500, target: 0 },
    ],
  }
  expect([0, 500, 1500, 2250, 2500, 9999].map((at) => usersAt(scenario, at))).toEqual([2, 6, 10, 5, 0, 0])
})

it('interpolates percentiles between neighbours', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(percentile([1, 2, 3, 4, 5], 0.95)).toBeCloseTo(4.8)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBe(0)
})

it('measures the part of a metric that a threshold names', () => {
  const metrics = createMetrics()
  const [all, readers] = readThresholds(
    { http_req_failed: ['rate<0.5'], 'http_req_failed{scenario:readers, name:me}': ['rate==1'] },
    metrics,
  )
  metrics.add('http_req_failed', 1, { scenario: 'readers', name: 'me' })
  metrics.add('http_req_failed', 0, { scenario: 'readers', name: 'history' })
  metrics.add('http_req_failed', 0, { scenario: 'logins', name: 'me' })
  expect(all!.passes(all!.aggregate(all!.metric, 1))).toBe(true)
  expect(readers!.aggregate(readers!.metric, 1)).toBe(1)
  expect(readers!.passes(1)).toBe(true)
})

it('refuses thresholds that it cannot read, instead of passing them', () => {
  const read = (declared: Record<string, unknown>) => readThresholds(declared, createMetrics())
  expect(() => read({ nobody: ['rate<1'] })).toThrow('names no metric')
  expect(() => read({ checks: ['p(95)<1'] })).toThrow('cannot read')
  expect(() => read({ checks: ['rate ~ 1'] })).toThrow('cannot read')
  expect(() => read({ checks: [{ threshold: 'rate<1', abortOnFail: true }] })).toThrow('cannot read')
})
