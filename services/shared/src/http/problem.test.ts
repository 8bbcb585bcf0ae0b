import { expect, it } from 'vitest'
import { tooManyRequests, waitInWords } from './problem.ts'

it('says how long to wait, never shorter than it is', () => {
  const words = [0.2, 40, 59.5, 60, 61, 900, 5400, 7200, 23.5 * 3600].map(waitInWords)
  expect(words).toEqual([
    'in a second',
    'in 40 seconds',
    'in a minute',
    'in a minute',
    'in 2 minutes',
    'in 15 minutes',
    'in 90 minutes',
    'in 2 hours',
    'in 24 hours',
  ])
})

it('names the time in the sentence and in Retry-After', () => {
  expect(tooManyRequests(61)).toMatchObject({
    status: 429,
    retryAfter: 61,
    message: 'Too many requests. Please try again in 2 minutes.',
  })
})
