import { describe, expect, it } from 'vitest'
import { t } from './factory/format.ts'
import { agree, often, pronounsOf } from './factory/grammar.ts'
import { NAMES } from './factory/names.ts'
import { grammarFaults, spellingFaults } from './grammar-faults.ts'

/** What the review found in stems and explanations, and how it should read. */
const BREACHES: ReadonlyArray<readonly [wrong: string, right: string]> = [
  ['45 liters of a antifreeze mix', '45 liters of an antifreeze mix'],
  ['Each waits for a hour.', 'Each waits for an hour.'],
  ['How many numbers contain a 8?', 'How many numbers contain an 8?'],
  ['It needs an unit.', 'It needs a unit.'],
  ['She is 2 times as old as Farid.', 'She is twice as old as Farid.'],
  ['A divisor contains 7 at most 1 times.', 'A divisor contains 7 at most once.'],
  ['So 1 liters are added.', 'So 1 liter is added.'],
  ['The other 1 come from 3.', 'The other 1 comes from 3.'],
  ['After the fee $305 are left.', 'After the fee $305 is left.'],
  ['The other $192 are 6% of $3,200.', 'The other $192 is 6% of $3,200.'],
  ['Put the point into \\(y = -1x + b\\).', 'Put the point into \\(y = -x + b\\).'],
  ['Together \\(25 + 20 + 0 = 45\\).', 'Together \\(25 + 20 = 45\\).'],
  ['A train 120 metres long', 'A train 120 meters long'],
  ['It is only the 35th of its colour.', 'It is only the 35th of its color.'],
]

describe('the check of grammar', () => {
  it.each(BREACHES)('finds the breach in "%s", and none in "%s"', (wrong, right) => {
    expect(grammarFaults(wrong)).toHaveLength(1)
    expect(grammarFaults(right)).toEqual([])
  })

  it.each([
    'The distance between A and C is 1 less than that between A and B.',
    'A unit costs $8, an 11-day trip $80 and a one-way ticket $1.',
    'From 1 to 2 hours; between 0 and 1 hours is too short.',
    'He bought 12 pens at $3; 10 are left, and \\(10x + 10 = 21x - 0.5\\).',
  ])('leaves "%s" alone', (text) => {
    expect(grammarFaults(text)).toEqual([])
  })
})

describe('the words of the factory', () => {
  it('put an article before a value by its sound', () => {
    expect(['hour', 'unit', 8, 80, 18, 11, 1100].map((value) => t`A ${value} and a ${value}.`)).toEqual([
      'An hour and an hour.',
      'A unit and a unit.',
      'An 8 and an 8.',
      'An 80 and an 80.',
      'An 18 and an 18.',
      'An 11 and an 11.',
      'A 1,100 and a 1,100.',
    ])
  })

  it('agree with numbers and persons', () => {
    expect([1, 2, 3, 1.5].map((times) => often(times === 1.5 ? { n: 3n, d: 2n } : times))).toEqual([
      'once',
      'twice',
      '3 times',
      '1.5 times',
    ])
    expect([1, 2].map((number) => agree(number, 'comes', 'come'))).toEqual(['comes', 'come'])
    const she = NAMES.filter((name) => pronounsOf(name).he === 'she')
    expect(she.length).toBeGreaterThan(8)
    expect(NAMES.length - she.length).toBeGreaterThan(8)
  })
})

describe('the check of spelling', () => {
  it.each(['In his judgement', 'two travellers', 'at 4 per cent', 'They criticised it.', 'an unfavourable view'])(
    'finds the British word in "%s"',
    (text) => expect(spellingFaults(text)).toHaveLength(1),
  )

  it.each(['In his judgment', 'two travelers', 'at 4 percent', 'A practical emphasis', 'a licensed story of fever'])(
    'leaves "%s" alone',
    (text) => expect(spellingFaults(text)).toEqual([]),
  )
})
