import { expect, it } from 'vitest'
import { caseLines, splitCases } from './case-table.ts'

it('takes the cases at the end of a text apart, as they were written', () => {
  const cases = [
    { show: '\\(x = 2,\\ y = 5\\)', answer: 'yes' },
    { show: 'a fern at $8; answer unknown', answer: '\\(\\frac{1}{2}\\)' },
  ]
  expect(splitCases(`It fixes only the sum. Two cases fit it:${caseLines(cases)}`)).toEqual({
    text: 'It fixes only the sum. Two cases fit it:',
    cases,
  })
})

it('leaves a text without cases alone, and lines that are followed by other text', () => {
  expect(splitCases('Add the two.')).toEqual({ text: 'Add the two.', cases: [] })
  const inside = 'Try:\nCase 1: 2; answer: 3\nThen add.'
  expect(splitCases(inside)).toEqual({ text: inside, cases: [] })
})
