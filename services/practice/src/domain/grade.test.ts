import { expect, it } from 'vitest'
import type { Choice } from './choose-set.ts'
import { grade, readSeconds, sameAnswers } from './grade.ts'

const question = (id: string): Choice => ({ id, version: 2, skill: 's', difficulty: 0.5, why: '', repeated: false })
const keys = new Map([
  ['a', 'A'],
  ['b', 'B'],
  ['c', 'C'],
] as const)
const questions = ['a', 'b', 'c'].map(question)

it('marks every answer, keeps its time where it was measured, and gives the percent to one decimal', () => {
  const score = grade(questions, keys, { answers: { c: 'C', b: 'D', a: 'A' }, seconds: { a: 12.5, other: 3 } })
  expect(score).toEqual({
    correctAnswers: 2,
    totalQuestions: 3,
    score: 66.7,
    answers: [
      { id: 'a', version: 2, skill: 's', difficulty: 0.5, chosen: 'A', correct: true, seconds: 12.5 },
      { id: 'b', version: 2, skill: 's', difficulty: 0.5, chosen: 'D', correct: false },
      { id: 'c', version: 2, skill: 's', difficulty: 0.5, chosen: 'C', correct: true },
    ],
  })
})

it('refuses to grade what is not complete', () => {
  expect(() => grade(questions, keys, { answers: { a: 'A', b: 'B' }, seconds: {} })).toThrow('c has no answer')
  expect(() => grade([question('x')], keys, { answers: { x: 'A' }, seconds: {} })).toThrow('x has no key')
})

it('knows the same answers', () => {
  const { answers } = grade(questions, keys, { answers: { a: 'A', b: 'B', c: 'C' }, seconds: {} })
  expect(sameAnswers(answers, { c: 'C', a: 'A', b: 'B' })).toBe(true)
  expect(sameAnswers(answers, { c: 'C', a: 'A', b: 'D' })).toBe(false)
  expect(sameAnswers(answers, { a: 'A', b: 'B' })).toBe(false)
})

it('clamps measured times to a day, and drops what is no number', () => {
  const measured = { a: 86_400.1, b: Number.POSITIVE_INFINITY, c: -0.5, d: null, e: '7', f: 94.5 }
  expect(readSeconds(measured)).toEqual({ a: 86_400, b: 86_400, c: 0, f: 94.5 })
})
