import { expect, it } from 'vitest'
import { mayAnswerFrom, nextHint, sentencesOf, underPolicy, whileAway } from './policy.ts'
import type { Answer, TutoredQuestion } from './tutoring.ts'

const open: TutoredQuestion = {
  id: 'ps-sum-0001',
  type: 'problem-solving',
  skill: 'sums',
  skillName: 'Sums',
  passage: null,
  stem: 'What is the sum of 17 and 25?',
  options: [
    { id: 'A', text: '40' },
    { id: 'B', text: '41' },
    { id: 'C', text: '42' },
    { id: 'D', text: '43' },
    { id: 'E', text: '44' },
  ],
  key: 'C',
  optionReasons: [],
  solution: { quick: [], full: [] },
  hints: ['Add the units first.', 'The units make 12.'],
  state: 'open',
  chosen: null,
}
const answered: TutoredQuestion = { ...open, state: 'answered', chosen: 'B' }

const from = (kind: Answer['source']['kind'], text: string): Answer => ({ text, source: { kind, title: 'A title' } })
const about = (question: TutoredQuestion | null, hintsGiven = 0) => ({ question, hintsGiven })

it('hints come in the order of the ladder, and after the last one it says that there is no more', () => {
  expect(nextHint(open, 0)).toEqual({ text: open.hints[0], source: { kind: 'hint', title: 'Hint 1 of 2' } })
  expect(nextHint(open, 1).text).toBe(open.hints[1])
  expect(nextHint(open, 2).text).toMatch(/all hints.*The units make 12\./s)
  expect(nextHint({ ...open, hints: [] }, 0).source.kind).toBe('none')
})

it.each([
  ['a solution', from('worked-solution', 'Add units and tens.')],
  ['a question like it', from('practice-question', 'What is the sum of 18 and 36?')],
  ['one sentence of many that leaks', from('model', 'Add the units first. That makes 42.')],
  ['a calculation of its value', from('calculation', '17 + 25 = 42')],
])('of an open question, %s becomes the next hint', (_what, answer) => {
  expect(underPolicy(answer, about(open, 1))).toEqual(nextHint(open, 1))
  expect(underPolicy(answer, about(answered))).toBe(answer)
  expect(underPolicy(answer, about(null))).toBe(answer)
})

it('what says nothing of its answer passes', () => {
  for (const answer of [
    from('study-note', 'Carry a ten when the units pass nine.'),
    from('none', 'I do not know that.'),
  ])
    expect(underPolicy(answer, about(open))).toBe(answer)
  expect(mayAnswerFrom({ kind: 'worked-solution', title: '' }, answered)).toBe(true)
})

it('while practice is away only a study note is told, after an honest sentence', () => {
  expect(whileAway(from('calculation', '17 + 25 = 42')).text).not.toContain('42')
  const note = whileAway(from('study-note', 'Carry a ten.'))
  expect(note.text).toMatch(/^I cannot look up your questions at the moment.*Carry a ten\.$/s)
  expect(note.source.kind).toBe('study-note')
})

it('sentences joined are the text', () => {
  const text = 'First: \\(2.5 + 1 = 3.5\\). Second one?\n\nThird.'
  expect(sentencesOf(text).join('')).toBe(text)
  expect(sentencesOf(text).length).toBeGreaterThan(2)
})
