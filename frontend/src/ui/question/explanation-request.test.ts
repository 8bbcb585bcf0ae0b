import { codePoints } from '@app/contracts/rules/text-limits'
import { describe, expect, it } from 'vitest'
import { LONGEST_QUESTION, explanationRequest } from './explanation-request.ts'

const question = {
  id: 'ps-1',
  question: 'How long do both take?',
  options: ['1 hour', '2 hours', '3 hours'].map((text, at) => ({ id: 'ABC'[at]!, text })),
}

describe('the request to explain a missed question', () => {
  it('holds the question, its options and the correct choice', () => {
    expect(explanationRequest({ question, number: 4, answer: 'B', chosen: 'C' })).toBe(
      'Please explain question 4. Why is B correct? I chose C. Why is it tempting?\n\nHow long do both take?\n\nA. 1 hour\nB. 2 hours\nC. 3 hours',
    )
  })

  it('says nothing of a choice if there was none', () => {
    expect(explanationRequest({ question, number: 4, answer: 'B', chosen: undefined })).not.toContain('I chose')
  })

  it('is never longer than what the tutor takes: the text of the question gives way', () => {
    const long = { ...question, question: '🧮 word '.repeat(900) }
    const request = explanationRequest({ question: long, number: 4, answer: 'B', chosen: 'C' })
    expect(codePoints(request)).toBe(LONGEST_QUESTION)
    expect(request).toContain('…\n\nA. 1 hour\nB. 2 hours\nC. 3 hours')
  })
})
