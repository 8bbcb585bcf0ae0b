import { BSON } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { correctQuestions } from '../src/flows/correct-questions.ts'
import { servedQuestion } from '../src/flows/served-question.ts'
import { correct, expectRebuildToAgree, monthly, reason, submitted, wholeOf } from './support/corrections.ts'
import { createFakeBank, keyOf, wrongFor } from './support/fake-bank.ts'
import { answersTo, createPractice, type Practice, type ResultView } from './support/practice-app.ts'

// Each test has a database of its own: in a shared one a correction would concern the candidates of other tests.
let practice: Practice
beforeEach(async () => {
  practice = await createPractice()
})
afterEach(() => practice.close())

const facts = async (setId = '') =>
  BSON.EJSON.stringify(
    (await practice.deps.database.db.collection<{ _id: string }>('submissions').findOne({ _id: setId })) ?? {},
  )

describe('a withdrawn question counts for nobody', () => {
  it('7 of 10 with one wrong answer withdrawn is 7 of 9, everywhere; the submission stays as it was', async () => {
    const { candidate, set, ids, result } = await submitted(practice)
    const before = await facts(set.setId)
    expect(result).toMatchObject({ correctAnswers: 7, totalQuestions: 10, score: 70 })
    expect(await correct(practice, ids[0])).toBeGreaterThan(0)
    const notice = {
      questionId: ids[0],
      number: 1,
      revision: 1,
      withdrawn: true,
      reason,
      at: practice.clock.now().toISOString(),
    }
    const now = {
      correctAnswers: 7,
      score: 77.8,
      corrections: [notice],
      told: { correctAnswers: 7, totalQuestions: 10, score: 70 },
    }
    const whole = await wholeOf(candidate, set.setId)
    expect(whole).toMatchObject({ ...now, totalQuestions: 9 })
    expect(whole.feedback[0]).toMatchObject({ correct: false, withdrawn: true })
    expect((await candidate.daily()).result).toMatchObject({ ...now, totalQuestions: 9 })
    expect((await candidate.submit(answersTo(set))).body).toMatchObject({ ...now, totalQuestions: 9 })
    const marks = [false, false, true, true, true, true, true, true, true]
    expect(await candidate.history()).toMatchObject([{ ...now, questionsAnswered: 9, marks }])
    expect((await candidate.progress()).history).toMatchObject([{ correctAnswers: 7, totalQuestions: 9, score: 77.8 }])
    expect(await facts(set.setId)).toBe(before)
    await expectRebuildToAgree(practice, candidate)
  })

  it('the skill is as if the question had never been answered', async () => {
    const candidate = await monthly(practice)
    const set = await candidate.daily()
    await candidate.submit(answersTo(set, 1))
    const [wrong] = set.questions
    const skillOf = async () => (await practice.deps.learners.findById(candidate.userId))?.abilities[wrong?.skill ?? '']
    const before = await skillOf()
    await correct(practice, wrong?.id ?? '')
    expect((await skillOf())?.n ?? 0).toBe((before?.n ?? 0) - 1)
  })

  it('is no answered question of the bank: the progress falls with the size of the bank', async () => {
    const { candidate, set, ids, result } = await submitted(practice)
    const size = practice.deps.bank.heads.length
    expect(result).toMatchObject({ progress: 10, totalInBank: size })
    await correct(practice, ids[0])
    const now = { progress: 9, totalInBank: size - 1 }
    expect(await candidate.progress()).toMatchObject(now)
    expect(await wholeOf(candidate, set.setId)).toMatchObject(now)
    expect((await candidate.submit(answersTo(set))).body).toMatchObject(now)
    expect(await candidate.daily()).toMatchObject({ progress: 9, result: now })
    await expectRebuildToAgree(practice, candidate)
    expect(await candidate.progress()).toMatchObject(now)
    await correct(practice, ids[0], { key: keyOf(ids[0]), why: 'It was right after all.' })
    expect(await candidate.progress()).toMatchObject({ progress: 10, totalInBank: size })
  })

  it('a candidate who answered the whole bank is at its size, also after a withdrawal', async () => {
    const small = await createPractice({ bank: createFakeBank({ itemsPerSkill: 2 }) })
    try {
      const candidate = small.candidate()
      await candidate.subscribe()
      await candidate.submit(answersTo(await candidate.daily()))
      small.clock.set('2026-11-28T09:00:00Z')
      await candidate.submit(answersTo(await candidate.daily()))
      expect(await candidate.progress()).toMatchObject({ progress: 18, totalInBank: 18 })
      await correct(small, small.deps.bank.heads[0]?.id ?? '')
      expect(await candidate.progress()).toMatchObject({ progress: 17, totalInBank: 17 })
    } finally {
      await small.close()
    }
  })

  it('is in no new set, and the bank is smaller', async () => {
    const small = await createPractice({ bank: createFakeBank({ itemsPerSkill: 2 }) })
    try {
      const id = small.deps.bank.heads[0]?.id ?? ''
      const ruling = { key: null, reason, at: small.clock.now() }
      await correctQuestions(small.deps, [{ id, version: 1 }], ruling)
      const candidate = small.candidate()
      await candidate.subscribe()
      const first = await candidate.daily()
      await candidate.submit(answersTo(first))
      small.clock.set('2026-11-28T09:00:00Z')
      const asked = [...first.questions, ...(await candidate.daily()).questions].map((question) => question.id)
      expect(new Set(asked).size).toBe(17)
      expect(asked).not.toContain(id)
      expect((await candidate.progress()).totalInBank).toBe(17)
    } finally {
      await small.close()
    }
  })

  it('in a set that is open it stays where it is and says so; the result is told right at once', async () => {
    const candidate = await monthly(practice)
    const set = await candidate.daily()
    const [first, second] = set.questions.map(({ id }) => id) as [string, string]
    await correct(practice, first)
    const again = await candidate.daily()
    expect(again.questions.map(({ id, withdrawn }) => [id, withdrawn])).toEqual(
      set.questions.map(({ id }) => [id, id === first ? true : undefined]),
    )
    const { body } = await candidate.submit({ ...answersTo(set), [first]: wrongFor(first), [second]: wrongFor(second) })
    expect(body).toMatchObject({ correctAnswers: 8, totalQuestions: 9, score: 88.9, corrections: [{ number: 1 }] })
    expect(body.told).toBeUndefined()
    await expectRebuildToAgree(practice, candidate)
  })

  it('a key that was corrected is not betrayed by an open set', async () => {
    const candidate = await monthly(practice)
    const set = await candidate.daily()
    const id = set.questions[0]?.id ?? ''
    await correct(practice, id, { key: wrongFor(id) })
    expect(await candidate.daily()).toEqual(set)
    expect((await candidate.submit(answersTo(set))).body).toMatchObject({ correctAnswers: 9, totalQuestions: 10 })
  })
})

