import { expect, it } from 'vitest'
import { countMail, type CountedMail } from './unverified-bound.ts'

const at = (hour: number) => new Date(Date.parse('2026-11-27T00:00:00Z') + hour * 3_600_000)

/** What was sent of one mail at each of these hours. */
function sentOf(hours: readonly number[]): number[] {
  let counted: readonly CountedMail[] = []
  return hours.filter((hour, index) => {
    const next = countMail(counted, { job: `job${index}`, at: at(hour) })
    counted = next ?? counted
    return next !== null
  })
}

it('five mails are sent within any 24 hours, wherever the day begins', () => {
  expect(sentOf([20, 21, 22, 23, 23, 24, 25, 43, 44, 45, 45])).toEqual([20, 21, 22, 23, 23, 44, 45])
})

it('a mail that is tried again counts once, also when the bound is reached', () => {
  const five = [0, 1, 2, 3, 4].map((hour) => ({ job: `job${hour}`, at: at(hour) }))
  expect(countMail(five, { job: 'job2', at: at(5) })).toBe(five)
  expect(countMail(five, { job: 'job5', at: at(5) })).toBeNull()
})
