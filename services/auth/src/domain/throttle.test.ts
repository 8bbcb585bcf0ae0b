import { expect, it } from 'vitest'
import { admitAttempt, withoutAttempt, type Attempt } from './throttle.ts'

const minute = 60_000
const limits = [
  { failures: 3, withinMs: 15 * minute },
  { failures: 5, withinMs: 60 * minute },
]
const at = (minutes: number): Attempt => ({ id: `${minutes}`, at: new Date(minutes * minute) })

function attemptsAt(...minutes: number[]) {
  let attempts: Attempt[] = []
  const admitted = minutes.map((value) => {
    const admission = admitAttempt(attempts, at(value), limits)
    if (admission.admitted) ({ attempts } = admission)
    return admission.admitted ? 'yes' : admission.retryAfterSeconds
  })
  return { admitted, attempts }
}

it('admits up to the limit, then says when the next one fits', () => {
  expect(attemptsAt(0, 1, 2, 3).admitted).toEqual(['yes', 'yes', 'yes', 12 * 60])
  expect(attemptsAt(0, 1, 2, 15, 15).admitted).toEqual(['yes', 'yes', 'yes', 'yes', 60])
})

it('the longer limit holds as well, and the longer wait counts', () => {
  expect(attemptsAt(0, 1, 20, 21, 40, 41).admitted.at(-1)).toBe(19 * 60)
})

it('in no window are there more than the limit, however attempts are spread', () => {
  for (let round = 0; round < 200; round += 1) {
    const minutes = Array.from({ length: 60 }, () => Math.random() * 120).sort((a, b) => a - b)
    const { admitted } = attemptsAt(...minutes)
    const passed = minutes.filter((_, index) => admitted[index] === 'yes')
    for (const { failures, withinMs } of limits)
      for (const start of passed)
        expect(passed.filter((one) => one >= start && (one - start) * minute < withinMs).length).toBeLessThanOrEqual(
          failures,
        )
  }
})

it('a wait that was kept is admitted', () => {
  const { attempts } = attemptsAt(0, 1, 2)
  const refused = admitAttempt(attempts, at(3), limits)
  const wait = refused.admitted ? 0 : refused.retryAfterSeconds
  expect(admitAttempt(attempts, { id: 'x', at: new Date(3 * minute + wait * 1000) }, limits).admitted).toBe(true)
})

it('what was right is taken back, and what is old is forgotten', () => {
  const { attempts } = attemptsAt(0, 1, 2)
  const left = withoutAttempt(attempts, '1')
  expect(admitAttempt(left, at(3), limits).admitted).toBe(true)
  const much = admitAttempt(attempts, at(500), limits)
  expect(much.admitted && much.attempts.map(({ id }) => id)).toEqual(['500'])
})