describe('a corrected key', () => {
  it('turns results over, and a second correction replaces the first', async () => {
    const { candidate, set, ids } = await submitted(practice)
    const [wrong] = ids
    const right = ids[3] ?? ''
    await correct(practice, wrong, { key: wrongFor(wrong) })
    expect(await wholeOf(candidate, set.setId)).toMatchObject({ correctAnswers: 8, totalQuestions: 10, score: 80 })
    await correct(practice, right, { key: wrongFor(right), why: 'The key was C by mistake.' })
    const both = await wholeOf(candidate, set.setId)
    expect(both).toMatchObject({ correctAnswers: 7, score: 70 })
    expect(both.told).toBeUndefined()
    expect(both.corrections?.map(({ number, correctAnswer }) => [number, correctAnswer])).toEqual([
      [1, wrongFor(wrong)],
      [4, wrongFor(right)],
    ])
    expect(both.feedback[3]).toMatchObject({ correct: false, correctAnswer: wrongFor(right) })
    await correct(practice, wrong)
    expect(await wholeOf(candidate, set.setId)).toMatchObject({
      correctAnswers: 6,
      totalQuestions: 9,
      corrections: [{ number: 1, revision: 2, withdrawn: true }, { number: 4 }],
      told: { correctAnswers: 7, totalQuestions: 10 },
    })
    await correct(practice, wrong, { key: keyOf(wrong), why: 'It was right after all.' })
    await correct(practice, right, { key: keyOf(right), why: 'It was right after all.' })
    expect(await candidate.history()).toMatchObject([{ correctAnswers: 7, questionsAnswered: 10, score: 70 }])
    await expectRebuildToAgree(practice, candidate)
  })

  it('the same correction again changes nothing', async () => {
    const { ids } = await submitted(practice)
    await correct(practice, ids[5] ?? '')
    await correct(practice, ids[5] ?? '')
    expect((await practice.deps.corrections.refresh()).get(`${ids[5]}:1`)?.rulings).toHaveLength(1)
  })
})

it('a retake is counted under the corrections, beside the first score under the corrections', async () => {
  const { candidate, set, ids } = await submitted(practice)
  await candidate.call('GET', '/tests/daily/retake')
  const retake = { baseResultId: set.setId, answers: answersTo(set, 1) }
  const { body } = await candidate.call<ResultView>('POST', '/tests/daily/retake/submit', retake)
  expect(body).toMatchObject({ score: 90, originalScore: 70 })
  await correct(practice, ids[0])
  expect(await wholeOf(candidate, `${set.setId}:r1`)).toMatchObject({
    score: 100,
    totalQuestions: 9,
    originalScore: 77.8,
    told: { score: 90 },
  })
  const again = await candidate.call<ResultView>('POST', '/tests/daily/retake/submit', retake)
  expect(again.body).toMatchObject({ score: 100, originalScore: 77.8, alreadySubmitted: true })
  expect((await candidate.history()).map(({ type, score }) => [type, score])).toEqual([
    ['daily-retake', 100],
    ['daily', 77.8],
  ])
  await expectRebuildToAgree(practice, candidate)
})

it('a correction of another version, or of a question that the candidate never had, changes no view', async () => {
  const { candidate, set, ids, result } = await submitted(practice)
  await practice.deps.corrections.add({ id: ids[0], version: 2 }, { key: null, reason, at: practice.clock.now() })
  const fresh = practice.deps.bank.heads.find(({ id }) => !ids.includes(id))
  await correct(practice, fresh?.id ?? '')
  expect((await candidate.daily()).result).toEqual({
    ...result,
    alreadySubmitted: true,
    totalInBank: expect.any(Number),
  })
  expect(await wholeOf(candidate, set.setId)).not.toHaveProperty('corrections')
  await expectRebuildToAgree(practice, candidate)
})

it('names the version that was served, and asks where there are several', async () => {
  const { deps } = practice
  const id = deps.bank.heads[0]?.id ?? ''
  expect(await servedQuestion(deps, { id })).toEqual({ id, version: 1 })
  await expect(servedQuestion(deps, { id, version: 2 })).rejects.toThrow(`There is no question ${id}:2.`)
  await expect(servedQuestion(deps, { id: 'nothing' })).rejects.toThrow('There is no question nothing.')
  const { deps: newer } = await practice.process({ bank: createFakeBank({ version: 2 }) })
  await deps.questions.keep([{ id, version: 1 }])
  await expect(servedQuestion(newer, { id })).rejects.toThrow(`${id} has the versions 1, 2. Name one, such as ${id}:1.`)
})
