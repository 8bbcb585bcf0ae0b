import { expect, it } from 'vitest'
import { bank } from '../../../mocks/bank.ts'
import { closingText } from './closing-text.ts'
import {
  averagePace,
  paceText,
  progressText,
  readingPaceText,
  readingTimeText,
  scoreWords,
  setTitle,
  submitLabel,
  submitProblem,
} from './daily-text.ts'
import type { KeptSet } from './kept-set.ts'
import { nextOpen } from './use-set-keys.ts'

it('progress and the submit button say how far one is', () => {
  expect(progressText(3, 10)).toBe('3/10 (30%)')
  expect(progressText(1, 3)).toBe('1/3 (33%)')
  expect(progressText(0, 0)).toBe('0/0 (0%)')
  expect(submitLabel({ answered: 3, total: 10, submitting: false })).toBe('Answer all (3/10)')
  expect(submitLabel({ answered: 10, total: 10, submitting: false })).toBe('Submit')
  expect(submitLabel({ answered: 10, total: 10, submitting: true })).toBe('Submitting…')
})

it('a submission needs a user, questions and all answers, in this order', () => {
  expect(submitProblem({ userLoaded: false, answered: 0, total: 0 })).toBe('User not loaded. Please re-login.')
  expect(submitProblem({ userLoaded: true, answered: 0, total: 0 })).toBe('No questions to submit.')
  expect(submitProblem({ userLoaded: true, answered: 9, total: 10 })).toBe('Please answer all questions (9/10).')
  expect(submitProblem({ userLoaded: true, answered: 10, total: 10 })).toBeNull()
})

it.each([
  [100, 'Outstanding'],
  [99.9, 'Great job'],
  [75, 'Great job'],
  [74.9, 'Good effort'],
  [50, 'Good effort'],
  [49.9, 'Keep going'],
  [0, 'Keep going'],
])('%s percent is met with %s', (score, words) => {
  expect(scoreWords(score)).toMatch(new RegExp(`^${words}!`))
})

it('headings name what is on the page', () => {
  expect(setTitle({ kind: 'daily', total: 10, today: true })).toBe("Today's ten")
  expect(setTitle({ kind: 'daily', total: 2, today: true })).toBe("Today's two")
  expect(setTitle({ kind: 'daily', total: 1, today: true })).toBe("Today's question")
  expect(setTitle({ kind: 'daily', total: 12, today: false })).toBe('An earlier 12')
  expect(setTitle({ kind: 'retake', total: 10, today: true })).toBe('The same ten again')
})

it('time is held against the pace of the exam', () => {
  expect(paceText(94, 129)).toBe('1:34, within the pace of 2:09')
  expect(paceText(129.4, 129)).toBe('2:09, within the pace of 2:09')
  expect(paceText(0, 129)).toBe("0:00, far faster than the exam's pace")
  expect(paceText(12.8, 129)).toBe("0:13, far faster than the exam's pace")
  expect(paceText(13, 129)).toBe('0:13, within the pace of 2:09')
  expect(paceText(15, 200)).toBe('0:15, within the pace of 3:20')
  expect(paceText(220, 129)).toBe('3:40, 1:31 over the pace of 2:09')
  expect(
    averagePace([{ seconds: 60, paceSeconds: 129 }, { seconds: 90.4, paceSeconds: 117 }, { paceSeconds: 1 }]),
  ).toEqual({
    taken: '1:15',
    target: '2:03',
  })
  expect(averagePace([{ paceSeconds: 129 }])).toBeNull()
})

it('a closing time is told in the own zone of the candidate', () => {
  expect(closingText('2026-12-31T23:30:00.000Z', 'Europe/Madrid')).toBe('Friday, 1 January, 00:30')
  expect(closingText('2026-12-31T23:30:00.000Z', 'America/Lima')).toBe('Thursday, 31 December, 18:30')
})

it('Enter leads to the next open question, going round once', () => {
  const questions = bank.slice(0, 3).map(({ question }) => question)
  const [a, b, c] = questions.map(({ id }) => id) as [string, string, string]
  const set = { questions } as unknown as KeptSet
  expect(nextOpen(set, { [a]: 'A' }, a)).toBe(b)
  expect(nextOpen(set, { [b]: 'A' }, a)).toBe(c)
  expect(nextOpen(set, { [c]: 'A' }, c)).toBe(a)
  expect(nextOpen(set, { [b]: 'A', [c]: 'B' }, a)).toBe(a)
  expect(nextOpen(set, { [a]: 'A', [b]: 'A', [c]: 'A' }, b)).toBeNull()
})

it('the questions of a passage have one pace, with reading it, before the answer and after', () => {
  expect(readingPaceText({ questions: 4, paceSeconds: 467 })).toBe(
    '4 questions on this passage · pace 7:47 for reading and all of them',
  )
  expect(readingPaceText({ questions: 2, paceSeconds: 283 })).toMatch(/for reading and both$/)
  expect(readingTimeText({ questions: 4, seconds: 440, paceSeconds: 467 })).toBe(
    '4 questions of one passage: 7:20, within the pace of 7:47',
  )
  expect(readingTimeText({ questions: 4, seconds: 500, paceSeconds: 467 })).toMatch(/0:33 over the pace of 7:47$/)
})
