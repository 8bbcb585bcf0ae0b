import { describe, expect, it } from 'vitest'
import {
  advance,
  announcement,
  changeLimit,
  checkTime,
  choose,
  clock,
  deadline,
  dropChanged,
  goBack,
  readTrial,
  reopen,
  scoreTrial,
  startTrial,
} from './trial.ts'

const ids = ['q1', 'q2', 'q3']
const questions = ids.map((id) => ({ id, version: 1 }))
const start = startTrial(questions, 1_000)
/** Answers the question on the page, as one tab does. */
const answer = (trial: typeof start, option: string, now = 2_000) => {
  const id = ids[trial.index]!
  return advance(choose(trial, id, option), id, now)
}

describe('the trial', () => {
  it('records a choice and goes on; the last one shows the result', () => {
    const second = answer(start, 'A')
    expect(second).toMatchObject({ index: 1, answers: { q1: 'A' }, finishedAt: null })
    const done = answer(answer(second, 'B'), 'C', 9_000)
    expect(done).toMatchObject({ answers: { q1: 'A', q2: 'B', q3: 'C' }, finishedAt: 9_000 })
  })

  it('does not go on without an answer', () => {
    expect(advance(start, 'q1', 2_000)).toBe(start)
  })

  it('goes back to put a slip right, and keeps what was chosen', () => {
    const back = goBack(answer(start, 'A'))
    expect(back).toMatchObject({ index: 0, answers: { q1: 'A' } })
    expect(answer(back, 'B')).toMatchObject({ index: 1, answers: { q1: 'B' } })
    expect(goBack(start)).toBe(start)
  })

  it('ends at its deadline, however late somebody looks', () => {
    const asleep = checkTime(answer(start, 'A'), 1_000 + 31 * 60_000)
    expect(asleep.finishedAt).toBe(1_000 + 30 * 60_000)
    expect(checkTime(start, 1_000 + 30 * 60_000 - 1).finishedAt).toBeNull()
    expect(answer(asleep, 'B')).toBe(asleep)
  })

  it('takes other limits, and none', () => {
    expect(deadline(changeLimit(start, 60))).toBe(1_000 + 60 * 60_000)
    expect(checkTime(changeLimit(start, null), Number.MAX_SAFE_INTEGER).finishedAt).toBeNull()
  })
})

describe('two tabs', () => {
  it('each answers the question that it shows, wherever the other one stands', () => {
    const elsewhere = answer(answer(start, 'A'), 'B')
    const changed = choose(elsewhere, 'q1', 'E')
    expect(changed.answers).toEqual({ q1: 'E', q2: 'B' })
    expect(advance(changed, 'q1', 2_000).index).toBe(2)
  })
})

describe('a trial that is opened again', () => {
  const late = 1_000 + 31 * 60_000

  it('begins anew when its time ran out with questions left, and keeps the old one aside', () => {
    const opened = reopen(answer(start, 'A'), questions, late)
    expect(opened).toMatchObject({ startedAt: late, index: 0, answers: {}, finishedAt: null })
    expect(opened.earlier).toMatchObject({ answers: { q1: 'A' }, finishedAt: 1_000 + 30 * 60_000 })
    expect(readTrial(JSON.stringify(opened), questions)).toEqual(opened)
  })

  it('goes on in time, and shows a result that was seen already', () => {
    expect(reopen(answer(start, 'A'), questions, 3_000)).toMatchObject({ index: 1, answers: { q1: 'A' } })
    const seen = checkTime(answer(start, 'A'), late)
    expect(reopen(seen, questions, late)).toEqual(seen)
  })

  it('drops answers to questions that have changed, and goes on at the first of them', () => {
    const third = answer(answer(start, 'A'), 'B')
    const now = [{ id: 'q1', version: 2 }, ...questions.slice(1)]
    const { trial, dropped } = dropChanged(third, now)
    expect(dropped).toBe(1)
    expect(trial).toMatchObject({ answers: { q2: 'B' }, index: 0, versions: { q1: 2, q2: 1, q3: 1 } })
    expect(dropChanged(trial, now).dropped).toBe(0)
    expect(dropChanged(third, questions)).toEqual({ trial: third, dropped: 0 })
  })
})

describe('the clock', () => {
  it.each([
    [1_800_000, '30:00'],
    [61_000, '1:01'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('%i ms is %s', (ms, text) => expect(clock(ms)).toBe(text))

  it('speaks at 10, 5 and 1 minutes only', () => {
    const said = new Set(Array.from({ length: 1_801 }, (_, second) => announcement((1_800 - second) * 1_000)))
    expect([...said]).toEqual(['', '10 minutes left', '5 minutes left', '1 minute left'])
    expect(announcement(10 * 60_000 + 1)).toBe('')
  })
})

describe('the score', () => {
  it('counts unanswered questions as missed and has one decimal', () => {
    const keys = ids.map((id) => ({ id, answer: 'A' }))
    const trial = { ...start, answers: { q1: 'A', q2: 'A' } }
    expect(scoreTrial(trial, keys)).toEqual({ correct: 2, total: 3, percent: '66.7', marks: [true, true, false] })
  })
})

describe('what was stored', () => {
  it('is taken when it is a trial of the same questions', () => {
    const trial = answer(start, 'B')
    expect(readTrial(JSON.stringify(trial), questions)).toEqual(trial)
  })

  it.each([
    null,
    '',
    'nonsense',
    '{}',
    '[]',
    '7',
    JSON.stringify({ ...start, index: 9 }),
    JSON.stringify(startTrial([{ id: 'x' }], 1)),
  ])('is left aside when it is %j', (stored) => expect(readTrial(stored, questions)).toBeNull())
})
