import { expect, it } from 'vitest'
import type { Item } from '../src/domain/item.ts'
import { ownShareFaults, placeFaults, shareFaults } from './key-places.ts'

/** Makes items of one type: `counts` says how many have key A, B, C, D and E. */
function keyed(...counts: readonly number[]): Item[] {
  return counts.flatMap((count, at) =>
    Array.from({ length: count }, () => ({ type: 'data-sufficiency', answer: 'ABCDE'[at] }) as Item),
  )
}

it('a skew of the live keys that chance does not explain is a fault', () => {
  expect(placeFaults(keyed(900, 880, 920, 890, 910))).toEqual([])
  expect(placeFaults(keyed(930, 930, 930, 780, 930))).toEqual([
    'the keys of data-sufficiency are uneven over the places: chi-squared 20.0',
  ])
})

it('over many seeds a place holds 18 to 22 % of the keys, however many items there are', () => {
  const slight = [205, 204, 206, 185, 200]
  expect(shareFaults(keyed(...slight))).toEqual([])
  expect(shareFaults(keyed(...slight.map((count) => 60 * count)))).toEqual([])
  const skewed = [206, 206, 206, 176, 206]
  const fault = 'the key of data-sufficiency is D in 17.6 % of the items, not in 18 to 22 %'
  expect(shareFaults(keyed(...skewed))).toEqual([fault])
  expect(shareFaults(keyed(...skewed.map((count) => 60 * count)))).toEqual([fault])
  expect(shareFaults(keyed(190, 190, 190, 190, 240))).toHaveLength(1)
})

it('a template has each key as often as it draws it', () => {
  expect(ownShareFaults('ds-x', keyed(260, 240, 250, 0, 250), ['A', 'B', 'C', 'E'])).toEqual([])
  expect(ownShareFaults('ds-x', keyed(330, 330, 330, 0, 10), ['A', 'B', 'C', 'E'])).toHaveLength(4)
  expect(ownShareFaults('ps-x', keyed(200, 200, 260, 140, 200))).toEqual([
    'ps-x: the key is C in 26.0 % of the items, not in 20.0 %',
    'ps-x: the key is D in 14.0 % of the items, not in 20.0 %',
  ])
})
