import { expect, it } from 'vitest'
import { createQuestionClock } from './question-clock.ts'

function setUp() {
  let now = 0
  const taken: Record<string, number> = {}
  const clock = createQuestionClock({
    now: () => now,
    add: (id, seconds) => {
      taken[id] = (taken[id] ?? 0) + seconds
    },
  })
  return { clock, taken, pass: (seconds: number) => (now += seconds * 1000) }
}

it('gives each question the time it was in work, however often somebody settles', () => {
  const { clock, taken, pass } = setUp()
  clock.work('a')
  pass(5)
  clock.settle()
  pass(7)
  clock.work('b')
  pass(3)
  clock.work('a')
  pass(1)
  clock.settle()
  clock.settle()
  expect(taken).toEqual({ a: 13, b: 3 })
})

it('stands still while nobody looks', () => {
  const { clock, taken, pass } = setUp()
  clock.work('a')
  pass(5)
  clock.work(null)
  pass(3600)
  clock.settle()
  clock.work('a')
  pass(2)
  clock.settle()
  expect(taken).toEqual({ a: 7 })
})

it('does not count the sleep of the machine', () => {
  const { clock, taken, pass } = setUp()
  clock.work('a')
  pass(8 * 3600)
  clock.settle()
  expect(taken.a).toBe(60)
})
