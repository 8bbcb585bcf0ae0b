import { expect, it } from 'vitest'
import { readCorrection } from './read-correction.ts'

it('reads ids, the key or the withdrawal, and the reason', () => {
  expect(readCorrection(['ds-compare-fractions-0009', 'E'])).toEqual({
    questions: [{ id: 'ds-compare-fractions-0009' }],
    key: 'E',
    reason: 'We found a fault in it.',
  })
  expect(readCorrection(['a-1:2', 'b-2', 'withdraw', '--reason', 'Two options are right.'])).toEqual({
    questions: [{ id: 'a-1', version: 2 }, { id: 'b-2' }],
    key: null,
    reason: 'Two options are right.',
  })
  expect(readCorrection(['--reason', 'Why.', 'a-1', 'B'])).toMatchObject({ questions: [{ id: 'a-1' }], key: 'B' })
})

it.each([
  { words: [], says: 'usage' },
  { words: ['a-1'], says: 'usage' },
  { words: ['withdraw'], says: 'usage' },
  { words: ['a-1', 'F'], says: 'usage' },
  { words: ['a-1', 'e'], says: 'usage' },
  { words: ['A_1', 'E'], says: 'A_1 is no question' },
  { words: ['a-1:0', 'E'], says: 'a-1:0 is no question' },
  { words: ['a-1', 'E', '--reason'], says: 'one line' },
  { words: ['a-1', 'E', '--reason', 'two\nlines'], says: 'one line' },
  { words: ['a-1', 'E', '--reason', 'x'.repeat(301)], says: 'one line' },
])('refuses $words', ({ words, says }) => {
  expect(() => readCorrection(words)).toThrow(says)
})
