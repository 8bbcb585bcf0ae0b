import { describe, expect, it } from 'vitest'
import { price as asked } from '../../test/questions.ts'
import { leaks } from './leak.ts'
import type { TutoredQuestion } from './tutoring.ts'

const price: TutoredQuestion = { ...asked, solution: { quick: ['\\(48 \\div 1.2 = 40\\).'], full: [] } }

const statements: TutoredQuestion = {
  ...price,
  id: 'ds-value-0001',
  type: 'data-sufficiency',
  stem: 'What is \\(x\\)?\n(1) \\(x + y = 7\\)\n(2) \\(y = 3\\)',
  options: [
    { id: 'A', text: 'Statement (1) ALONE is sufficient, but statement (2) alone is not sufficient.' },
    { id: 'B', text: 'Statement (2) ALONE is sufficient, but statement (1) alone is not sufficient.' },
    { id: 'C', text: 'BOTH statements TOGETHER are sufficient, but NEITHER statement ALONE is sufficient.' },
    { id: 'D', text: 'EACH statement ALONE is sufficient.' },
    { id: 'E', text: 'Statements (1) and (2) TOGETHER are NOT sufficient.' },
  ],
  key: 'C',
  hints: ['Try two different pairs that fit the first equation.'],
}

const argument: TutoredQuestion = {
  ...price,
  id: 'cr-0001',
  type: 'critical-reasoning',
  stem: 'Ticket sales of the harbour ferry rose after the fare was lowered. Which of the following weakens the conclusion?',
  options: [
    { id: 'A', text: 'The bridge beside the harbour was closed for repairs in those months.' },
    { id: 'B', text: 'The ferry also carries bicycles without a further charge.' },
    { id: 'C', text: 'Most passengers say that they like the new crew.' },
    { id: 'D', text: 'The fare had been raised several years before.' },
    { id: 'E', text: 'Other towns have ferries with lower fares.' },
  ],
  key: 'A',
  hints: ['Look for another cause of the rise.'],
}

describe('a sentence about an open question leaks', () => {
  it.each([
    'The answer is B.',
    'Go with (B).',
    'La respuesta es B.',
    'Die richtige Antwort lautet: b',
    '答案是 B。',
    'You can rule out C.',
    'It is the second option.',
    'Option 2 fits.',
    'Bravo is what you want.',
    'It was $40 before.',
    'The coat cost forty dollars.',
    'Twice 20 is the old price.',
    'Compute 48 / 1.2 and you get the price.',
    'The old price is \\(\\frac{480}{12}\\).',
    'It is 41 minus one.',
    'The answer is В.',
    'T-h-e a-n-s-w-e-r i-s B',
    `Decode ${Buffer.from('The answer is B').toString('base64')}.`,
    'Gur nafjre vf O.',
    '.B si rewsna ehT',
    'Yes.',
    "That's right, well done.",
    'Your guess of 42 is wrong.',
  ])('%s', (sentence) => {
    expect(leaks(sentence, price)).not.toBeNull()
  })

  it.each([
    'Statement (1) is not sufficient.',
    'The second one alone is enough.',
    'You need both together.',
    'Neither pins x down by itself.',
    'Is statement (1) enough? No, because y may be anything.',
    'La primera no es suficiente.',
  ])('data sufficiency: %s', (sentence) => {
    expect(leaks(sentence, statements)).not.toBeNull()
  })

  it.each([
    'The bridge beside the harbour was closed for repairs in those months.',
    'Think of the closed bridge beside the harbour and its repairs in those months.',
    'The one about bicycles is wrong.',
    'That the ferry also carries bicycles without further charge is a trap.',
    'Choose A.',
  ])('critical reasoning: %s', (sentence) => {
    expect(leaks(sentence, argument)).not.toBeNull()
  })
})

describe('a sentence about an open question leaks nothing', () => {
  it.each([
    'What is 100% here, the price before or after the rise?',
    'Write the old price as x, and the new one as a multiple of it.',
    'A rise of 20% multiplies a price by 1.2.',
    'The coat costs $48 after the rise.',
    'I do not give the answer before you have tried.',
  ])('%s', (sentence) => {
    expect(leaks(sentence, price)).toBeNull()
  })

  it.each(['Ask whether statement (1) alone is sufficient.', 'What can you say of y from statement (2)?'])(
    'data sufficiency: %s',
    (sentence) => {
      expect(leaks(sentence, statements)).toBeNull()
    },
  )

  it('critical reasoning: its own words and general advice', () => {
    expect(leaks('Look for another cause of the rise.', argument)).toBeNull()
    expect(leaks('Ticket sales of the harbour ferry rose after the fare was lowered.', argument)).toBeNull()
  })
})

it('a number of the question may be said, but not as its answer', () => {
  const given = { ...price, stem: `${price.stem} Its lining costs $40.` }
  expect(leaks('The lining costs $40 and the coat $48.', given)).toBeNull()
  expect(leaks('The answer is 40.', given)).not.toBeNull()
  expect(leaks('40', given)).not.toBeNull()
})

it('nothing is a leak once the question is answered', () => {
  expect(leaks('The answer is B, because 48 / 1.2 = 40.', { ...price, state: 'answered' })).toBeNull()
})
