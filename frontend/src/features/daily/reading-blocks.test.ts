import { expect, it } from 'vitest'
import { bank } from '../../../mocks/bank.ts'
import { blocksOf } from './reading-blocks.ts'

const questions = bank.map(({ question }) => question)
const numbersOf = (found: ReturnType<typeof blocksOf>) =>
  found.map(({ questions: own }) => own.map(({ number }) => number))

it('puts questions about one passage together, and numbers all of them in the order of the set', () => {
  const blocks = blocksOf(questions)
  expect(numbersOf(blocks)).toEqual([[1], [2], [3], [4], [5, 6, 7], [8], [9], [10]])
  const [reading] = blocks.filter(({ passage }) => passage !== undefined)
  expect(reading?.passage?.title).toBe('Allotments and bees')
  expect(reading?.paceSeconds).toBe(320)
})

it('leaves a question about a passage alone if it is the only one, or if the set knows no ids of passages', () => {
  const old = questions.map(({ passageId: _id, ...question }) => question)
  expect(blocksOf(old).every(({ passage }) => passage === undefined)).toBe(true)
  const [only] = blocksOf(questions.slice(4, 5))
  expect(only?.questions).toHaveLength(1)
  expect(only?.passage).toBeUndefined()
})
