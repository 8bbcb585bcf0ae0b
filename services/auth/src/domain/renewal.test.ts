import { expect, it } from 'vitest'
import { firstRenewal, judgeSecret, nextRenewal } from './renewal.ts'

const start = new Date('2026-11-29T08:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

it('the newest secret is current, the one before it is accepted for ten seconds, then it is used', () => {
  const renewed = nextRenewal(firstRenewal('a'), 'b', start)
  expect(judgeSecret(renewed, 'b', later(86_400_000))).toBe('current')
  expect(judgeSecret(renewed, 'a', later(10_000))).toBe('just-used')
  expect(judgeSecret(renewed, 'a', later(10_001))).toBe('used')
})

it('a secret from before the previous one is used, also within ten seconds', () => {
  const twice = nextRenewal(nextRenewal(firstRenewal('a'), 'b', start), 'c', start)
  expect(judgeSecret(twice, 'a', start)).toBe('used')
})

it('a secret that never was one ends nothing', () => {
  expect(judgeSecret(nextRenewal(firstRenewal('a'), 'b', start), 'x', start)).toBe('unknown')
})

it('remembers a limited number of used secrets', () => {
  let renewal = firstRenewal('0')
  for (let turn = 1; turn <= 400; turn += 1) renewal = nextRenewal(renewal, `${turn}`, start)
  expect(renewal.used).toHaveLength(300)
  expect(judgeSecret(renewal, '399', start)).toBe('just-used')
})
