import { describe, expect, it } from 'vitest'
import type { TutoredQuestion } from '../tutoring.ts'
import { createAnswerCheck, type Checked } from './answer-check.ts'

const open: TutoredQuestion = {
  id: 'ps-percent-0001',
  type: 'problem-solving',
  skill: 'percent',
  skillName: 'Percent',
  passage: null,
  stem: 'What is 15% of 240?',
  options: [
    { id: 'A', text: '24' },
    { id: 'B', text: '36' },
    { id: 'C', text: '40' },
    { id: 'D', text: '15' },
    { id: 'E', text: '60' },
  ],
  key: 'B',
  optionReasons: [],
  solution: { quick: ['36'], full: [] },
  hints: ['Begin with 10%.'],
  state: 'open',
  chosen: null,
}

/** What is shown of a text, and why it is rejected. */
function checked(text: string, { question = null as TutoredQuestion | null, isCutOff = false } = {}): Checked {
  const leaks = (said: string) => (/\bB\b/.test(said) ? 'names the key' : null)
  const check = createAnswerCheck({ ask: { question, text: 'What is 15% of 240?' }, notes: ['A dozen is 12.'], leaks })
  const first = check.add(text)
  if (first.rejection) return first
  const last = check.end({ isCutOff })
  return { sentences: [...first.sentences, ...last.sentences], rejection: last.rejection }
}

describe('an answer of a model', () => {
  it('is shown sentence by sentence, as it was written', () => {
    expect(checked('Take a tenth of it.\n\nThen add half of that. Done')).toEqual({
      sentences: ['Take a tenth of it.', '\n\nThen add half of that.', ' Done'],
      rejection: null,
    })
  })

  it('leaves out a sentence with a false number, and keeps its paragraph', () => {
    expect(checked('Look at 240. It is easy.\n\nIt is 77. So 0.15 × 240 = 36. Right. Yes.')).toEqual({
      sentences: ['Look at 240.', ' It is easy.', '\n\nSo 0.15 × 240 = 36.', ' Right.', ' Yes.'],
      rejection: null,
    })
  })

  it('may use the numbers of a study note', () => {
    expect(checked('A dozen is 12.').rejection).toBeNull()
  })

  it.each([
    ['the first sentence is false', 'It is 77. Look at 240. So 0.15 × 240 = 36. Right. Yes.', []],
    [
      'more than one in three is false',
      'Look at 240. It is 77. It is easy. It is 78.',
      ['Look at 240.', ' It is easy.'],
    ],
    [
      'three are false before it ends',
      'Look. It is 77. It is 78. It is 79. And so on. And on. And on. And on.',
      ['Look.'],
    ],
  ])('is rejected if %s', (_, text, sentences) => {
    expect(checked(text)).toEqual({ sentences, rejection: 'unchecked' })
  })

  it('is rejected if nothing was said', () => {
    expect(checked(' \n ')).toEqual({ sentences: [], rejection: 'empty' })
  })

  it('ends with its last whole sentence if the model was cut off', () => {
    expect(checked('Look at 240. Then take', { isCutOff: true })).toEqual({
      sentences: ['Look at 240.'],
      rejection: null,
    })
  })

  it('ends at once if it leaks, also over two sentences', () => {
    expect(checked('Begin with 10%. It is B. Why?', { question: open })).toEqual({
      sentences: ['Begin with 10%.'],
      rejection: 'leak',
    })
    const leaks = (said: string) => (/first half.*second half/s.test(said) ? 'in two halves' : null)
    const check = createAnswerCheck({ ask: { question: open, text: 'x' }, notes: [], leaks })
    expect(check.add('The first half. Pause. The second half. ')).toEqual({
      sentences: ['The first half.', ' Pause.'],
      rejection: 'leak',
    })
  })
})
