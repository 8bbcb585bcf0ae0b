import { expect, it } from 'vitest'
import {
  correctedIn,
  judge,
  noCorrections,
  questionKey,
  rulingOn,
  toldBefore,
  type Corrections,
  type Ruling,
} from './correction.ts'
import { withEntry, dailyEntry } from './history.ts'
import type { Answer } from './grade.ts'
import { offered } from './offered.ts'
import { createFakeBank } from '../../test/support/fake-bank.ts'

const answer = (n: number, correct: boolean): Answer => ({
  id: `q-${n}`,
  version: 1,
  skill: 's',
  difficulty: 0,
  chosen: correct ? 'A' : 'B',
  correct,
})

/** Ten answers, the first one wrong. */
const ten = Array.from({ length: 10 }, (_, n) => answer(n, n > 0))
const noon = (day: number) => new Date(`2026-11-${day}T12:00:00Z`)
const ruling = (key: Ruling['key'], day = 20): Ruling => ({ key, reason: 'Because.', at: noon(day) })
const under = (rulings: Record<string, Ruling[]>): Corrections =>
  new Map(
    Object.entries(rulings).map(([id, list]) => [questionKey({ id, version: 1 }), { id, version: 1, rulings: list }]),
  )

it('a withdrawn question counts neither as right nor as wrong: nine right ones of ten are 9 of 9', () => {
  expect(judge(ten, noCorrections)).toMatchObject({ correctAnswers: 9, totalQuestions: 10, score: 90 })
  expect(judge(ten, under({ 'q-0': [ruling(null)] }))).toMatchObject({
    correctAnswers: 9,
    totalQuestions: 9,
    score: 100,
  })
  expect(judge(ten, under({ 'q-1': [ruling(null)] }))).toMatchObject({
    correctAnswers: 8,
    totalQuestions: 9,
    score: 88.9,
  })
})

it('another key turns right into wrong and wrong into right', () => {
  expect(judge(ten, under({ 'q-0': [ruling('B')] }))).toMatchObject({ correctAnswers: 10, score: 100 })
  expect(judge(ten, under({ 'q-1': [ruling('B')] }))).toMatchObject({ correctAnswers: 8, score: 80 })
  expect(judge(ten, under({ 'q-0': [ruling('C')] }))).toMatchObject({ correctAnswers: 9, score: 90 })
})

it('with every question withdrawn there is nothing to count', () => {
  const all = under(Object.fromEntries(ten.map(({ id }) => [id, [ruling(null)]])))
  expect(judge(ten, all)).toMatchObject({ correctAnswers: 0, totalQuestions: 0, score: 0 })
})

it('a later ruling replaces an earlier one, and each held at its time', () => {
  const corrections = under({ 'q-0': [ruling(null, 20), ruling('B', 22)] })
  expect(judge(ten, corrections)).toMatchObject({ correctAnswers: 10, totalQuestions: 10 })
  const question = { id: 'q-0', version: 1 }
  expect(rulingOn(corrections, question, noon(19))).toBeNull()
  expect(rulingOn(corrections, question, noon(21))?.key).toBeNull()
  expect(rulingOn(corrections, question)?.key).toBe('B')
})

it('concerns one version of a question only', () => {
  const newer = ten.map((one) => ({ ...one, version: 2 }))
  const corrections = under({ 'q-1': [ruling(null)] })
  expect(judge(newer, corrections)).toMatchObject({ correctAnswers: 9, totalQuestions: 10 })
  expect(correctedIn(newer, corrections)).toEqual([])
  expect(correctedIn(ten, corrections)).toEqual([{ number: 2, id: 'q-1', version: 1, rulings: 1 }])
})

it('tells what was said at first only to those who were told something else', () => {
  const corrections = under({ 'q-1': [ruling(null, 20)] })
  expect(toldBefore({ answers: ten, dateTaken: noon(19) }, corrections)).toEqual({
    correctAnswers: 9,
    totalQuestions: 10,
    score: 90,
  })
  expect(toldBefore({ answers: ten, dateTaken: noon(21) }, corrections)).toBeNull()
})

it('an entry of the history that knows fewer rulings replaces none that knows more', () => {
  const taken = { id: 's', userId: 'u', plan: 'monthly', day: '2026-11-19', dateTaken: noon(19), answers: ten } as const
  const submission = { ...taken, answers: ten, correctAnswers: 9, totalQuestions: 10, score: 90 }
  const before = dailyEntry(submission, noCorrections)
  const after = dailyEntry(submission, under({ 'q-1': [ruling(null)] }))
  expect(after.marks).toEqual([false, true, true, true, true, true, true, true, true])
  expect(withEntry([before], after)).toEqual([after])
  expect(withEntry([after], before)).toBeNull()
  expect(withEntry([after], after)).toBeNull()
})

it('a withdrawn question is offered to nobody, one with another key still is', () => {
  const bank = createFakeBank()
  const [first, second] = bank.heads.map(({ id }) => id) as [string, string]
  const left = offered(bank, under({ [first]: [ruling(null)], [second]: [ruling('A')] })).map(({ id }) => id)
  expect(left).toHaveLength(bank.heads.length - 1)
  expect(left).not.toContain(first)
})
