import { expect, it } from 'vitest'
import { allSeen, together } from './all-seen.ts'

const seen = { got: 'two of three', n: 3, faults: ['a cookie renewed', 'a token opened'] }

it('several planted defects count as seen if each of them was', () => {
  expect(allSeen(seen, [/cookie/, /token/]).faults).toEqual(seen.faults)
  expect(() => allSeen(seen, [/cookie/, /link/])).toThrow('no fault fits link; seen: a cookie renewed\na token opened')
})

it('parts of a row make one outcome', () => {
  expect(together(seen, { got: 'nothing', n: 1, faults: [] })).toEqual({
    got: 'two of three; nothing',
    n: 4,
    faults: seen.faults,
  })
})
